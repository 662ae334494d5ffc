import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "visitorLog",
  name: "Visitor sign-in",
  icon: "id-card-lanyard",
  says: {
    en: "visitor sign-in|visitor log|visitor management|visitor register|front desk visitor book|visitor book for reception|reception desk app|visitor badges|guest sign-in at the office|sign in visitors|visitor arrivals|reception sign in sheet|visitors at reception|guests sign in at reception|gatehouse visitor list",
    de: "Besucherverwaltung|Besucheranmeldung|Empfang Besucherliste",
    es: "registro de visitas|control de visitantes|recepción de visitas",
    fr: "registre des visiteurs|accueil des visiteurs|gestion des visiteurs",
    pt: "registo de visitantes|controlo de visitantes|receção de visitas",
  },
  forms: ["management", "tool", "dashboard", "tracker"],
  people: ["front desk", "hosts", "visitors"],
  mood: "sober",
  things: [
    {
      id: "host",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "host|hosts",
      also: "employee|colleague|person visited",
      fields:
        "Name: text\nDepartment: choice Management|Sales|Production|IT|Care\nPhone: phone\nE-mail: email\nRoom: text\nIn today: boolean 80\nVisits: rollup count visit.host",
      cells: "department phone eMail room inToday",
      rows: "Farida Aziz|Management|555-0101|farida.aziz@example.com|3.01|yes\nMarek Zielinski|Sales|555-0102|marek.zielinski@example.com|2.14|no\nChidi Okafor|Production|555-0103|chidi.okafor@example.com|Hall B|yes\nYuki Tanaka|IT|555-0104|yuki.tanaka@example.com|1.08|yes\nRuth Abara|Care|555-0105|ruth.abara@example.com|0.05|yes",
    },
    {
      id: "visit",
      use: "core",
      role: "event",
      icon: "id-card-lanyard",
      names: "visit|visits",
      also: "visitor|guest|contractor|delivery|appointment",
      fields:
        "Visitor: text\nCompany: text\nHost: relation host\nDate: date -3..5\nExpected: time 08:00..16:30\nCame: time 08:00..17:00\nLeft: time 08:30..18:00\nWhy: choice meeting|interview|repair|delivery|audit|tour\nState: choice expected|in the house|left|did not come\nBadge: text\nCar: text\nRules read: boolean 75\nBadge back: boolean 60\nNote: longText",
      cells: "company host date expected came left why state badge car rulesRead badgeBack note",
      rows: "Laura Bianchi|Northside Labs|Farida Aziz|@0|09:00|08:56||meeting|in the house|B-07|NL 204|yes|no|\nGrace Mbeki|applicant|Ruth Abara|@0|11:00|||interview|expected|||no|no|Coffee, then room Nook\nTom Barlow|Quick Copy|Yuki Tanaka|@0|10:00|10:20|11:05|repair|left|B-03|QC 11|yes|yes|\nTwo auditors|Audit office|Farida Aziz|@0|08:30|08:31||audit|in the house|B-01, B-02||yes|no|May see hall B\nPallet, twelve boxes|Okafor Freight|Chidi Okafor|@0|13:00|||delivery|expected||OF 88|no|no|Gate 2\nElif Demir|Demir Motors|Marek Zielinski|@-1|14:00|14:05|15:40|meeting|left|B-04|DM 1|yes|no|Badge went home with her\nClass 9A|Westfield College|Chidi Okafor|@3|09:30|||tour|expected|||no|no|24 pairs of glasses\nJonas Weber|Lift service|Yuki Tanaka|@-1|08:00|||repair|did not come|||no|no|New date next week\nPriya Nair|Nair & Webb|Farida Aziz|@1|15:00|||meeting|expected|||no|no|Wheelchair, side door\nOmar Haddad|Bright Cleaning|Ruth Abara|@-2|16:00|15:58|16:40|meeting|left|B-05||yes|yes|",
    },
    {
      id: "parcel",
      use: "core",
      role: "log",
      icon: "package",
      names: "parcel|parcels",
      also: "letter|package|post",
      fields:
        "Parcel: text\nRecipient: relation host\nCame: date -6..0\nFrom: text\nShelf: choice A|B|C|cold\nFetched: boolean 50\nSigned by: text",
      cells: "recipient came from shelf fetched signedBy",
      rows: "Small box|Yuki Tanaka|@0|Keys and Cables|A|no|Lou\nSamples, keep cold|Chidi Okafor|@0|Northside Labs|cold|no|Lou\nRegistered letter|Farida Aziz|@-1|Town hall|B|yes|Lou\nShoes, private|Marek Zielinski|@-3|a shop|C|no|Grace\nBrochures, 4 boxes|Marek Zielinski|@-5|Print works|C|no|Lou\nUniforms|Ruth Abara|@-2|Tailor|B|yes|Grace",
    },
  ],
  jobs: "keep visit\nmove visit.state\ncheck visit.badgeBack\nagenda visit.date\nfind visit\ncheck parcel.fetched\nchart visit.why\nkeep host\nassign visit.host\nplan visit.date\ncheck visit.rulesRead\nkeep parcel",
  site: {
    headline: "Welcome. Who are you here for?",
    body: "Sign in with two taps, read the rules, take your badge. Your host knows that you are here.",
    action: "Announce a visit|visit",
    services:
      "Visitors|Badge, rules, host rung|\nContractors|Papers checked once a year|\nTours|Up to thirty, by appointment|",
    questions:
      "What do I need?|Your name, your company and who you are here for.\nWhere do I park?|Bays one to six; tell us your number plate.\nWhat if the alarm rings?|Leave by the green signs and meet at the oak. We have the list.",
  },
  words: {
    tagline: "Who is in the house, who they visit, with which badge.",
    itch: "Is everybody out?",
    promise: "The list is right when it rings",
    pov: "POV: the alarm rings and you know who is in",
    gains: ["In the house: four guests", "B-04 went home with her", "Cold box for Chidi"],
  },
});
