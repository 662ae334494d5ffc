import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "painterDecorator",
  name: "Painter and decorator",
  icon: "paint-roller",
  says: {
    en: "painter and decorator|painting and decorating|house painter|painting contractor|painting business|decorator quotes|wallpapering|wallpaper hanger|exterior painting|paint jobs|spray painting contractor|plasterer|painting estimates|commercial painter|lime plaster and paint|painters and crews",
    de: "Malerbetrieb|Maler und Lackierer|Tapezierer|Anstreicher",
    es: "pintor de casas|empresa de pintura|pintor y decorador",
    fr: "peintre en bâtiment|entreprise de peinture|peintre décorateur",
    pt: "pintor de casas|empresa de pintura|pintor e decorador",
  },
  forms: ["management", "site", "booking"],
  people: ["painters and decorators", "customers"],
  mood: "warm",
  things: [
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "client|household|landlord",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nAddress: location\nKind: choice private|landlord|builder|office\nRemarks: text",
      cells: "phone eMail address kind remarks",
      rows: "Margaret Hale|555-0101|margaret.hale@example.com|4 Mill Lane|private|Cat stays in the kitchen\nParva Lettings|555-0102|repairs@parva.example.com|Market Square|landlord|Keys at the office\nBragg Building|555-0103|office@bragg.example.com|9 Hill Road|builder|\nDr Imran Shah|555-0104|imran.shah@example.com|2 Church Row|office|Weekends only\nRuth Ellis|555-0105|ruth.ellis@example.com|Hillside Farm|private|Lead paint on old doors",
    },
    {
      id: "job",
      use: "core",
      role: "event",
      icon: "paint-roller",
      names: "job|jobs",
      also: "project|decorating job|commission|house",
      fields:
        "Job: text\nCustomer: relation customer\nKind: choice interior|exterior|wallpaper|woodwork|plaster|spray\nSurveyed: date -30..10\nStart: date -6..40\nDays: number 1..16\nPainters: text @people\nQuote: money 240..6200 GBP\nMaterials so far: rollup sum material.job.cost GBP\nDeposit paid: boolean 50\nState: choice to survey|quoted|accepted|masking|priming|top coats|snagging|finished|paid",
      cells: "customer kind surveyed start days painters quote depositPaid state",
      rows: "Hall, stairs and landing|Margaret Hale|interior|@-20|@-3|5|Col and Jess|1450|yes|top coats\nFlat 4, between tenants|Parva Lettings|interior|@-6|@2|3|Jess|880|no|accepted\nThree new bathrooms|Bragg Building|interior|@-12|@6|6|Col|2100|no|accepted\nWaiting room, wallpaper|Dr Imran Shah|wallpaper|@-9|@8|2|Mo|760|yes|accepted\nFarmhouse windows|Ruth Ellis|exterior|@-40|@130|12|Col and Mo|4800|no|quoted\nFlat 9, kitchen ceiling|Parva Lettings|plaster|@2|@20|2|Mo|420|no|to survey\nDining room|Margaret Hale|woodwork|@-48|@-30|3|Jess|690|yes|paid",
    },
    {
      id: "room",
      use: "core",
      role: "item",
      icon: "door-open",
      names: "room|rooms",
      also: "surface|wall|ceiling|area|elevation",
      fields:
        "Room: text\nJob: relation job\nWalls: number 6..90 m²\nCeiling: number 0..40 m²\nPaint and color: text\nFinish: choice matt|silk|eggshell|gloss|masonry|paper\nCoats: number 1..3\nLiters needed: number 0.5..24 l\nCoats done: number 0..3\nFinished: boolean 30",
      cells: "job walls ceiling paintAndColor finish coats litersNeeded coatsDone finished",
      rows: "Hall walls|Hall, stairs and landing|42|0|Oyster gray|matt|2|8|1|no\nStairwell, high wall|Hall, stairs and landing|28|0|Oyster gray|matt|2|5|1|no\nLanding ceiling|Hall, stairs and landing|0|9|White|matt|2|2|2|yes\nDoors and skirting|Hall, stairs and landing|14|0|Chalk white|eggshell|2|2.5|0|no\nFlat 4, living room|Flat 4, between tenants|38|18|Trade white|matt|2|10|0|no\nFlat 4, kitchen|Flat 4, between tenants|20|8|Trade white|silk|2|5|0|no\nWaiting room, fern paper|Waiting room, wallpaper|32|0|Fern on cream, lot 8|paper|1|0|0|no",
    },
    {
      id: "material",
      use: "core",
      role: "item",
      icon: "paint-bucket",
      names: "paint or material|paint and materials",
      also: "paint|wallpaper|primer|tin|order",
      fields:
        "Material: text\nJob: relation job\nQuantity: text\nCost: money 4..320 GBP\nLot: text\nBought: date -20..6\nState: choice to buy|bought|on site|left over",
      cells: "job quantity cost lot bought state",
      rows: "Oyster gray, matt|Hall, stairs and landing|10 l + 5 l|118|MX 2207|@-4|on site\nChalk white eggshell|Hall, stairs and landing|2.5 l|46|MX 2212|@-4|on site\nTrade white, matt|Flat 4, between tenants|20 l|82||@1|to buy\nFern wallpaper, nine rolls|Waiting room, wallpaper|9 rolls|405|8|@-2|bought\nDust sheets and tape|Hall, stairs and landing|1 set|22||@-4|on site",
    },
    {
      id: "enquiry",
      use: "more",
      role: "event",
      icon: "mail",
      names: "enquiry|enquiries",
      also: "quote request|survey request|lead",
      fields:
        "Name: text\nPhone: phone\nWhat: text\nAddress: location\nAsked: date -8..0\nVisit on: date 0..10\nState: choice new|visit agreed|quoted|declined",
      cells: "phone what address asked visitOn state",
      rows: "Elspeth Gray, nursery|555-0111|Small bedroom, no smell|18 Orchard Close|@-1|@3|visit agreed\nVillage hall, gutters and doors|555-0112|Outside woodwork|Church Street|@0|@6|new\nTim Rudd, stairwell|555-0113|High wall, needs a tower|12 Canal Walk|@-5|@1|visit agreed",
    },
  ],
  jobs: "agenda job.start\nmove job.state\ncheck room.finished\nassign job.painters\nkeep material\nrequest enquiry\nmove material.state\nplan job.start\ntotal job.quote\ncount room.coatsDone\nprint job\nkeep customer",
  site: {
    headline: "Clean lines, sheets on the floor",
    body: "Two coats where two are needed, filler sanded the day before, and your hall usable every evening. Quote within three days of a visit.",
    action: "Ask for a quote|enquiry",
    services:
      "Room, walls and ceiling|Two coats, paint included|420\nHall, stairs and landing|With woodwork|1450\nWallpaper hung|Per roll, paste included|34\nWindows outside|Sanded, primed, two coats each|180",
    questions:
      "Do I have to move the furniture?|Small things, please. We move and cover the rest.\nHow long does it smell?|Water based paint, a day; we leave windows on the latch.\nWhich paint do you use?|What you like, or what we stand by for five years.",
  },
  words: {
    tagline: "Rooms, coats, colors and whose hall is next.",
    itch: "How many liters for the stairwell?",
    promise: "Every wall measured, every tin accounted for",
    pov: "POV: the last tin ran out on the last wall",
    gains: ["Hall: one coat to go", "Flat 4 starts in two days", "Nine rolls of fern, lot 8"],
  },
});
