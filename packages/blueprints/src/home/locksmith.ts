import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "locksmith",
  name: "Locksmith",
  icon: "key-round",
  says: {
    en: "locksmith|locksmiths|emergency locksmith|lockout jobs|lock-outs|locked out call-outs|key cutting|lock change|lock fitting|master key systems|safe opening|car key programming|key copies|lock and key business|locksmith dispatch",
    de: "Schlüsseldienst|Schlosserei Schlüssel|Schließanlagen|Aufsperrdienst",
    es: "cerrajero|cerrajería|apertura de puertas|copias de llaves",
    fr: "serrurier|serrurerie|ouverture de porte|double de clés",
    pt: "chaveiro|serralheiro de fechaduras|abertura de portas|cópias de chaves",
  },
  forms: ["management", "booking", "site"],
  people: ["locksmiths", "customers"],
  mood: "sober",
  things: [
    {
      id: "call",
      use: "core",
      role: "event",
      icon: "siren",
      names: "call-out|call-outs",
      also: "job|lockout|emergency|visit|opening",
      fields:
        "Call-out: text\nPhone: phone\nAddress: location\nCalled: dateTime -5..1 00:30..23:30\nKind: choice locked out|lock change|broken key|after a burglary|car|safe|planned fitting\nLocksmith: text @people\nID seen: choice not yet|ID|landlord on the phone|police there\nQuoted: money 60..420 GBP\nCharged: money 0..420 GBP\nMinutes to arrive: number 10..90 min\nState: choice new|on the way|at the door|open|secured|canceled\nMethod: choice picked|latch slipped|letterbox|drilled|key made\nPaid: choice card|cash|invoice|not yet",
      cells: "phone address called kind locksmith iDSeen quoted charged minutesToArrive state method paid",
      rows: "Baby inside, door fell shut|555-0101|Flat 3, 22 Mercer Street|@0T09:12|locked out|Pete Novak|not yet|85|0|14|on the way|latch slipped|not yet\nNight nurse, lost keys|555-0102|5 Hospital Lane|@0T07:40|lock change|Della Shaw|ID|140|0|30|at the door|picked|not yet\nBookshop, key snapped|555-0103|Market Place 9|@0T08:55|broken key|Pete Novak|not yet|75|0|45|new|key made|not yet\nBreak-in at the cafe|555-0104|Dock Road 2|@-1T05:30|after a burglary|Della Shaw|police there|260|288|35|secured|drilled|invoice\nVan keys in the van|555-0105|Retail park, bay 4|@-1T16:20|car|Pete Novak|ID|95|95|25|open|picked|card\nTenant gone, landlord waits|555-0106|18 Abbey Road|@-2T11:00|lock change|Della Shaw|landlord on the phone|120|120|60|secured|picked|invoice\nGrandfather's safe|555-0107|The Old Rectory|@-4T14:00|safe|Pete Novak|ID|380|350|90|open|drilled|card\nLocked out twice|555-0108|Flat 7, 22 Mercer Street|@-5T23:10|locked out|Della Shaw|ID|110|0|20|canceled|latch slipped|not yet",
    },
    {
      id: "system",
      use: "core",
      role: "item",
      icon: "key-square",
      names: "key system|key systems",
      also: "master key plan|suite|lock plan|site",
      fields:
        "System: text\nClient: text\nSite: location\nProfile: text\nDoors: number 4..240\nMaster keys: number 1..6\nIssued keys: rollup count issue.system\nSecurity card: text\nPatent until: date -200..3000\nContact: phone",
      cells: "client site profile doors masterKeys securityCard patentUntil contact",
      rows: "Hillside School|Hillside Primary|School Road|MK-7 protected|46|2|SC-20118|@1900|555-0111\nHarbor offices|Harbor Estates|Quay 12|MK-7 protected|88|3|SC-20340|@1900|555-0112\nSt Luke's parish|St Luke's|Church Row 1|Open profile|14|1|SC-18002|@-120|555-0113\nMercer Street 22|Residents Ltd|22 Mercer Street|DX-3 protected|17|1|SC-21077|@900|555-0114",
    },
    {
      id: "issue",
      use: "core",
      role: "log",
      icon: "key",
      names: "key issue|key issues",
      also: "key|copy|handover|key receipt",
      fields:
        "Key: text\nSystem: relation system\nStamp: text\nOpens: text\nHolder: text\nIssued: date -900..0\nSigned for: boolean 85\nState: choice issued|returned|lost|blocked",
      cells: "system stamp opens holder issued signedFor state",
      rows: "School, head|Hillside School|GM 1|Everything|Ms A. Firth|@-640|yes|issued\nSchool, caretaker|Hillside School|M 2|All but office|Bill Tanner|@-640|yes|issued\nSchool, kitchen|Hillside School|K 4|Kitchen, yard|Meals on Wheels Ltd|@-90|yes|lost\nOffices, cleaner|Harbor offices|R 12|Floors 1 to 3|Clean Sweep crew|@-200|no|issued\nOffices, floor 2|Harbor offices|F 2|Floor 2|Nadia Brook|@-410|yes|returned\nParish, sexton|St Luke's parish|M 1|Everything|Walter Eaves|@-800|yes|issued\nMercer, flat 7|Mercer Street 22|7/3|Flat 7, front door|Jon Abbot|@-5|yes|issued",
    },
    {
      id: "stock",
      use: "core",
      role: "item",
      icon: "lock",
      names: "lock|locks",
      also: "cylinder|blank|padlock|stock",
      fields:
        "Article: text\nKind: choice cylinder|mortice lock|night latch|padlock|key blank|handle\nSize: text\nOn the van: number 0..60\nIn shop: number 0..400\nReorder at: number 2..50\nPrice: money 2..145 GBP",
      cells: "kind size onTheVan inShop reorderAt price",
      rows: "Euro cylinder 35/45, snap safe|cylinder|35/45|4|9|4|48\nEuro cylinder 40/50, snap safe|cylinder|40/50|1|2|4|52\nFive-lever mortice|mortice lock|64 mm|3|4|2|62\nNight latch, narrow|night latch|40 mm|2|3|2|38\nBlank, common house key|key blank|U6D|20|310|50|4\nMK-7 blank|key blank|Protected|0|24|10|14\nBoarding handle set|handle|Standard|2|5|2|29",
    },
  ],
  jobs: "move call.state\nagenda call.called\nrequest call\nassign call.locksmith\nmap call.address\nkeep issue\nkeep system\nfind system\ncount stock.onTheVan\ntotal call.charged\ncheck issue.signedFor\nchart call.kind",
  site: {
    headline: "Back inside, with the door in one piece",
    body: "Lockouts day and night, with the price on the phone and not a penny more at the door. Locks, keys and whole key systems by day.",
    action: "Call us out|call",
    services:
      "Locked out, daytime|Most doors without drilling|85\nLocked out, at night|Ten at night to six|110\nLock change|Cylinder included|140\nKey copy|While you wait|6\nMaster key system|From fourteen doors|",
    questions:
      "How fast are you?|In town within half an hour, and we say so if not.\nWill you drill my lock?|Hardly ever. A door that only fell shut opens without a mark.\nDo you need to see ID?|Yes, at the door or right after opening.\nCan you copy a protected key?|With the security card, yes.",
  },
  words: {
    tagline: "Who is locked out, who goes, and who holds which key.",
    itch: "Who has a key to the school kitchen?",
    promise: "At the door fast, every key signed for",
    pov: "POV: a baby inside and you are there in 14 minutes",
    gains: ["3 call-outs, 1 on the way", "K 4 is lost: kitchen, yard", "88 doors, 3 master keys"],
  },
});
