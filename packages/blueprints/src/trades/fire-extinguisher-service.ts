import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "fireExtinguisherService",
  name: "Fire extinguisher service",
  icon: "fire-extinguisher",
  says: {
    en: "fire extinguisher service|fire extinguisher maintenance|fire extinguisher inspection|fire extinguisher company|extinguisher service records|fire safety equipment service|fire hose inspection|emergency lighting tests|fire door inspections|fire risk assessment|fire safety company|sprinkler maintenance|fire blanket and hydrant checks|extinguisher asset register|dry riser testing|fire equipment servicing",
    de: "Feuerlöscher-Wartung|Feuerlöscher prüfen|Brandschutzservice|Feuerlöscherprüfung",
    es: "mantenimiento de extintores|revisión de extintores|empresa contra incendios",
    fr: "maintenance extincteurs|vérification d'extincteurs|sécurité incendie entreprise",
    pt: "manutenção de extintores|inspeção de extintores|segurança contra incêndios",
  },
  forms: ["management", "portal", "dashboard"],
  people: ["technicians", "dispatchers", "building owners"],
  mood: "sober",
  things: [
    {
      id: "site",
      use: "core",
      role: "place",
      icon: "building",
      names: "site|sites",
      also: "customer|building|premises|school",
      fields:
        "Site: text\nContact: text @people\nPhone: phone\nE-mail: email\nAddress: location\nUse: choice office|school|hotel|shop|factory|flats\nContract: choice yearly|half-yearly|on call\nVisit due: date -20..330\nDays left: daysUntil visitDue\nExtinguishers: rollup count extinguisher.site",
      cells: "contact phone eMail address use contract visitDue",
      rows: "Harbor Hotel|Bernd Voss|555-0111|desk@harborhotel.example.com|Quay Road|hotel|yearly|@5\nSt Anne's Primary|Marion Tate|555-0112|office@stannes.example.com|School Road|school|yearly|@-8\nCrumb bakery|Lotte Crum|555-0113|hello@crumb.example.com|High Street|shop|yearly|@40\nWeir Storage|Ned Coble|555-0114|ned@weirstorage.example.com|Canal Park|factory|half-yearly|@12\n7 Mill Lane flats|Parva Lettings|555-0115|repairs@parva.example.com|7 Mill Lane|flats|yearly|@120",
    },
    {
      id: "extinguisher",
      use: "core",
      role: "item",
      icon: "fire-extinguisher",
      names: "extinguisher|extinguishers",
      also: "unit|hose reel|fire blanket|asset",
      fields:
        "Extinguisher: text\nSite: relation site\nPlace: text\nKind: choice water|foam|powder|CO2|wet chemical|hose reel|fire blanket\nSize: text\nMade: number 2006..2026\nServiced: date -400..-1\nService due: date -35..365\nDischarge test due: date -40..2600\nCondition: choice good|low pressure|seal broken|bracket loose|missing|condemned\nSign in place: boolean 85",
      cells: "site place kind size made serviced serviceDue dischargeTestDue condition signInPlace",
      rows: "HH-01|Harbor Hotel|Reception|foam|6 l|2021|@-360|@5|@190|good|yes\nHH-02|Harbor Hotel|Kitchen, door|wet chemical|6 l|2021|@-360|@5|@190|good|yes\nHH-03|Harbor Hotel|Second floor, lift|CO2|2 kg|2017|@-360|@5|@400|bracket loose|no\nSA-01|St Anne's Primary|Hall|water|9 l|2020|@-373|@-8|@-30|good|yes\nSA-02|St Anne's Primary|Boiler room|CO2|5 kg|2014|@-373|@-8|@-12|low pressure|yes\nSA-03|St Anne's Primary|Kitchen|fire blanket|1.2 m|2019|@-373|@-8|@365|good|yes\nCB-01|Crumb bakery|Oven|foam|6 l|2022|@-325|@40|@500|good|yes\nWS-01|Weir Storage|Loading door|powder|12 kg|2010|@-170|@12|@60|seal broken|yes\nWS-02|Weir Storage|Office|CO2|2 kg|2023|@-170|@12|@2300|good|yes\nML-01|7 Mill Lane flats|Ground floor|foam|6 l|2012|@-245|@120|@-40|condemned|yes",
    },
    {
      id: "visit",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "visit|visits",
      also: "service|round|inspection|call",
      fields:
        "Visit: text\nSite: relation site\nDate: date -8..20\nTime: time 07:30..16:00\nTechnician: text @people\nUnits: number 1..90\nPrice a unit: money 6..14 GBP\nService price: calc units * priceAUnit GBP\nAlso: tags emergency lights|fire doors|hoses|training\nCertificate sent: boolean 40\nState: choice planned|confirmed|done|no access|invoiced",
      cells: "site date time technician units priceAUnit also certificateSent state",
      rows: "Hotel, yearly|Harbor Hotel|@4|08:00|Sol Vega|34|8|emergency lights|no|confirmed\nSchool, overdue|St Anne's Primary|@1|15:30|Sol Vega|18|9|fire doors|no|planned\nStorage, half-year|Weir Storage|@12|09:00|Ada Frost|26|8|hoses|no|planned\nBakery, broken seal|Crumb bakery|@-3|10:00|Ada Frost|2|14||yes|invoiced\nFlats, no key|7 Mill Lane flats|@-6|13:00|Ada Frost|12|9||no|no access",
    },
    {
      id: "action",
      use: "core",
      role: "item",
      icon: "list-checks",
      names: "action|actions",
      also: "defect|remark|quote|replacement",
      fields:
        "Action: text\nExtinguisher: relation extinguisher\nFound: date -20..0\nWhat: choice recharge|replace|bracket|sign|discharge test|additional unit\nPrice: money 6..140 GBP\nAgreed: boolean 50\nDo by: date -4..30\nState: choice found|quoted|agreed|done|refused",
      cells: "extinguisher found what price agreed doBy state",
      rows: "Bracket, second floor|HH-03|@-10|bracket|14|yes|@4|agreed\nReplace, ground floor|ML-01|@-6|replace|68|no|@-1|quoted\nCO2 discharge test|SA-02|@-8|discharge test|52|no|@1|found\nNew seal and check|WS-01|@-2|recharge|38|yes|@12|agreed\nSign at the lift|HH-03|@-10|sign|6|yes|@4|agreed",
    },
  ],
  jobs: "due site.visitDue\nagenda visit.date\ndue extinguisher.serviceDue\nmove visit.state\nfind extinguisher\nassign visit.technician\ndue action.doBy\nmove action.state\ncheck visit.certificateSent\nmap site.address\ntotal visit.servicePrice\nprint extinguisher",
  site: {
    headline: "Checked, tagged, and the certificate in your inbox",
    body: "Technicians who carry spares, so most units stay on the wall. You see your list, your due dates and what we found.",
    action: "Ask for a visit|visit",
    services:
      "Yearly service|Per extinguisher|8\nDischarge test and refill|Every five years, from|52\nFire warden training|Two hours, real flames outdoors|260",
    questions:
      "How often must they be checked?|Once a year by a technician, monthly by you with a glance.\nWhich one for the kitchen?|Wet chemical for fat, and a blanket.\nWhat is a condemned unit?|One that is no longer safe to recharge; we take it along.",
  },
  words: {
    tagline: "Every extinguisher, its place, its date.",
    itch: "Which sites are overdue?",
    promise: "Every unit checked, every certificate sent",
    pov: "POV: the insurer asks and the list is current",
    gains: ["School: eight days overdue", "34 units at the hotel", "ML-01 condemned, quote waiting"],
  },
});
