import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "faithCommunity",
  name: "Mosque or temple community",
  icon: "mosque",
  says: {
    en: "mosque|mosque management|prayer times|prayer times website|mosque community|islamic center|temple community|hindu temple|synagogue|gurdwara|buddhist center|madrasa|weekend school at the mosque|iftar planning|zakat and donations|congregation members|puja bookings",
    de: "Moscheeverein|Gebetszeiten|Tempelgemeinde|Synagogengemeinde",
    es: "mezquita|horarios de oración|comunidad del templo|sinagoga",
    fr: "mosquée|horaires de prière|communauté du temple|synagogue",
    pt: "mesquita|horários de oração|comunidade do templo|sinagoga",
  },
  forms: ["community", "site", "management", "booking"],
  people: ["committee members", "teachers", "congregation"],
  mood: "warm",
  things: [
    {
      id: "member",
      use: "core",
      role: "person",
      icon: "users-round",
      names: "member|members",
      also: "family|congregation|household|volunteer",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nHousehold: number 1..9\nHelps with: tags kitchen|cleaning|teaching|welcome|parking|accounts|none\nMembership paid until: date -60..330\nDays left: daysUntil membershipPaidUntil\nLanguages: tags English|Arabic|Urdu|Turkish|Punjabi|Bengali",
      cells: "phone eMail household helpsWith membershipPaidUntil languages",
      rows: "Amir Nazari|555-0121|amir.nazari@example.com|5|accounts|@200|English; Arabic\nFatima Zahra Alami|555-0122|fatima.alami@example.com|4|teaching|@40|English; Arabic\nYusuf Demir|555-0123|yusuf.demir@example.com|3|parking; cleaning|@-12|English; Turkish\nRashid Alam|555-0124|rashid.alam@example.com|6|kitchen|@90|English; Bengali\nAyesha Karim|555-0125|ayesha.karim@example.com|2|welcome; kitchen|@-2|English; Urdu\nImran Shah|555-0126|imran.shah@example.com|4|none|@160|English; Urdu",
    },
    {
      id: "gathering",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "gathering|gatherings",
      also: "prayer|service|lecture|festival|event",
      fields:
        "Gathering: text\nDate: date -4..60\nTime: time 05:00..21:00\nKind: choice Friday prayer|festival|lecture|shared meal|wedding|funeral|open day\nLeads: text @people\nRoom: choice main hall|women's hall|classroom|kitchen|outside\nExpected: number 10..900\nHelpers needed: number 0..24\nHelpers: number 0..24\nHelpers missing: calc helpersNeeded - helpers\nState: choice planned|announced|done",
      cells: "date time kind leads room expected helpersNeeded helpers state",
      rows: "Friday prayer|@0|13:15|Friday prayer|Imam Salim|main hall|320|6|6|announced\nFriday prayer, next|@7|13:15|Friday prayer|Imam Salim|main hall|320|6|3|planned\nYouth evening|@2|18:00|lecture|Fatima Zahra Alami|classroom|35|2|2|announced\nNeighbors' open day|@9|11:00|open day|Ayesha Karim|main hall|200|14|9|announced\nCommunity supper|@16|17:30|shared meal|Rashid Alam|kitchen|150|12|4|planned\nWedding, Karim|@23|14:00|wedding|Imam Salim|main hall|240|8|2|planned",
    },
    {
      id: "pupil",
      use: "core",
      role: "person",
      icon: "graduation-cap",
      names: "pupil|pupils",
      also: "student|child|class",
      fields:
        "Pupil: text\nParent: relation member\nGroup: choice beginners|reading|advanced|adults\nTeacher: text @people\nDay: choice Saturday|Sunday|Wednesday\nPresent: percent 40..100\nPage: text\nFee paid: boolean 70",
      cells: "parent group teacher day present page feePaid",
      rows: "Leila Nazari|Amir Nazari|reading|Fatima Zahra Alami|Saturday|92|Lesson 14|yes\nOmar Nazari|Amir Nazari|beginners|Fatima Zahra Alami|Saturday|88|Letters, row 5|yes\nDeniz Demir|Yusuf Demir|beginners|Fatima Zahra Alami|Saturday|71|Letters, row 3|no\nTahira Alam|Rashid Alam|advanced|Imam Salim|Sunday|96|Part 3|yes\nZara Karim|Ayesha Karim|reading|Fatima Zahra Alami|Sunday|84|Lesson 9|no",
    },
    {
      id: "donation",
      use: "core",
      role: "log",
      icon: "hand-coins",
      names: "donation|donations",
      also: "zakat|gift|collection",
      fields:
        "Donation: text\nFrom: text\nDate: date -40..0\nFor: choice building|welfare|school|food|general\nAmount: money 5..2500 GBP\nReceipt sent: boolean 60",
      cells: "from date forValue amount receiptSent",
      rows: "Friday box|Congregation|@-7|general|684|no\nHeating appeal|Amir Nazari|@-9|building|500|yes\nWinter food|Imran Shah|@-14|food|120|yes\nSchool books|Anonymous|@-20|school|240|no\nWelfare, two families|Rashid Alam|@-5|welfare|300|yes",
    },
    {
      id: "request",
      use: "more",
      role: "event",
      icon: "hand-helping",
      names: "request|requests",
      also: "room booking|counseling|welfare request",
      fields:
        "Request: text\nName: text\nPhone: phone\nKind: choice room|wedding|funeral|advice|food help|school visit\nDate: date 0..40\nState: choice new|talked|agreed|done",
      cells: "name phone kind date state",
      rows: "Class 4 visit|St Anne's Primary|555-0131|school visit|@11|agreed\nNikah, advice first|Hassan Jaber|555-0132|wedding|@30|talked\nFood for a month|In confidence|555-0133|food help|@1|new",
    },
  ],
  jobs: "agenda gathering.date\nrank gathering.helpersMissing\nmove gathering.state\nkeep member\nrequest request\ndue member.membershipPaidUntil\nkeep pupil\ntotal donation.amount\nmove request.state\ncheck pupil.feePaid\ncheck donation.receiptSent\nchart pupil.group",
  site: {
    headline: "Prayer, school and a kitchen for a hundred and fifty",
    body: "Times, gatherings and the weekend school. Visitors are welcome on open days; ask for a room or a talk.",
    action: "Ask us|request",
    services:
      "Weekend school|Per term and child|60\nCommunity supper|Every third Sunday|\nHall|For weddings of members|180\nSchool visits|An hour, shoes off, tea|",
    questions:
      "May visitors come?|Yes; ask at the door or write before.\nWhat should I wear?|Covered arms and legs, a scarf if you have one.\nIs there parking?|On Fridays only with a steward; please walk.",
  },
  words: {
    tagline: "Gatherings, helpers, pupils and gifts.",
    itch: "How many helpers has the open day?",
    promise: "Enough hands at every gathering",
    pov: "POV: the rice is ready as the last guest sits",
    gains: ["Open day: five helpers missing", "Friday box: 684", "Two memberships ran out"],
  },
});
