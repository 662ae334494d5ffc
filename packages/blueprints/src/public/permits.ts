import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "permits",
  name: "Permits and licenses",
  icon: "stamp",
  says: {
    en: "permit applications|permit office|building permits|building permit applications|planning permission|planning applications|licensing office|license applications|business licenses|event permits|street event permits|building inspections department|zoning applications|permit tracking|taxi licenses|alcohol license applications|dog licenses|street works permits|filming permits|applications to the council",
    de: "Genehmigungen|Bauanträge|Baugenehmigung|Bauamt|Sondernutzung",
    es: "permisos y licencias|licencias de obra|licencias municipales|solicitud de permisos",
    fr: "permis de construire|demandes d'autorisation|service des permis|autorisations d'urbanisme",
    pt: "licenças e alvarás|licenciamento municipal|alvará de construção|pedidos de licença",
  },
  forms: ["portal", "management", "dashboard"],
  people: ["case officers", "inspectors", "applicants"],
  mood: "sober",
  things: [
    {
      id: "permitKind",
      use: "core",
      role: "item",
      icon: "book-open-check",
      names: "kind of permit|kinds of permit",
      also: "permit type|license type|procedure",
      fields:
        "Kind: text\nOffice: choice building|trade|streets|environment|events\nFee: money 0..640 EUR\nDays allowed: number 10..90 days\nPapers needed: lines\nValid for: text\nApplications: rollup count application.kind",
      cells: "office fee daysAllowed papersNeeded validFor",
      rows: "Building permit, small|building|240|60|Site plan; Drawings; Neighbors' consent; Energy sheet|Three years\nBuilding permit, house|building|640|90|Site plan; Drawings; Structural sheet; Energy sheet|Three years\nTables on the pavement|streets|80|20|Sketch with widths; Insurance|April to October\nStreet works|streets|150|15|Traffic plan; Contractor; Reinstatement|Days asked for\nStreet party|events|0|20|Map; Contact on the day; Insurance|One day\nAlcohol license|trade|310|45|Plan of rooms; Clean record; Lease|Until business changes\nTree felling|environment|45|30|Picture; Trunk measure; Reason|One winter",
    },
    {
      id: "application",
      use: "core",
      role: "item",
      icon: "file-text",
      names: "application|applications",
      also: "permit|case|license|request|file",
      fields:
        "Application: text\nReference: text\nKind: relation permitKind\nApplicant: text\nE-mail: email\nPhone: phone\nAddress: location\nReceived: date -80..0\nDecide by: date -6..80\nDays left: daysUntil decideBy\nOfficer: text @people\nPapers complete: boolean 60\nFee: money 0..640 EUR\nFee paid: boolean 60\nState: choice received|papers missing|checking|with other offices|granted|refused|withdrawn\nConditions: longText",
      cells:
        "reference kind applicant eMail phone address received decideBy officer papersComplete fee feePaid state conditions",
      rows: "Carport and shed|B-0412|Building permit, small|Owen Pritchard|owen.pritchard@example.com|555-0101|The Old Forge|@-51|@9|Joanne Price|yes|240|yes|checking|\nHouse on plot 14|B-0409|Building permit, house|The Novak family|novak@example.com|555-0102|Hill Road 14|@-70|@20|Joanne Price|yes|640|yes|with other offices|\nRear extension|B-0420|Building permit, small|Priya Nair|priya.nair@example.com|555-0103|8 Elm Grove|@-12|@48|Joanne Price|no|240|no|papers missing|\nTables at the Copper Kettle|S-0188|Tables on the pavement|Rosa Marini|rosa@copperkettle.example.com|555-0104|3 Market Place|@-17|@3|Tom Barlow|yes|80|yes|checking|\nGas works, Mill Lane|S-0190|Street works|Northern Gas Works|permits@northerngas.example.com|555-0105|Mill Lane|@-21|@-6|Tom Barlow|yes|150|yes|with other offices|\nSummer party, Church Row|E-0077|Street party|Helen Sharp|helen.sharp@example.com|555-0106|Church Row|@-9|@11|Amara Osei|yes|0|yes|granted|End at ten; Keep a lane of three meters\nWine bar at the harbor|T-0031|Alcohol license|Luca Bianchi|luca.bianchi@example.com|555-0107|Quay 7|@-38|@7|Amara Osei|no|310|yes|papers missing|\nBeech in the back garden|U-0115|Tree felling|Margaret Hale|margaret.hale@example.com|555-0108|4 Mill Lane|@-26|@4|Tom Barlow|yes|45|yes|refused|Healthy; prune by a quarter instead\nSigns for a bakery|B-0422|Building permit, small|Tomás García|tomas.garcia@example.com|555-0109|11 Market Place|@-2|@58|Joanne Price|no|240|no|received|\nDrain in Canal Street|S-0191|Street works|Riverside Plumbing|jobs@riverside.example.com|555-0110|Canal Street 9|@-5|@10|Tom Barlow|yes|150|no|checking|",
    },
    {
      id: "consultee",
      use: "core",
      role: "item",
      icon: "messages-square",
      names: "statement|statements",
      also: "consultee|opinion|objection|comment|other office",
      fields:
        "Statement: text\nApplication: relation application\nFrom: choice fire office|heritage|roads|water|neighbor|environment\nAsked on: date -40..-1\nDue: date -8..20\nAnswer: choice waiting|no objection|with conditions|objects\nText: longText",
      cells: "application from askedOn due answer text",
      rows: "Fire office on plot 14|House on plot 14|fire office|@-30|@-2|waiting|\nRoads on plot 14|House on plot 14|roads|@-30|@-2|with conditions|Drive at least five meters long\nWater on plot 14|House on plot 14|water|@-30|@5|no objection|\nNeighbor on the carport|Carport and shed|neighbor|@-40|@-8|no objection|Signed on the drawing\nRoads on gas works|Gas works, Mill Lane|roads|@-14|@-4|waiting|\nHeritage on the tables|Tables at the Copper Kettle|heritage|@-10|@1|with conditions|Wood or steel, no plastic\nEnvironment on the beech|Beech in the back garden|environment|@-20|@-5|objects|Bats in the hollow",
    },
    {
      id: "inspection",
      use: "core",
      role: "event",
      icon: "clipboard-check",
      names: "inspection|inspections",
      also: "site visit|final inspection|check on site",
      fields:
        "Inspection: text\nApplication: relation application\nDate: date -15..20\nTime: time 08:00..16:00\nInspector: text @people\nStage: choice before|foundations|shell|final|during works|complaint\nFindings: longText\nPassed: boolean 50\nState: choice planned|done|to repeat",
      cells: "application date time inspector stage findings passed state",
      rows: "Width for the tables|Tables at the Copper Kettle|@1|09:00|Mateo Ruiz|before||no|planned\nPlot 14, first look|House on plot 14|@-11|10:30|Ingrid Lund|before|Access steep but possible|yes|done\nLane in Church Row|Summer party, Church Row|@-4|14:00|Mateo Ruiz|before|Three meters marked|yes|done\nRooms at the harbor|Wine bar at the harbor|@5|11:00|Ingrid Lund|before||no|planned\nForge, distance to boundary|Carport and shed|@3|08:30|Ingrid Lund|before||no|planned\nTrench in Canal Street|Drain in Canal Street|@9|13:00|Mateo Ruiz|during works||no|planned\nBeech, hollow|Beech in the back garden|@-12|15:00|Ingrid Lund|before|Bat droppings|no|done",
    },
  ],
  jobs: "request application\nmove application.state\ndue application.decideBy\nassign application.officer\ncheck application.papersComplete\ncheck application.feePaid\nfind application\nagenda inspection.date\nkeep consultee\ndue consultee.due\nmap application.address\nchart application.state\ntotal application.fee\nkeep permitKind\nmove inspection.state",
  site: {
    headline: "Ask for a permit, and see where it is",
    body: "Which papers you need, what it costs, how long it takes, and which desk your application lies on today.",
    action: "Apply for a permit|application",
    services:
      "Building permit, small|Sheds, carports, extensions, sixty days|240\nTables on the pavement|April to October, twenty days|80\nStreet works|With traffic plan, fifteen days|150\nStreet party|Free of charge, twenty days|",
    questions:
      "How long does it take?|The days count from the day your papers are complete.\nWhat is missing most often?|The neighbors' consent and the scale on the drawing.\nMay I start before?|No. Starting early costs more than the permit.\nCan I appeal?|Within a month, in writing; the letter says where.",
  },
  words: {
    tagline: "Every application, its papers, its deadline.",
    itch: "Where is the Novaks' file?",
    promise: "Each permit decided in time",
    pov: "POV: applicants stopped ringing to ask",
    gains: ["10 open, one 6 days over", "Plot 14 waits for fire office", "Copper Kettle: decide in 3 days"],
  },
});
