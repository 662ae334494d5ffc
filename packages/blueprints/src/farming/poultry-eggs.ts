import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "poultryEggs",
  name: "Poultry and eggs",
  icon: "egg",
  says: {
    en: "poultry farm|egg farm|hen house|egg production|laying hens|egg records|eggs collected|free-range eggs|chicken keeping|backyard chickens|chicken coop|egg rounds|egg delivery|hen flock|broiler farm|turkey farm|duck farm|hatchery|eggs per hen",
    de: "Geflügelhof|Legehennen|Eierproduktion|Hühnerhaltung",
    es: "granja avícola|gallinas ponedoras|producción de huevos|gallinero",
    fr: "élevage de volailles|poules pondeuses|production d'œufs|poulailler",
    pt: "aviário|galinhas poedeiras|produção de ovos|galinheiro",
  },
  forms: ["tracker", "management", "dashboard", "shop"],
  people: ["poultry keepers", "egg customers"],
  mood: "sober",
  things: [
    {
      id: "house",
      use: "core",
      role: "place",
      icon: "house",
      names: "house|houses",
      also: "hen house|coop|shed|mobile|ark",
      fields:
        "House: text\nKind: choice fixed house|mobile house|small coop|brooder\nHolds: number 10..6000\nNest boxes: number 2..600\nRange: number 0.0..4.0 ha\nMoved to: text\nNext move: date -3..21\nEgg code: text",
      cells: "kind holds nestBoxes range movedTo nextMove eggCode",
      rows: "Mobile 1|mobile house|450|60|1.8|North strip|@2|0 UK 41207\nMobile 2|mobile house|450|60|1.8|Oak corner|@-1|0 UK 41207\nOld barn|fixed house|900|120|3.6|Paddock A|@14|1 UK 41208\nGarden coop|small coop|24|5|0.1|Behind the kitchen|@21|None\nBrooder|brooder|600|2|0|Inside|@21|None",
    },
    {
      id: "flock",
      use: "core",
      role: "item",
      icon: "bird",
      names: "flock|flocks",
      also: "hens|birds|batch|pullets|ducks",
      fields:
        "Flock: text\nHouse: relation house\nBreed: text\nKind: choice layers|pullets|broilers|ducks|turkeys|geese\nPlaced: date -520..-5\nHatched: date -640..-7\nBirds placed: number 10..900\nBirds now: number 10..900\nLost: calc birdsPlaced - birdsNow\nFeed: text\nFeed left: number 0..4000 kg\nVaccine due: date -10..60\nDays left: daysUntil vaccineDue\nGoes by: date 10..400",
      cells: "house breed kind placed hatched birdsPlaced birdsNow feed feedLeft vaccineDue goesBy",
      rows: "Amber 25|Mobile 1|Amberlink|layers|@-300|@-412|440|421|Layer mash, organic|620|@9|@120\nAmber 26|Mobile 2|Amberlink|layers|@-96|@-208|440|436|Layer mash, organic|180|@22|@320\nBrown barn|Old barn|Hy brown|layers|@-210|@-322|880|851|Layer mash|2100|@-4|@210\nGarden mixed|Garden coop|Marans, Araucana|layers|@-400|@-520|22|19|Corn and mash|25|@60|@400\nNext layers|Brooder|Amberlink|pullets|@-20|@-20|450|444|Chick crumbs|310|@3|@90",
    },
    {
      id: "lay",
      use: "core",
      role: "log",
      icon: "egg",
      names: "egg count|egg counts",
      also: "collection|lay|daily record|eggs collected",
      fields:
        "Count: text\nFlock: relation flock\nDate: date -10..0\nEggs: number 0..860\nCracked or dirty: number 0..60\nGood: calc eggs - crackedOrDirty\nDead birds: number 0..6\nWater: number 2..240 l\nFeed given: number 1..130 kg\nTemperature: number -4..32 °C\nSeen: text",
      cells: "flock date eggs crackedOrDirty deadBirds water feedGiven temperature seen",
      rows: "Amber 25, today|Amber 25|@0|352|14|0|92|52|6|Shells thin in box 40\nAmber 26, today|Amber 26|@0|412|6|0|96|54|6|\nBrown barn, today|Brown barn|@0|731|22|1|190|106|9|Red mite at perch ends\nGarden, today|Garden mixed|@0|9|0|0|4|2|6|Two in moult\nAmber 25, yesterday|Amber 25|@-1|358|11|0|94|52|5|\nAmber 26, yesterday|Amber 26|@-1|409|7|1|95|54|5|Fox along the fence\nBrown barn, yesterday|Brown barn|@-1|740|19|0|188|105|9|\nAmber 25, two days ago|Amber 25|@-2|365|12|0|93|52|7|",
    },
    {
      id: "order",
      use: "core",
      role: "item",
      icon: "shopping-basket",
      names: "order|orders",
      also: "egg order|delivery|round|standing order",
      fields:
        "Order: text\nCustomer: text\nPhone: phone\nAddress: location\nSize: choice small|medium|large|mixed\nTrays of 30: number 1..40\nPrice a tray: money 5..9 GBP\nTotal: calc traysOf30 * priceATray GBP\nDeliver: date -2..7\nEvery: choice once|weekly|twice a week\nState: choice standing|packed|delivered|skipped\nPaid: boolean 55",
      cells: "customer phone address size traysOf30 priceATray deliver every state paid",
      rows: "Corner Cafe|Sally Boon|555-0101|Market Place 2|large|6|7.5|@0|twice a week|packed|no\nMill Bakery|Greg Muller|555-0102|Mill Road 1|mixed|18|6.2|@0|twice a week|packed|yes\nVillage shop|Anita Rowe|555-0103|The Green|medium|10|6.8|@1|weekly|standing|yes\nHotel Larch|Kitchen|555-0104|Larch Hill|large|14|7.2|@1|weekly|standing|no\nHonesty box|None|555-0105|Farm gate|mixed|2|8|@0|weekly|delivered|yes\nMrs Pell|Jean Pell|555-0106|Church Row 7|large|1|8.5|@-1|weekly|skipped|yes",
    },
    {
      id: "care",
      use: "more",
      role: "event",
      icon: "clipboard-check",
      names: "check|checks",
      also: "job|vaccination|cleaning|fence walk|mite treatment",
      fields:
        "Check: text\nFlock: relation flock\nDate: date -7..14\nKind: choice vaccination|clean out|mite treatment|fence|water lines|vermin|welfare walk\nBy: text @people\nDone: boolean 30",
      cells: "flock date kind by done",
      rows: "Mites in the barn|Brown barn|@0|mite treatment|Nell Croft|no\nFence, north strip|Amber 26|@0|fence|Dai Croft|yes\nBarn vaccination, late|Brown barn|@1|vaccination|Vet|no\nWater lines, mobile 1|Amber 25|@3|water lines|Nell Croft|no\nBrooder litter|Next layers|@-2|clean out|Dai Croft|yes",
    },
  ],
  jobs: "keep lay\nchart lay.eggs\nagenda order.deliver\ncheck care.done\nkeep flock\ndue house.nextMove\ndue flock.vaccineDue\nmove order.state\ncount flock.feedLeft\ntotal lay.eggs\ncheck order.paid\nagenda care.date",
  site: {
    headline: "Laid this morning, on the round by nine",
    body: "Hens in mobile houses that move to fresh grass, and eggs with the house on the box. By the tray, the dozen, or at the gate.",
    action: "Order eggs|order",
    services:
      "Tray of thirty, mixed|For bakers|6.2\nTray of thirty, large|For kitchens|7.2\nDozen at the gate|Honesty box|3.4\nPoint-of-lay hens|At eighteen weeks, each|14",
    questions:
      "Where do the hens live?|Two flocks in mobile houses, one in a barn with a paddock.\nHow fresh are they?|Today's or yesterday's, the date is on the box.\nWhat happens in a housing order?|They stay in, and the box says so.\nDo you sell old hens?|Yes, each spring, to gardens.",
  },
  words: {
    tagline: "Eggs, feed, losses and which house moves tomorrow.",
    itch: "Why did mobile 1 drop by thirteen eggs?",
    promise: "Every egg counted, every hen too",
    pov: "POV: 365, 358, 352, and you check box 40",
    gains: ["Today: 1504 eggs, 42 cracked", "Brown barn: vaccination 4 days late", "Mill Bakery: 18 trays, packed"],
  },
});
