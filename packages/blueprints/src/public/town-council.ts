import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "townCouncil",
  name: "Parish and town council",
  icon: "landmark",
  says: {
    en: "parish council|town council|village council|local council|city council|municipality|potholes|report potholes|citizen reports|residents report issues|council meetings|broken street lights|fly-tipping|parish clerk|report issues to the council|town hall",
    de: "Gemeinde|Gemeindeverwaltung|Mängelmelder|Stadtverwaltung|Gemeinderat",
    es: "ayuntamiento|incidencias en la vía pública|municipio|consejo municipal",
    fr: "mairie|commune|conseil municipal|signalements des habitants",
    pt: "junta de freguesia|câmara municipal|prefeitura|ocorrências na via pública",
  },
  forms: ["portal", "management", "site"],
  people: ["clerks", "councillors", "residents"],
  mood: "sober",
  things: [
    {
      id: "ward",
      use: "core",
      role: "place",
      icon: "map",
      names: "ward|wards",
      also: "district|neighborhood|area|quarter",
      fields:
        "Ward: text\nCouncillor: text\nE-mail: email\nHouseholds: number 180..1400\nReports: rollup count report.ward",
      cells: "councillor eMail households",
      rows: "Castle|Ruth Ellis|castle@council.example.com|640\nRiverside|Kwame Boateng|riverside@council.example.com|910\nStation|Priya Nair|station@council.example.com|1220\nHillside|Owen Pritchard|hillside@council.example.com|380\nMarket|Helen Sharp|market@council.example.com|540",
    },
    {
      id: "report",
      use: "core",
      role: "item",
      icon: "megaphone",
      names: "report|reports",
      also: "issue|complaint|pothole|fault|problem|defect|incident|request",
      fields:
        "What is wrong: text\nPicture: image\nKind: choice pothole|street light|litter and tipping|tree or hedge|playground|drain|sign or bench|noise|other\nWhere: location\nWard: relation ward\nReported by: text\nE-mail: email\nReported on: date -40..0\nAnswer due: date -10..14\nDays left: daysUntil answerDue\nState: choice new|checked|passed to county|work ordered|fixed|not ours\nHandled by: text\nSame problem seen by: number 1..24 people\nReply: longText",
      cells: "kind where ward reportedBy eMail reportedOn answerDue state handledBy sameProblemSeenBy reply",
      rows: "Deep hole by the bus stop|pothole|Station Road 31|Station|Daniel Okoro|daniel.okoro@example.com|@-11|@-1|passed to county|Joanne Price|17|County reference 88213\nLamp 114 out for a week|street light|Canal Street|Riverside|Aisha Bello|aisha.bello@example.com|@-6|@4|work ordered|Joanne Price|5|Electrician on Thursday\nMattress in the lay-by|litter and tipping|Hill Road lay-by|Hillside|Gwen Hughes|gwen.hughes@example.com|@-2|@8|checked|Tom Barlow|3|\nSwing chain worn|playground|Castle Green|Castle|Mei Tanaka|mei.tanaka@example.com|@-1|@2|work ordered|Tom Barlow|2|Swing taken down today\nHedge over the footpath|tree or hedge|Mill Lane 12|Castle|Margaret Hale|margaret.hale@example.com|@-15|@-5|checked|Joanne Price|6|Owner written to\nDrain blocked, floods in rain|drain|Market Place|Market|Rosa Marini|rosa@copperkettle.example.com|@-4|@6|passed to county|Joanne Price|9|\nBench slat missing|sign or bench|River walk|Riverside|Tomás García|tomas.garcia@example.com|@-22|@-8|fixed|Tom Barlow|1|New slat, 14th\nMusic after midnight|noise|Quay House|Riverside|Noor Rahman|noor.rahman@example.com|@0|@10|new|Joanne Price|1|\nBroken glass on the court|litter and tipping|Station Park|Station|Kofi Mensah|kofi.mensah@example.com|@-3|@7|fixed|Tom Barlow|4|Swept on Tuesday\nFaded zebra crossing|other|School Road|Station|Helen Sharp|helen.sharp@example.com|@-19|@-4|passed to county|Joanne Price|24|On the June list\nSat nav sends lorries here|other|Hillside|Hillside|Ruth Ellis|ruth.ellis@example.com|@-30|@-16|not ours|Joanne Price|8|Form for the map maker sent",
    },
    {
      id: "meeting",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "meeting|meetings",
      also: "council session|agenda|committee|minutes|assembly",
      fields:
        "Meeting: text\nStarts: dateTime -30..40 19:00..19:30\nWhere: text\nCommittee: choice full council|planning|finance|open spaces\nAgenda: lines\nPapers due: date -35..33\nMinutes approved: boolean 40",
      cells: "starts where committee agenda papersDue minutesApproved",
      rows: "Full council|@6T19:00|Corn Exchange, upstairs|full council|Public questions; Playground tender; Zebra crossing, School Road; Grants|@1|no\nPlanning committee|@13T19:00|Library room|planning|Barn at Hill Farm; Shop front, Market Place|@8|no\nFinance committee|@20T18:30|Library room|finance|First quarter; Precept; Insurance|@15|no\nOpen spaces|@27T19:00|Castle Green pavilion|open spaces|Swings; Allotment water; Tree survey|@22|no\nFull council, last month|@-24T19:00|Corn Exchange, upstairs|full council|Public questions; Bus shelter; Speed watch|@-29|yes\nPlanning committee, last month|@-17T19:00|Library room|planning|Two extensions|@-22|no",
    },
    {
      id: "notice",
      use: "core",
      role: "item",
      icon: "newspaper",
      names: "notice|notices",
      also: "news|announcement|road closure|consultation|bulletin",
      fields:
        "Notice: text\nKind: choice news|road closure|consultation|vacancy|event\nPublished: date -20..0\nUp until: date 2..40\nText: longText\nPinned: boolean 20",
      cells: "kind published upUntil text pinned",
      rows: "Mill Lane closed for gas works|road closure|@-3|@9|Monday to Friday, half past nine till three. Diversion by School Road.|yes\nHave your say on the playground|consultation|@-8|@21|Three designs are on show in the library.|no\nCo-opted councillor wanted|vacancy|@-12|@18|Castle ward has an empty seat. Talk to the clerk.|no\nSpring clean, Saturday|event|@-2|@5|Gloves and bags at the pavilion from ten.|no\nGrants for local groups|news|@-6|@30|Up to 500 pounds. Apply before the finance committee.|no",
    },
    {
      id: "application",
      use: "more",
      role: "item",
      icon: "file-text",
      names: "planning application|planning applications",
      also: "planning|consultation|building application",
      fields:
        "Application: text\nReference: text\nAddress: location\nWard: relation ward\nComments by: date -5..25\nComments: number 0..40\nCouncil view: choice not discussed|no objection|objects|neutral",
      cells: "reference address ward commentsBy comments councilView",
      rows: "Barn into two homes|24/0871|Hill Farm|Hillside|@11|14|not discussed\nNew shop front|24/0888|5 Market Place|Market|@9|3|not discussed\nRear extension|24/0840|8 Elm Grove|Station|@-4|1|no objection\nPhone mast|24/0852|Station Yard|Station|@2|37|objects",
    },
    {
      id: "grant",
      use: "more",
      role: "item",
      icon: "hand-coins",
      names: "grant|grants",
      also: "funding request|grant application",
      fields:
        "Grant for: text\nGroup: text\nAsked: money 100..500 GBP\nGiven: money 0..500 GBP\nState: choice applied|to finance committee|given|declined\nReport back due: date 20..300",
      cells: "group asked given state reportBackDue",
      rows: "Village hall blinds|Hillside Hall|480|0|to finance committee|@280\nFootball nets|Riverside Juniors|320|320|given|@60\nRepair café tools|Repair Café|250|250|given|@25\nFireworks|Castle Residents|500|0|declined|@300",
    },
  ],
  jobs: "request report\nmove report.state\nmap report.where\ndue report.answerDue\nassign report.handledBy\nagenda meeting.starts\nfind notice\nshow report.picture\nchart report.kind\nrank report.sameProblemSeenBy\nkeep ward\nfind report",
  site: {
    headline: "Tell us what needs fixing",
    body: "Report a pothole, a dark lamp or a full bin, read what the council will decide next, and see who speaks for your street.",
    action: "Report a problem|report",
    services:
      "Report a problem|With a photo and a pin on the map|\nCome to a meeting|Fifteen minutes for public questions every time|\nApply for a grant|Up to 500 pounds for local groups|\nHire the pavilion|Castle Green, by the hour|14",
    questions:
      "How fast is a pothole mended?|We check within ten days; roads belong to the county, and we pass it on with your photo.\nMust I give my name?|No, but without an e-mail address we cannot answer.\nMay I speak at a meeting?|Yes, three minutes each, at the start.\nWhen is the office open?|Tuesday and Thursday, nine till noon.",
  },
  words: {
    tagline: "What residents report, and what became of it.",
    itch: "Who answered about that pothole?",
    promise: "Every report answered in time",
    pov: "POV: residents see it was fixed",
    gains: ["11 reports. 3 answers overdue.", "Lamp 114: electrician on Thursday", "24 people, one zebra crossing"],
  },
});
