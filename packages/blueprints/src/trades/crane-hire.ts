import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "craneHire",
  name: "Crane hire",
  icon: "weight",
  says: {
    en: "crane hire|crane rental|mobile crane hire|crane company|crane operator|lifting plans|lift plan|contract lift|hiab hire|crane bookings|lifting gear register|slings and shackles register|loler inspections|appointed person lifting|spider crane hire|heavy lifting company|rigging company",
    de: "Kranvermietung|Autokran mieten|Kranarbeiten|Schwerlast",
    es: "alquiler de grúas|grúas móviles|plan de izaje",
    fr: "location de grue|grutier|levage|grue mobile",
    pt: "aluguer de gruas|aluguel de guindaste|guindastes|plano de rigging",
  },
  forms: ["management", "booking", "dashboard"],
  people: ["hire desks", "crane operators", "riggers"],
  mood: "sober",
  things: [
    {
      id: "crane",
      use: "core",
      role: "item",
      icon: "weight",
      names: "crane|cranes",
      also: "machine|hiab|truck crane|spider crane",
      fields:
        "Crane: text\nFleet number: text\nKind: choice truck crane|all terrain|spider|crawler|lorry loader\nCapacity: number 3..130 t\nBoom: number 8..60 m\nHour rate: money 65..260 GBP\nMinimum hours: number 4..8\nOperator: text @people\nExamination due: date -5..170\nDays left: daysUntil examinationDue\nHours run: number 400..14000 h\nState: choice free|booked|on site|in the workshop",
      cells: "fleetNumber kind capacity boom hourRate minimumHours operator examinationDue hoursRun state",
      rows: "AT 60|C-60-2|all terrain|60|48|165|8|Gus Petrie|@40|6120|on site\nAT 35|C-35-1|truck crane|35|30|115|6|Mel Hobbs|@-2|8840|in the workshop\nAT 130|C-130-1|all terrain|130|60|260|8|Rory Quinn|@90|3410|booked\nSpider 3|S-03-4|spider|3|9|65|8|Ola Berg|@22|1260|free\nSpider 8|S-08-1|spider|8|17|95|8|Ola Berg|@65|980|booked\nLoader 22|L-22-3|lorry loader|8|20|80|4|Denny Cole|@120|5200|on site",
    },
    {
      id: "client",
      use: "core",
      role: "person",
      icon: "building-2",
      names: "client|clients",
      also: "customer|contractor|site",
      fields: "Client: text\nContact: text\nPhone: phone\nE-mail: email\nTerms: choice crane hire|contract lift",
      cells: "contact phone eMail terms",
      rows: "Bragg Building|Steve Bragg|555-0111|office@bragg.example.com|crane hire\nHarlow Architects|Jo Harlow|555-0112|site@harlow.example.com|contract lift\nCity Water|Nadia Perez|555-0113|works@citywater.example.com|contract lift\nElin Skog|Elin Skog|555-0114|elin.skog@example.com|contract lift\nGroundline|Pat Corrie|555-0115|pat@groundline.example.com|crane hire",
    },
    {
      id: "hire",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "hire|hires",
      also: "lift|booking|contract lift|job",
      fields:
        "Hire: text\nClient: relation client\nCrane: relation crane\nSite: location\nDate: date -5..20\nTime: time 06:00..14:00\nLoad: number 0.2..90 t\nRadius: number 3..40 m\nLift plan: choice not needed|to write|checked|signed\nGround checked: boolean 50\nHours: number 4..12 h\nPrice: money 260..4200 GBP\nState: choice asked|quoted|confirmed|on site|done|wind stopped|invoiced",
      cells: "client crane site date time load radius liftPlan groundChecked hours price state",
      rows: "Roof trusses|Bragg Building|AT 60|9 Hill Road|@0|07:00|1.8|24|signed|yes|8|1320|on site\nSteel beam through garden|Harlow Architects|Spider 3|Bridge Row|@3|08:00|0.6|5|checked|yes|8|520|confirmed\nPump out of shaft|City Water|AT 130|Canal Park|@6|06:30|14|18|to write|no|9|2340|confirmed\nBoat on trailer|Elin Skog|AT 35|Quay Road|@-4|10:00|3.2|10|signed|yes|6|690|done\nSite cabins|Groundline|Loader 22|Sports field|@0|09:00|2.4|8|not needed|yes|4|320|on site\nGlass units, fifth floor|Harlow Architects|Spider 8|7 Market Square|@10|07:30|0.4|9|to write|no|8|760|quoted\nAir handler|Bragg Building|AT 60|Ring Road 12|@-5|06:00|4.6|30|signed|yes|8|1320|wind stopped",
    },
    {
      id: "gear",
      use: "core",
      role: "item",
      icon: "link",
      names: "lifting gear|lifting gear",
      also: "sling|shackle|chain|beam|accessory",
      fields:
        "Item: text\nID: text\nKind: choice round sling|chain sling|shackle|spreader beam|hook|vacuum lifter\nSafe load: number 0.5..40 t\nExamined: date -190..-2\nExamine by: date -6..180\nDays left: daysUntil examineBy\nWith: text\nState: choice in store|on a crane|quarantine|scrapped",
      cells: "iD kind safeLoad examined examineBy withValue state",
      rows: "Four-leg chain 8 t|CH-041|chain sling|8|@-120|@60|AT 60|on a crane\nRound sling 3 t, 6 m|RS-118|round sling|3|@-186|@-4|Store|quarantine\nSpreader beam 10 t|SB-003|spreader beam|10|@-150|@30|AT 130|on a crane\nBow shackle 12 t|SH-220|shackle|12|@-100|@80|Store|in store\nVacuum lifter 600 kg|VL-002|vacuum lifter|0.6|@-170|@10|Spider 8|on a crane\nSwivel hook 5 t|HK-017|hook|5|@-60|@120|Store|in store",
    },
  ],
  jobs: "agenda hire.date\nmove hire.state\ndue crane.examinationDue\ndue gear.examineBy\nbook hire\nmove hire.liftPlan\ncheck hire.groundChecked\nfind crane\nmove crane.state\nmap hire.site\nkeep gear\ntotal hire.price",
  site: {
    headline: "From garden beam to bridge girder",
    body: "Six cranes with their own operators. We walk the site first, write the plan, and stand down if the wind says so.",
    action: "Ask for a crane|hire",
    services:
      "Spider crane day|Through a 75 cm gate|520\n60 tonne day|Eight hours with operator|1320\nContract lift|Plan, appointed person and insurance by us|",
    questions:
      "What is a contract lift?|We plan and are responsible; you need no lifting staff.\nHow much wind is too much?|For most loads, above ten meters a second.\nDo I pay if it is called off?|Half a day, unless we call it off.",
  },
  words: {
    tagline: "Cranes, radii, plans and slings.",
    itch: "Whose examination runs out this week?",
    promise: "Every lift planned, every sling in date",
    pov: "POV: the plan was signed before the trusses came",
    gains: ["AT 35: examination two days late", "Pump lift: plan to write", "Sling RS-118 in quarantine"],
  },
});
