import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "studentHousing",
  name: "Student housing",
  icon: "school",
  says: {
    en: "student housing|student accommodation|student residence|student halls|halls of residence|dormitory|dormitory management|dorm rooms|dorm management|student rooms to let|rooms for students|boarding house|boarding school rooms|room allocation for students|shared student house|staff accommodation rooms|seasonal worker housing|room waiting list students",
    de: "Studentenwohnheim|Studierendenwohnheim|Wohnheimzimmer|Internat Zimmer",
    es: "residencia de estudiantes|residencia universitaria|habitaciones para estudiantes",
    fr: "résidence étudiante|foyer étudiant|logement étudiant|internat chambres",
    pt: "residência estudantil|república de estudantes|alojamento estudantil",
  },
  forms: ["management", "portal", "site"],
  people: ["wardens", "students", "parents"],
  mood: "lively",
  things: [
    {
      id: "room",
      use: "core",
      role: "place",
      icon: "bed-single",
      names: "room|rooms",
      also: "dorm room|studio|bed|dormitory",
      fields:
        "Room: text\nPicture: image\nHouse: choice North|South|Garden\nFloor: number 0..4\nKind: choice single|twin|studio|shared flat|step-free\nArea: number 11..28 m²\nBathroom: choice own|shared by two|on the corridor\nRent a month: money 240..490 EUR\nDesk and lamp checked: date -200..-5\nFree from: date -20..120\nState: choice let|free|reserved|being painted",
      cells: "house floor kind area bathroom rentAMonth deskAndLampChecked freeFrom state",
      rows: "N-101|North|1|single|12|on the corridor|260|@-60|@110|let\nN-102|North|1|single|12|on the corridor|260|@-60|@110|let\nN-214|North|2|twin|20|shared by two|240|@-58|@40|let\nN-215|North|2|twin|20|shared by two|240|@-58|@0|free\nS-003|South|0|step-free|24|own|330|@-31|@110|let\nS-118|South|1|studio|26|own|460|@-31|@12|reserved\nS-120|South|1|studio|26|own|460|@-31|@110|let\nG-1|Garden|0|shared flat|14|shared by two|310|@-90|@110|let\nG-2|Garden|0|shared flat|15|shared by two|320|@-90|@-4|being painted\nG-3|Garden|1|shared flat|13|shared by two|300|@-90|@110|let",
    },
    {
      id: "student",
      use: "core",
      role: "person",
      icon: "graduation-cap",
      names: "student|students",
      also: "resident|tenant|boarder|applicant",
      fields:
        "Name: text\nRoom: relation room\nPhone: phone\nE-mail: email\nStudies: text\nFrom: text\nParent or guarantor: text\nMoved in: date -700..-5\nContract until: date 10..400\nDays left: daysUntil contractUntil\nDeposit: money 240..500 EUR\nRent owed: rollup sum rent.student.owed EUR\nJob in the house: choice none|bar|bikes|internet|kitchen|gym",
      cells: "room phone eMail studies from parentOrGuarantor movedIn contractUntil deposit jobInTheHouse",
      rows: "Amara Osei|N-101|555-0101|amara.osei@example.com|Medicine, third year|Accra|Kwame Osei|@-400|@140|260|kitchen\nLuca Bianchi|N-102|555-0102|luca.bianchi@example.com|Physics, first year|Turin|Paolo Bianchi|@-60|@300|260|none\nYuki Tanaka|N-214|555-0103|yuki.tanaka@example.com|Music, exchange|Osaka||@-150|@40|240|none\nJonas Beck|N-214|555-0104|jonas.beck@example.com|Law, second year|Leipzig|Anna Beck|@-320|@110|240|bar\nFarida Aziz|S-003|555-0105|farida.aziz@example.com|Computing, master|Lahore||@-90|@280|330|internet\nNoor Rahman|S-120|555-0106|noor.rahman@example.com|Architecture, fifth year|Leeds||@-640|@110|460|none\nTomás García|G-1|555-0107|tomas.garcia@example.com|Biology, second year|Vigo|Rosa García|@-310|@110|310|bikes\nMei Lin|G-3|555-0108|mei.lin@example.com|Economics, exchange|Taipei||@-30|@150|300|gym",
    },
    {
      id: "application",
      use: "core",
      role: "item",
      icon: "file-text",
      names: "application|applications",
      also: "waiting list|request for a room|housing request",
      fields:
        "Name: text\nE-mail: email\nUniversity: text\nWants: choice single|twin|studio|shared flat|step-free\nFrom when: date 5..120\nHow long: choice one term|one year|whole degree\nReceived: date -90..0\nPlace in line: number 1..60\nRoom offered: relation room\nAnswer by: date -2..10\nState: choice waiting|offered|accepted|turned down|contract signed",
      cells: "eMail university wants fromWhen howLong received placeInLine roomOffered answerBy state",
      rows: "Olena Bondar|olena.bondar@example.com|City University|studio|@12|one year|@-80|1|S-118|@3|accepted\nBen Carter|ben.carter@example.com|City University|twin|@14|whole degree|@-76|2|N-215|@-1|offered\nAna Castelo|ana.castelo@example.com|Music College|shared flat|@30|one term|@-61|3|G-2|@6|offered\nImran Shah|imran.shah@example.com|City University|single|@110|whole degree|@-55|4|||waiting\nSofia Ek|sofia.ek@example.com|Exchange office|twin|@40|one term|@-42|5|||waiting\nDavid Mensah|david.mensah@example.com|City University|step-free|@110|one year|@-20|6|||waiting\nHedda Frey|hedda.frey@example.com|Music College|studio|@60|one year|@-8|7|||waiting",
    },
    {
      id: "rent",
      use: "core",
      role: "item",
      icon: "banknote",
      names: "rent due|rents due",
      also: "rent|payment|invoice|arrears",
      fields:
        "Rent: text\nStudent: relation student\nDue: date -35..25\nAmount: money 240..490 EUR\nReceived: money 0..490 EUR\nOwed: calc amount - received EUR\nPaid: boolean 70\nNotes: text",
      cells: "student due amount received paid notes",
      rows: "Amara, this month|Amara Osei|@-4|260|260|yes|\nLuca, this month|Luca Bianchi|@-4|260|0|no|First reminder\nYuki, this month|Yuki Tanaka|@-4|240|240|yes|\nJonas, this month|Jonas Beck|@-4|240|120|no|Rest after bar shift\nFarida, this month|Farida Aziz|@-4|330|330|yes|\nNoor, this month|Noor Rahman|@-4|460|460|yes|\nTomás, this month|Tomás García|@-4|310|310|yes|\nMei, this month|Mei Lin|@-4|300|300|yes|\nLuca, last month|Luca Bianchi|@-34|260|260|yes|Two weeks late",
    },
    {
      id: "report",
      use: "core",
      role: "item",
      icon: "wrench",
      names: "repair request|repair requests",
      also: "report|fault|complaint|damage",
      fields:
        "What: text\nPicture: image\nRoom: relation room\nReported: date -20..0\nKind: choice heating|water|light|internet|lock|furniture|noise|kitchen\nMay we come in: choice any time|ask first|only with me\nWho: text @people\nState: choice new|ordered|being done|done",
      cells: "room reported kind mayWeComeIn who state",
      rows: "Radiator cold since Sunday|N-214|@-2|heating|any time|Omar Haddad|ordered\nCorridor fridge hums|N-101|@-5|kitchen|any time|Omar Haddad|being done\nKey turns badly|S-003|@-1|lock|ask first|Castle Locks|new\nNo internet on the ground floor|G-1|@0|internet|any time|Farida Aziz|being done\nShower drain slow|S-120|@-9|water|ask first|Omar Haddad|done\nDrums after eleven|G-3|@-3|noise|any time|Ingrid Lund|done\nShelf came down|N-102|@-4|furniture|only with me|Omar Haddad|new",
    },
    {
      id: "handover",
      use: "more",
      role: "event",
      icon: "key-round",
      names: "handover|handovers",
      also: "move-in|move-out|inspection|check-out",
      fields:
        "Handover: text\nRoom: relation room\nStudent: relation student\nDate: date -10..50\nTime: time 09:00..16:00\nKind: choice move-in|move-out\nKeys: number 1..3\nDamage: text\nTo deduct: money 0..120 EUR\nSigned: boolean 30",
      cells: "room student date time kind keys damage toDeduct signed",
      rows: "Yuki leaves|N-214|Yuki Tanaka|@40|10:00|move-out|2||0|no\nMei came|G-3|Mei Lin|@-10|11:30|move-in|2||0|yes\nStudio S-118, look before|S-118||@10|14:00|move-out|3|Burn on the worktop|80|no",
    },
  ],
  jobs: "move application.state\nrequest application\nkeep room\nfind room\nmove room.state\nshow room.picture\ndue rent.due\ncheck rent.paid\nkeep student\nrequest report\nmove report.state\ndue student.contractUntil\ntotal rent.owed\ndue application.answerBy\nchart room.kind\nassign report.who\nplan handover.date",
  site: {
    headline: "A room, a key, and a kitchen full of people",
    body: "Singles, twins and studios ten minutes by bike from the lecture halls. Heating, water and internet are in the rent.",
    action: "Apply for a room|application",
    services:
      "Single room|Twelve square meters, bath on the corridor|260\nBed in a twin|Bath shared by two|240\nStudio|Own bath and kitchen|460\nRoom in the garden house|Three share a kitchen|310",
    questions:
      "How long is the waiting list?|For singles a term, for studios longer. Twins go fastest.\nCan I choose my neighbor?|Ask together; in twins we try.\nWhat does the deposit cover?|One month's rent, back within six weeks of moving out.\nMay guests stay?|Three nights a month, on your own mattress.",
  },
  words: {
    tagline: "Rooms, rents, waiting list, and the cold radiator.",
    itch: "Who is next for a studio?",
    promise: "Every room filled by first lecture",
    pov: "POV: the waiting list answered itself",
    gains: ["N-215 free, Ben decides today", "Luca owes 260, reminded once", "Yuki leaves in 40 days"],
  },
});
