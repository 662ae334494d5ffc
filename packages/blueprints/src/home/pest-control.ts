import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "pestControl",
  name: "Pest control",
  icon: "bug",
  says: {
    en: "pest control|pest controller|exterminator|pest control company|wasp nests|rat catcher|rodent control|mice and rats|bed bug treatment|bait stations|termite treatment|mosquito control|bird proofing|pest inspections|mole catcher|fumigation",
    de: "Schädlingsbekämpfung|Kammerjäger|Schädlingsbekämpfer|Wespennester entfernen",
    es: "control de plagas|exterminador|fumigación|desratización",
    fr: "lutte antiparasitaire|dératisation|désinsectisation|traitement de nuisibles",
    pt: "controlo de pragas|controle de pragas|dedetização|desratização",
  },
  forms: ["management", "booking", "site"],
  people: ["technicians", "office", "customers"],
  mood: "sober",
  things: [
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "client|site|premises|householder|restaurant",
      fields:
        "Name: text\nKind: choice home|restaurant|farm|school|warehouse|landlord\nPhone: phone\nE-mail: email\nAddress: location\nContract: choice none|4 visits a year|6 visits a year|12 visits a year\nFee a year: money 0..1680 GBP\nChildren or pets: boolean 30\nAccess: longText",
      cells: "kind phone eMail address contract feeAYear childrenOrPets access",
      rows: "Copper Kettle Café|restaurant|555-0101|rosa@copperkettle.example.com|3 Market Place|12 visits a year|1080|no|Before seven\nHillside Farm|farm|555-0102|ruth.ellis@example.com|Hillside Farm|6 visits a year|640|yes|Dogs, hens\nSt Anne's Primary|school|555-0103|office@stannes.example.com|School Road|4 visits a year|420|yes|Sign in, no bait indoors\nOkafor Freight|warehouse|555-0104|site@okaforfreight.example.com|Dock Road 7|12 visits a year|1680|no|Hard hat\nPark View Lettings|landlord|555-0105|repairs@parkview.example.com|12 High Street|none|0|no|Tenants ring back\nMargaret Hale|home|555-0106|margaret.hale@example.com|4 Mill Lane|none|0|no|\nThe Lund family|home|555-0107|lund@example.com|41 Park View|none|0|yes|Two cats\nOwen Pritchard|home|555-0108|owen.pritchard@example.com|The Old Forge|none|0|no|Thatch",
    },
    {
      id: "station",
      use: "core",
      role: "item",
      icon: "map-pin",
      names: "bait station|bait stations",
      also: "trap|bait point|monitor|fly killer|station|bait box",
      fields:
        "Station: text\nCustomer: relation customer\nWhere: text\nKind: choice rodent bait|snap trap|insect monitor|fly killer|mole trap\nActivity: choice none|low|high\nLast checked: date -60..-1\nNext check: date -6..45\nProduct: text",
      cells: "customer where kind activity lastChecked nextCheck product",
      rows: "K1|Copper Kettle Café|Cellar, behind the fridge|rodent bait|low|@-29|@1|Bromadiolone block\nK2|Copper Kettle Café|Yard, bins|rodent bait|high|@-29|@1|Bromadiolone block\nK3|Copper Kettle Café|Kitchen door|fly killer|low|@-29|@1|Glue board\nF1|Hillside Farm|Grain store, left|rodent bait|high|@-60|@-2|Difenacoum block\nF2|Hillside Farm|Calf shed|snap trap|none|@-60|@-2|No bait near calves\nW4|Okafor Freight|Dock door 3|insect monitor|none|@-20|@10|Glue\nW5|Okafor Freight|Canteen|rodent bait|none|@-20|@10|Non-toxic block\nS1|St Anne's Primary|Boiler house|snap trap|none|@-75|@14|Locked box",
    },
    {
      id: "visit",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "visit|visits",
      also: "job|callout|treatment|appointment|inspection|booking",
      fields:
        "Visit: text\nCustomer: relation customer\nDate: date -14..21\nTime: time 06:30..16:00\nPest: choice rats|mice|wasps|ants|bed bugs|cockroaches|moles|pigeons|clothes moths|squirrels\nKind: choice first visit|follow-up|contract visit|emergency\nTechnician: text\nTreatment: longText\nKeep out: choice no need|2 hours|6 hours|24 hours\nPrice: money 0..420 GBP\nState: choice booked|on the way|treated|follow-up due|clear\nPaid: boolean 40\nReport sent: boolean 50",
      cells: "customer date time pest kind technician treatment keepOut price state paid reportSent",
      rows: "Café, monthly|Copper Kettle Café|@1|06:30|rats|contract visit|Irena Nowak|Check K1 to K3|no need|0|booked|no|no\nFarm, overdue round|Hillside Farm|@0|10:00|rats|contract visit|Ben Carter|Check F1, F2, bait F1|no need|0|on the way|no|no\nWasps in the thatch|Owen Pritchard|@0|14:00|wasps|emergency|Irena Nowak|Dust, from the ladder|2 hours|85|booked|no|no\nBed bugs, flat 2|Park View Lettings|@2|09:00|bed bugs|first visit|Ben Carter|Heat, two rooms|24 hours|420|booked|no|no\nMice under the stairs|The Lund family|@-6|13:00|mice|first visit|Irena Nowak|Six snap traps, no bait for the cats|no need|95|follow-up due|yes|yes\nMice, second visit|The Lund family|@4|13:00|mice|follow-up|Irena Nowak|Traps, seal the pipe|no need|0|booked|no|no\nMoles on the lawn|Margaret Hale|@-9|11:00|moles|first visit|Ben Carter|Four tunnel traps|no need|120|clear|yes|yes\nWarehouse, monthly|Okafor Freight|@-20|08:00|rats|contract visit|Irena Nowak|W1 to W8, no activity|no need|0|clear|no|yes\nSchool, quarterly|St Anne's Primary|@14|16:00|mice|contract visit|Ben Carter|S1 and loft|no need|0|booked|no|no\nAnts, flat 5|Park View Lettings|@-12|12:00|ants|first visit|Ben Carter|Gel in the kitchen|no need|75|clear|no|yes",
    },
    {
      id: "enquiry",
      use: "core",
      role: "item",
      icon: "mail",
      names: "call for help|calls for help",
      also: "enquiry|request|inquiry|emergency call",
      fields:
        "Name: text\nPhone: phone\nAddress: location\nWhat was seen: longText\nPicture: image\nPest: choice rats|mice|wasps|ants|bed bugs|cockroaches|other\nReceived: date -6..0\nState: choice new|rung|booked",
      cells: "phone address whatWasSeen pest received state",
      rows: "Daniel Okoro|555-0131|9 Castle Street|Small droppings behind the cooker|mice|@0|new\nLeila Haddad|555-0132|33 Park View|Nest the size of a football in the shed|wasps|@-1|rung\nGwen Hughes|555-0133|Bryn Cottage|Scratching in the loft at dawn|other|@-2|booked\nYasmin Ali|555-0134|18 Linden Avenue|Bites in a row after a trip|bed bugs|@-1|new",
    },
    {
      id: "product",
      use: "more",
      role: "item",
      icon: "flask-conical",
      names: "product|products",
      also: "poison|biocide|bait|chemical|stock",
      fields:
        "Product: text\nKind: choice rodenticide|insecticide|trap|gel|dust\nApproval number: text\nIn stock: number 0..120\nUnit: choice piece|kg|liter\nUse by: date -10..700\nSafety sheet: url",
      cells: "kind approvalNumber inStock unit useBy safetySheet",
      rows: "Bromadiolone block|rodenticide|UK-0871|84|piece|@400|https://files.example.com/sds-0871\nDifenacoum block|rodenticide|UK-0530|22|piece|@-3|https://files.example.com/sds-0530\nWasp dust|dust|UK-1127|6|kg|@310|https://files.example.com/sds-1127\nAnt gel|gel|UK-0944|9|piece|@260|https://files.example.com/sds-0944",
    },
  ],
  jobs: "agenda visit.date\nmove visit.state\nrequest enquiry\ndue station.nextCheck\nassign visit.technician\ncheck visit.reportSent\nkeep customer\nchart visit.pest\nmove enquiry.state\ntotal visit.price\nbook visit\ndue product.useBy",
  site: {
    headline: "Mice, wasps, bed bugs: gone and kept gone",
    body: "Qualified technicians for homes, kitchens and farms. We find the way in, treat what is there and come back until it is clear.",
    action: "Say what you saw|enquiry",
    services:
      "Wasp nest|One visit, the same day before noon|85\nMice or rats, home|Two visits, entry points sealed|95\nBed bugs|Heat, two rooms|420\nAnts|Gel, pet safe|75\nKitchen contract|Twelve visits a year with a folder for the inspector|1080",
    questions:
      "Is it safe for children and pets?|Tell us; we then use traps and locked boxes.\nDo I have to leave the house?|For wasps two hours, for heat a day, for mice not at all.\nHow did they get in?|Usually by a pipe or a vent. We show you and seal it.\nDo you come in an unmarked van?|On request, yes.",
  },
  words: {
    tagline: "Bait points, visits and the folder the inspector wants.",
    itch: "When was the cellar last checked?",
    promise: "Every station checked, every report sent",
    pov: "POV: the inspector smiled at the folder",
    gains: ["8 bait points, 2 overdue", "Lunds: traps only, two cats", "K2 in the yard: high activity"],
  },
});
