import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "wasteCollection",
  name: "Waste collection",
  icon: "trash-2",
  says: {
    en: "waste collection|bin collection|bin day|bin collection calendar|garbage collection|trash pickup|trash collection schedule|refuse collection|recycling collection|which bin this week|rubbish collection|bulky waste pickup|missed bin reports|recycling center opening|waste disposal company|garbage trucks routes|hazardous waste collection",
    de: "Müllabfuhr|Abfallkalender|Sperrmüll anmelden|Abfallwirtschaft|Mülltonnen bestellen",
    es: "recogida de basura|calendario de residuos|recogida de muebles viejos|contenedores de basura",
    fr: "collecte des déchets|calendrier des poubelles|encombrants|ramassage des ordures",
    pt: "coleta de lixo|recolha de resíduos|calendário do lixo|ecoponto",
  },
  forms: ["portal", "management", "site", "dashboard"],
  people: ["dispatchers", "crews", "residents"],
  mood: "sober",
  things: [
    {
      id: "round",
      use: "core",
      role: "item",
      icon: "route",
      names: "round|rounds",
      also: "route|collection route|area|district|truck route",
      fields:
        "Round: text\nStreets: lines\nWeekday: choice Monday|Tuesday|Wednesday|Thursday|Friday\nStarts at: time 05:30..07:00\nTruck: text\nDriver: text @people\nBins: number 180..960\nKilometers: number 14..62 km\nMissed this month: rollup count report.round",
      cells: "streets weekday startsAt truck driver bins kilometers",
      rows: "Castle|Castle Street; Church Row; Market Place|Monday|06:00|Truck 3|Mateo Ruiz|620|18\nRiverside|Canal Street; Quay; Mill Lane|Tuesday|06:00|Truck 3|Mateo Ruiz|870|24\nStation|Station Road; School Road; Elm Grove|Wednesday|05:45|Truck 5|Ingrid Lund|960|27\nHillside|Hill Road; Upper Meadow; farms|Thursday|06:30|Truck 2|Omar Haddad|240|62\nParks and bins|Castle Green; Station Park; bus stops|Friday|05:30|Truck 2|Omar Haddad|180|31",
    },
    {
      id: "collection",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "collection|collections",
      also: "bin day|pick-up|pickup|emptying",
      fields:
        "Collection: text\nRound: relation round\nDate: date -7..28\nWhat: choice residual|paper|packaging|organic|glass|Christmas trees|hazardous van\nBins out by: time 05:30..07:00\nMoved because of: text\nTonnes: number 1..14 t\nState: choice planned|on the road|done|moved",
      cells: "round date what binsOutBy movedBecauseOf tonnes state",
      rows: "Castle, residual|Castle|@1|residual|06:00||8|planned\nRiverside, packaging|Riverside|@2|packaging|06:00||4|planned\nStation, paper|Station|@3|paper|06:00||6|planned\nHillside, organic|Hillside|@4|organic|06:30||3|planned\nPark bins|Parks and bins|@5|residual|06:00||2|planned\nCastle, paper|Castle|@8|paper|06:00||6|planned\nRiverside, residual|Riverside|@10|residual|06:00|Holiday on Monday|10|moved\nStation, residual|Station|@-4|residual|06:00||12|done\nHazardous van, Market Place|Castle|@12|hazardous van|07:00||1|planned\nHillside, residual|Hillside|@-3|residual|06:30||5|done",
    },
    {
      id: "pickup",
      use: "core",
      role: "item",
      icon: "sofa",
      names: "bulky item request|bulky item requests",
      also: "bulky waste|sofa|skip|request|old furniture|bin order",
      fields:
        "What: text\nName: text\nPhone: phone\nE-mail: email\nAddress: location\nKind: choice bulky|electrical|garden|metal|new bin|bigger bin|skip\nCubic meters: number 1..7\nAsked on: date -15..0\nDate: date 1..20\nFee: money 0..190 EUR\nPaid: boolean 50\nState: choice new|dated|collected|not put out|refused",
      cells: "name phone eMail address kind cubicMeters askedOn date fee paid state",
      rows: "Sofa and two chairs|Helga Brandt|555-0101|helga.brandt@example.com|Canal Street 31|bulky|2|@-4|@3|25|yes|dated\nWashing machine|Tom Reid|555-0102|tom.reid@example.com|Elm Grove 22|electrical|1|@-1|@6|0|yes|new\nHedge cuttings|Gwen Hughes|555-0103|gwen.hughes@example.com|Hill Road 9|garden|3|@-6|@4|30|no|dated\nSkip for a kitchen|Okoro Repairs|555-0104|office@okoro.example.com|Station Road 8|skip|7|@-3|@2|190|no|dated\nBigger paper bin|Priya Nair|555-0105|priya.nair@example.com|Station Road 27|bigger bin|1|@-8|@5|18|yes|dated\nMattresses, three|Quay Guest House|555-0106|front@quayhouse.example.com|Quay 5|bulky|2|@-12|@-2|25|yes|not put out\nOld bicycle frames|Repair Café|555-0107|repair@example.com|School Road 4|metal|1|@0|@8|0|yes|new\nWardrobe|Samuel Adeyemi|555-0108|samuel.adeyemi@example.com|Castle Street 14|bulky|2|@-14|@-5|25|yes|collected",
    },
    {
      id: "report",
      use: "core",
      role: "item",
      icon: "megaphone",
      names: "missed bin|missed bins",
      also: "report|complaint|fly-tip|broken bin|overflowing bin",
      fields:
        "What is wrong: text\nPicture: image\nRound: relation round\nAddress: location\nReported by: text\nE-mail: email\nReported: date -14..0\nKind: choice not emptied|broken bin|wrong waste|tipped by the road|overflowing\nBack by: date -2..5\nState: choice new|sent to the crew|emptied|our mistake|not put out",
      cells: "round address reportedBy eMail reported kind backBy state",
      rows: "Residual bin still full|Station|Elm Grove 8|Priya Nair|priya.nair@example.com|@-3|not emptied|@-1|sent to the crew\nLid torn off|Riverside|Mill Lane 9|Jack Teale|jack.teale@example.com|@-6|broken bin|@1|new\nTires in the lay-by|Hillside|Hill Road lay-by|Owen Pritchard|owen.pritchard@example.com|@-2|tipped by the road|@2|sent to the crew\nBottle bank is full|Castle|Market Place|Rosa Marini|rosa@copperkettle.example.com|@0|overflowing|@1|new\nWhole street left out|Riverside|Quay 1 to 9|Noor Rahman|noor.rahman@example.com|@-9|not emptied|@-8|our mistake\nPaper bin with a pram in it|Station|School Road 12|Crew|crew@waste.example.com|@-4|wrong waste|@0|not put out",
    },
    {
      id: "whatWhere",
      use: "more",
      role: "item",
      icon: "recycle",
      names: "thing to throw away|things to throw away",
      also: "waste guide|sorting guide|what goes where|material",
      fields:
        "Thing: text\nGoes into: choice residual|paper|packaging|organic|glass|recycling center|shop|hazardous van\nWhy: text",
      cells: "goesInto why",
      rows: "Pizza box|paper|Greasy lid into residual\nLight bulb, LED|shop|Or recycling center\nTea bag|organic|Without the staple\nPaint, half full|hazardous van|Never into the drain\nDrinking glass|residual|Melts at another heat than bottles\nBattery|shop|Tape the poles",
    },
  ],
  jobs: "agenda collection.date\nrequest pickup\nrequest report\nmove report.state\nmove pickup.state\nfind round\nplan collection.date\ndue report.backBy\nkeep collection\nchart report.kind\nmap report.address\nshow report.picture\ntotal collection.tonnes\ncheck pickup.paid\nassign round.driver\nfind whatWhere",
  site: {
    headline: "Which bin is it this week?",
    body: "Find your street, see the next collection, have a sofa fetched, or tell us that we drove past you.",
    action: "Have something fetched|pickup",
    services:
      "Bulky waste|Up to two cubic meters, from the pavement|25\nSkip|Seven cubic meters for three days|190\nBigger bin|Swapped within two weeks|18\nHazardous van|Paint, spray, batteries, monthly|",
    questions:
      "When must the container be out?|By six; the crew does not come twice.\nMy bin was not emptied. What now?|Report it before noon the next day, and leave it out.\nWhat about holidays?|Everything moves one day; the calendar shows it.\nWhere do I take paint?|To the van on the Market Place, or to the recycling center.",
  },
  words: {
    tagline: "Rounds, bin days, bulky items, and what was missed.",
    itch: "Paper or packaging tomorrow?",
    promise: "Every bin out on the right day",
    pov: "POV: the whole street put out the right bin",
    gains: ["Castle: residual out by six", "6 reports, 2 due back", "Sofa, Canal Street: three days"],
  },
});
