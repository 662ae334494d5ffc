import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "flowerFarm",
  name: "Flower farm",
  icon: "rose",
  says: {
    en: "flower farm|cut flower farm|flower grower|flower field|cut flowers|flower subscriptions|flower csa|bouquet orders from the farm|dahlia farm|pick your own flowers|tulip field|rose grower|flower bunches for florists|seasonal flower farm|wedding flowers from the farm|lavender farm|flower harvest log",
    de: "Blumenfarm|Schnittblumenanbau|Blumenfeld zum Selberpflücken|Blumenabo",
    es: "granja de flores|cultivo de flor cortada|campo de flores|suscripción de flores",
    fr: "ferme florale|fleurs coupées locales|champ de fleurs|abonnement de fleurs",
    pt: "quinta de flores|flores de corte|campo de flores|assinatura de flores",
  },
  forms: ["shop", "site", "management", "tracker", "booking"],
  people: ["flower growers", "florists", "subscribers"],
  mood: "warm",
  things: [
    {
      id: "bed",
      use: "core",
      role: "place",
      icon: "land-plot",
      names: "bed|beds",
      also: "row|tunnel|field|patch",
      fields:
        "Bed: text\nPlace: choice tunnel|field A|field B|walled garden|cold frame\nLength: number 4..60 m\nWidth: number 0.8..1.6 m\nSoil: choice loam|sandy|clay|compost\nCover: choice none|fleece|net|landscape fabric\nUnder now: text\nState: choice planted|cutting|cleared|resting|covered for winter",
      cells: "place length width soil cover underNow state",
      rows: "T1|tunnel|24|1.2|compost|fleece|Ranunculus|planted\nT2|tunnel|24|1.2|compost|none|Anemones|cutting\nA1|field A|40|1|loam|landscape fabric|Dahlia tubers, mulched|covered for winter\nA2|field A|40|1|loam|landscape fabric|Tulips|planted\nA3|field A|40|1|loam|net|Sweet William|planted\nB1|field B|60|1|clay|none|None|resting\nW1|walled garden|18|1.2|loam|none|Roses|planted\nC1|cold frame|6|1.4|compost|fleece|Seed trays|planted",
    },
    {
      id: "crop",
      use: "core",
      role: "item",
      icon: "rose",
      names: "crop|crops",
      also: "flower|variety|sowing|stem|bulb",
      fields:
        "Crop: text\nPicture: image\nBed: relation bed\nKind: choice annual|biennial|perennial|bulb|tuber|shrub|foliage\nVariety: text\nSown: date -200..60\nPlants: number 20..4200\nStems each: number 1..14\nExpected stems: calc plants * stemsEach\nFirst cut: date -120..240\nDays left: daysUntil firstCut\nStage: choice planned|sown|pricked out|planted|pinched|cutting|over\nColor: tags white|pink|red|yellow|orange|purple|blue|green\nStem price: money 0.3..4.5 GBP",
      cells: "bed kind variety sown plants stemsEach firstCut stage color stemPrice",
      rows: "Anemones|T2|bulb|Galilee mix|@-110|900|6|@-12|cutting|white; blue; purple|0.9\nRanunculus|T1|bulb|Elegance|@-60|1200|5|@95|planted|white; pink; orange|1.1\nTulips, double|A2|bulb|Angelique, Black Hero|@-14|4000|1|@150|planted|pink; purple|1\nSweet William|A3|biennial|Electron|@-150|420|7|@185|planted|pink; red; white|0.6\nSweet peas|C1|annual|Spencer mix|@-30|260|14|@190|pricked out|pink; purple; white|0.5\nDahlias|A1|tuber|Cafe au lait, Cornel|@-190|380|9|@-118|over|pink; red|1.4\nGarden roses|W1|shrub|Six old kinds|@-900|70|12|@200|planted|pink; white|2.2\nAmmi|C1|annual|Visnaga|@-45|300|8|@200|sown|white; green|0.5",
    },
    {
      id: "cut",
      use: "core",
      role: "log",
      icon: "scissors",
      names: "harvest|harvests",
      also: "cut|cutting|buckets|stems cut",
      fields:
        "Harvest: text\nCrop: relation crop\nDate: date -30..0\nStems: number 20..900\nGrade 1: percent 30..100\nBuckets: number 1..20\nWaste: number 0..120\nHours: number 0.5..6.0 h\nVase test: number 3..14 days",
      cells: "crop date stems grade1 buckets waste hours vaseTest",
      rows: "Anemones, today|Anemones|@0|320|90|5|12|1.5|9\nAnemones, three days ago|Anemones|@-3|280|88|5|18|1.5|9\nAnemones, first|Anemones|@-12|90|80|2|6|1|8\nDahlias, last before frost|Dahlias|@-28|610|70|14|90|4|5\nRoses, last hips|Garden roses|@-20|140|60|3|30|1.5|7\nAnemones, last week|Anemones|@-7|240|85|4|20|1.5|9",
    },
    {
      id: "order",
      use: "core",
      role: "item",
      icon: "shopping-basket",
      names: "order|orders",
      also: "bouquet|bunch|florist order|subscription|wedding order",
      fields:
        "Order: text\nPhone: phone\nKind: choice florist|subscription|bouquet|wedding|market\nStems or bunches: number 1..900\nPrice: money 12..1400 GBP\nWanted: date -4..230\nWindow: choice before 9|9 to 12|collect after 3\nPalette: tags white|pink|red|purple|blue|green|mixed\nState: choice asked|confirmed|cutting|conditioned|delivered\nPaid: boolean 50",
      cells: "phone kind stemsOrBunches price wanted window palette state paid",
      rows: "Florist on the corner|555-0101|florist|200|170|@0|before 9|purple; white|conditioned|no\nWeekly vase, Nora Kite|555-0102|subscription|1|24|@0|collect after 3|mixed|conditioned|yes\nRestaurant tables|555-0103|subscription|12|96|@1|9 to 12|white|confirmed|yes\nSaturday market|555-0104|market|20|240|@1|before 9|mixed|cutting|yes\nWedding, Ada and Sol|555-0105|wedding|640|980|@196|before 9|pink; white|confirmed|yes\nWreath evening greens|555-0106|bouquet|10|120|@8|collect after 3|green|asked|no\nWeekly vase, last week|555-0102|subscription|1|24|@-4|collect after 3|blue|delivered|yes",
    },
    {
      id: "workshop",
      use: "more",
      role: "event",
      icon: "calendar-check",
      names: "workshop|workshops",
      also: "picking day|open day|class|wreath evening",
      fields:
        "Day: text\nPicture: image\nStarts: dateTime 2..230 10:00..18:00\nPrice: money 0..75 GBP\nPlaces: number 6..40\nBooked: number 0..40\nFree: calc places - booked",
      cells: "starts price places booked",
      rows: "Wreath evening|@8T18:00|48|12|10\nSowing sweet peas|@60T10:00|35|10|2\nTulip picking day|@152T10:00|0|40|6\nDahlia tubers, divided|@115T14:00|30|14|0",
    },
  ],
  jobs: "agenda order.wanted\nmove order.state\nkeep cut\nsell crop.stemPrice\nkeep crop\ndue crop.firstCut\nshow crop.picture\nmove bed.state\nchart cut.stems\nbook workshop\ntotal order.stemsOrBunches\ncheck order.paid",
  site: {
    headline: "Cut at six, in the vase by nine",
    body: "Flowers in the order they grow here, from anemones in the tunnel to dahlias in the field. By the bunch, by the week or for one June day.",
    action: "Order flowers|order",
    services:
      "Weekly vase|Four weeks|88\nFlorist bucket|A hundred stems, mixed|85\nWedding buckets|Six hundred stems to arrange yourself|980\nWreath evening|With tea and wire|48",
    questions:
      "What is in flower now?|The list shows what we cut this week and what comes next.\nCan I have peonies in October?|No, but dahlias, and they are better.\nHow long do they last?|Each cut is tested; anemones stand nine days.\nMay I pick myself?|On picking days, with our scissors.",
  },
  words: {
    tagline: "Beds, stems and who gets the anemones at nine.",
    itch: "How many stems can I promise for June?",
    promise: "Every stem promised is a stem grown",
    pov: "POV: the frost came after the last dahlia",
    gains: ["320 anemones today, nine vase days", "Ranunculus: 6000 stems expected", "Wreath evening: 2 places left"],
  },
});
