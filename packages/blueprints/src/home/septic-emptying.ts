import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "septicEmptying",
  name: "Septic tank emptying",
  icon: "truck",
  says: {
    en: "septic tank emptying|septic tank|septic pumping|septic service|septic company|cesspit emptying|cesspool emptying|tanker rounds|tanker company|sewage tanker|grease trap emptying|portable toilet hire|porta potty rental|drain jetting|septic inspections|waste transfer notes|tanks due for emptying",
    de: "Grubenentleerung|Klärgruben leeren|Fäkalienabfuhr|Saugwagen",
    es: "vaciado de fosas sépticas|limpieza de fosas sépticas|camión cuba de saneamiento|desatascos y fosas",
    fr: "vidange de fosse septique|assainissement vidangeur|camion hydrocureur|vidange de bacs à graisse",
    pt: "limpeza de fossas|esvaziamento de fossas sépticas|limpa-fossas|desentupidora de fossas",
  },
  forms: ["management", "dashboard", "booking", "site"],
  people: ["drivers", "dispatchers", "customers"],
  mood: "sober",
  things: [
    {
      id: "tank",
      use: "core",
      role: "place",
      icon: "cylinder",
      names: "tank|tanks",
      also: "septic tank|cesspit|customer tank|grease trap|property",
      fields:
        "Tank: text\nCustomer: text\nPhone: phone\nAddress: location\nKind: choice septic tank|cesspit|treatment plant|grease trap|portable toilet\nVolume: number 200..18000 l\nHose: number 5..90 m\nAccess: choice tanker at lid|narrow lane|small tanker only|farm track\nEmptied every: choice monthly|3 months|6 months|yearly|2 years\nLast emptied: date -760..-3\nNext due: date -40..400\nDays left: daysUntil nextDue\nLid and dog: text\nPrice: money 60..420 GBP",
      cells: "customer phone address kind volume hose access emptiedEvery lastEmptied nextDue lidAndDog price",
      rows: "Rook Cottage|Edna Sayer|555-0101|Rook Lane|septic tank|3800|35|narrow lane|yearly|@-378|@-13|Under the bird bath|165\nFell Farm|Jim Askew|555-0102|Fell Road|septic tank|9000|10|farm track|yearly|@-350|@15|Loose collie|240\nThe Anchor pub|Mo Carr|555-0103|Harbor Road 1|grease trap|1200|20|tanker at lid|monthly|@-29|@1|Before nine|95\nMill Holiday Park|Office|555-0104|Mill Lane|cesspit|18000|15|tanker at lid|monthly|@-24|@6|Barrier code 4471|390\nBeck House|Tara Lindsay|555-0105|Beck Side 4|treatment plant|4600|60|small tanker only|yearly|@-361|@4|Air pump off first|185\nOld Vicarage|Rev. Paul Drew|555-0106|Church Lane|septic tank|5200|25|tanker at lid|2 years|@-722|@8|Lid rusted, bring bar|195\nQuarry site toilets|Stonework Ltd|555-0107|Quarry Road|portable toilet|220|5|tanker at lid|monthly|@-6|@1|Six units|60\nGray Gables|Sian Morris|555-0108|Top Road 9|cesspit|12000|40|tanker at lid|3 months|@-94|@-3|Level alarm in kitchen|290",
    },
    {
      id: "job",
      use: "core",
      role: "event",
      icon: "truck",
      names: "job|jobs",
      also: "emptying|visit|call|stop|round",
      fields:
        "Job: text\nTank: relation tank\nDate: date -7..14\nOrder: number 1..12\nWindow: choice 7 to 10|10 to 13|13 to 17\nKind: choice planned|overflowing|blockage|inspection|portable toilets\nDriver: text @people\nTruck: choice tanker 18 t|tanker 7.5 t|jetter van\nLiters: number 0..18000 l\nState: choice booked|on the way|emptied|could not reach|moved\nPrice: money 60..420 GBP\nPaid: boolean 40\nNote number: text\nSeen: longText",
      cells: "tank date order window kind driver truck liters state price paid noteNumber seen",
      rows: "Gray Gables, alarm|Gray Gables|@0|1|7 to 10|overflowing|Stan Rudd|tanker 18 t|12000|on the way|290|no||Level alarm since last night\nThe Anchor, grease|The Anchor pub|@1|1|7 to 10|planned|Stan Rudd|tanker 18 t|0|booked|95|no||\nRook Cottage, late|Rook Cottage|@0|2|10 to 13|planned|Stan Rudd|tanker 18 t|0|booked|165|no||Two hose lengths\nQuarry toilets|Quarry site toilets|@1|2|7 to 10|portable toilets|Liz Potter|tanker 7.5 t|0|booked|60|no||Blue fluid, six\nBeck House|Beck House|@4|1|10 to 13|planned|Liz Potter|tanker 7.5 t|0|booked|185|no||\nHoliday park|Mill Holiday Park|@6|1|7 to 10|planned|Stan Rudd|tanker 18 t|0|booked|390|no||\nVicarage|Old Vicarage|@3|2|13 to 17|planned|Stan Rudd|tanker 18 t|0|moved|195|no||Hearse in the drive yesterday, new date\nToilets, last round|Quarry site toilets|@-6|3|13 to 17|portable toilets|Liz Potter|tanker 7.5 t|220|emptied|60|yes|WT-3308|",
    },
    {
      id: "load",
      use: "core",
      role: "log",
      icon: "scale",
      names: "load|loads",
      also: "tip|discharge|waste transfer note|weighbridge ticket",
      fields:
        "Load: text\nDate: date -14..0\nTruck: choice tanker 18 t|tanker 7.5 t\nPlant: choice North works|Harbor works|farm lagoon\nLiters: number 800..18000 l\nKind: choice septic|cesspit|grease|portable toilet|mixed\nNote number: text\nCost: money 10..420 GBP\nAccepted: boolean 97",
      cells: "date truck plant liters kind noteNumber cost accepted",
      rows: "WT-3308|@-6|tanker 7.5 t|Harbor works|1320|portable toilet|WT-3308|28|yes\nWT-3309|@-5|tanker 18 t|North works|16500|septic|WT-3309|248|yes\nWT-3310|@-3|tanker 18 t|North works|14200|cesspit|WT-3310|213|yes\nWT-3311|@-2|tanker 18 t|North works|5400|grease|WT-3311|189|no\nWT-3312|@-1|tanker 18 t|Harbor works|11800|mixed|WT-3312|177|yes",
    },
    {
      id: "report",
      use: "more",
      role: "item",
      icon: "clipboard-check",
      names: "tank report|tank reports",
      also: "inspection|condition report|survey",
      fields:
        "Report: text\nTank: relation tank\nDate: date -200..0\nBaffle: choice sound|broken|not seen\nOutlet: choice clear|slow|blocked\nSludge: percent 5..95\nAdvice: choice none|empty sooner|repair|replace",
      cells: "tank date baffle outlet sludge advice",
      rows: "Rook Cottage|Rook Cottage|@-378|sound|clear|60|none\nFell Farm|Fell Farm|@-350|broken|slow|75|repair\nVicarage, for sale|Old Vicarage|@-40|not seen|slow|85|empty sooner\nBeck House|Beck House|@-361|sound|clear|30|none",
    },
  ],
  jobs: "due tank.nextDue\nagenda job.date\nrank job.order\nmove job.state\nbook job\nkeep tank\nkeep load\nassign job.driver\nmap tank.address\ncheck job.paid\ntotal load.liters\nkeep report",
  site: {
    headline: "Emptied before it comes up in the garden",
    body: "Tanks, cesspits and grease traps, with a reminder when yours is due. Two tankers, one of which fits down your lane.",
    action: "Book an emptying|job",
    services:
      "Septic tank|Up to four thousand liters|165\nCesspit|Twelve thousand liters|290\nGrease trap|Monthly, before nine|95\nPortable toilet|A week, serviced|35\nSame-day call|On top|80",
    questions:
      "How often should it be emptied?|A tank once a year, a cesspit when it is full, which is sooner than you think.\nHow close must the tanker come?|Within thirty meters without extra hose, ninety with.\nDo I need to be there?|No, only the lid free and the dog in.\nDo I get a note?|Yes, a waste transfer note for each load; keep it two years.",
  },
  words: {
    tagline: "Which tank is full, which tanker fits, and where it went.",
    itch: "Whose cesspit is overflowing?",
    promise: "Every tank on time, every load on paper",
    pov: "POV: the lid is under the bird bath and you know",
    gains: ["8 tanks, 2 overdue", "Gray Gables: 12000 liters, alarm on", "Rook Cottage: 35 meters of hose"],
  },
});
