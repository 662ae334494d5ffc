import { thing } from "../thing.ts";
import type { Domain } from "./domain.ts";

const sourdough: Domain = {
  id: "sourdough",
  words:
    "sourdough*6 starter*2 bread*4 baking*2 bakery*3 baker*3 dough*4 levain*5 sauerteig*6 brot*4 brotbacken*5 backen*3 pan*3 masa_madre*6 pain*3 boulangerie*3 pao*3 fermentation*3 ferment*3 kombucha*4 kimchi*4",
  category: "Food",
  directions: ["kitchen-table"],
  icon: "wheat",
  audience: "home bakers",
  lead: "log",
  hashtags: "sourdough|breadtok|levain|crumbshot",
  verbs: "Feed|Bake|Score|Share",
  names: "Levain Log|Crumb|Feed Me|Rise & Shine|Doughnote|Bubble Jar|Second Rise",
  problem: "Nobody remembers when the starter was fed, least of all at eleven at night",
  promise: "A starter that never starves",
  itch: "Fed it when? Yesterday? Tuesday?",
  pov: "POV: your starter doubled",
  things: [
    thing(
      "item",
      "starter, Starter, Starters, flask-conical",
      "starter starters sauerteig levain masa",
      `Name: text\nPhoto: image\nFlour: choice rye|whole wheat|white wheat|spelt\nHydration: percent 65..125\nAge: number 30..900 days\nKept: choice counter|fridge\nFeed every: number 1..7 days\nLast fed: date -6..0\nNext feeding due: addDays lastFed feedEvery\nSmell: choice yoghurt|apple|vinegar|nail varnish`,
      `Clint Yeastwood | flour=rye | hydration=100 | kept=counter | feedEvery=1 | lastFed=@0 | age=412 | smell=yoghurt\nGrandma's rye | flour=rye | hydration=80 | kept=fridge | feedEvery=7 | lastFed=@-5 | age=870 | smell=apple\nStiff Luigi | flour=white wheat | hydration=65 | kept=fridge | feedEvery=5 | lastFed=@-4 | age=150 | smell=yoghurt\nSpelt newcomer | flour=spelt | hydration=100 | kept=counter | feedEvery=1 | lastFed=@-1 | age=12 | smell=vinegar\nBrea Pitt | flour=whole wheat | hydration=90 | kept=counter | feedEvery=2 | lastFed=@-1 | age=64 | smell=apple`,
    ),
    thing(
      "log",
      "feeding, Feeding, Feedings, timer",
      "feeding feedings feed futtern refresco rafraichi",
      `Note: text\nStarter: relation starter\nFed on: date -21..0\nRise time: number 3.5..11.0 h\nFlour: choice rye|whole wheat|white wheat|spelt\nStarter amount: number 20..120 g\nFlour weight: number 20..120 g\nWater: number 20..120 g\nRatio: choice 1:1:1|1:2:2|1:5:5\nKitchen: number 18..27 °C\nRise: percent 60..220\nSmell: choice yoghurt|apple|vinegar|nail varnish`,
      `Doubled before noon | ratio=1:1:1 | riseTime=4.5 | rise=200\nSlow, cold kitchen | kitchen=18 | riseTime=10.5 | rise=110\nDomed and bubbly | ratio=1:2:2 | rise=180\nTo the fridge after an hour | riseTime=4.0 | rise=60\nSmelled sharp, fed twice | smell=vinegar | ratio=1:5:5\nPeak at eight hours | riseTime=8.0 | rise=190\nA spoon of rye woke it up | flour=rye\nReady for Saturday's loaf | rise=210`,
      "starter",
    ),
    thing(
      "place",
      "bake, Loaf, Loaves, croissant",
      "loaf bake bread",
      `Title: text\nPhoto: image\nBaked on: date -40..-1\nHydration: percent 65..85\nFlour: number 400..1000 g\nProof: choice room|fridge overnight\nOven: number 220..250 °C\nCrumb: choice open|even|tight\nStars: rating 2..5`,
      `Country loaf | hydration=75 | crumb=open | stars=5\nSeeded rye tin | hydration=82 | crumb=tight | stars=4\nFocaccia with onions | hydration=85 | crumb=open | stars=5\nSpelt rolls | hydration=68 | crumb=even | stars=4\nFlat one, overproofed | crumb=tight | stars=2\nOlive loaf | hydration=74 | crumb=even | stars=4`,
    ),
  ],
  tasks:
    "Feed tonight, 1:2:2 | Starter\nMix the dough at eight | Saturday\nFold every half hour, three times | Saturday\nShape and put in the fridge | Saturday\nBake at 245 degrees with steam | Sunday\nDry some starter as a backup | Starter",
  cards:
    "Levain | the fed part of starter that goes into dough\nAutolyse | flour and water resting before salt\nBanneton | proofing basket\nBulk | first rise of the whole dough\nEar | raised flap of crust\nDiscard | starter left over at feeding",
  questions:
    "What does 75 % hydration mean? | 75 g water per 100 g flour; 75 g flour per 100 g water; 75 g starter; A 75 minute rise | It is counted against flour.\nWhen is a starter at its best? | Around its peak; Right after feeding; After it fell for a day; Frozen | It pushes most at the peak.\nWhat does a vinegar smell ask for? | A feeding; More salt; Less flour; A new jar | It ran out of food.",
};

const drinks: Domain = {
  id: "drinks",
  words:
    "coffee*4 espresso*5 barista*4 brew*3 brewing*4 homebrew*5 beer*4 beers*4 wine*4 wines*4 whisky*4 whiskey*4 tea*3 teas*3 cocktail*4 cocktails*4 kaffee*4 bier*4 wein*4 vino*4 vinos*4 cerveza*4 cafe_tasting*4 vin*4 vins*4 biere*4 vinho*4 cerveja*4 tasting*3 tastings*3 roast*2",
  category: "Food",
  directions: ["kitchen-table", "field-notes"],
  icon: "coffee",
  audience: "people who taste twice",
  lead: "collection",
  hashtags: "coffeetok|homebrew|tastingnotes|slowsips",
  verbs: "Brew|Taste|Rate|Share",
  names: "Dial-In|Second Sip|Bloom & Pour|Cask Notes|Tasting Table|Crema",
  problem: "That one perfect cup, and no idea how you made it",
  promise: "Remember every good cup",
  itch: "Great cup. How, though?",
  pov: "POV: you nailed the pour",
  things: [
    thing(
      "item",
      "drink, Bottle or bean, Cellar, coffee",
      "coffee beans bean beer wine whisky tea bottle",
      `Name: text\nLabel: image\nKind: choice coffee|wine|beer|tea|whisky\nMaker: text\nOrigin: choice Ethiopia|Colombia|Brazil|France|Italy|Spain|Germany|Japan|Scotland\nNotes: tags fruity|floral|nutty|chocolate|smoky|dry|sour|honey\nYear: number 2008..2024\nPrice: money 6..48 EUR\nStock: number 0..6\nOpened on: date -60..-2\nRating: rating 2..5`,
      `Yirgacheffe, washed | kind=coffee | maker=Kaffa Row | origin=Ethiopia | notes=floral;fruity | rating=5\nHuila, honey process | kind=coffee | maker=Nido Roasters | origin=Colombia | notes=honey;chocolate\nRiesling trocken | kind=wine | maker=Weingut Halder | origin=Germany | notes=dry;fruity\nPale ale, batch 7 | kind=beer | maker=own kitchen | origin=Germany | notes=fruity;sour\nSencha, first flush | kind=tea | maker=Morita Garden | origin=Japan | notes=floral\nRioja crianza | kind=wine | maker=Bodega Salvatierra | origin=Spain | notes=nutty;dry\nIslay single malt | kind=whisky | maker=Port Ruadh | origin=Scotland | notes=smoky;honey | rating=4\nCerrado natural | kind=coffee | maker=Kaffa Row | origin=Brazil | notes=nutty;chocolate\nOatmeal stout | kind=beer | maker=Hafenbräu | origin=Germany | notes=chocolate;smoky\nBarbera | kind=wine | maker=Cascina Prato | origin=Italy | notes=fruity`,
    ),
    thing(
      "log",
      "tasting, Tasting, Tastings, glass-water",
      "tasting brew cup",
      `Note: text\nOf: relation drink\nDate: date -30..0\nMethod: choice pour-over|espresso|French press|glass|bottle\nDose: number 12.0..22.0 g\nWater: number 160..340 ml\nTime: number 25..240 s\nTemperature: number 8..96 °C\nRating: rating 2..5`,
      `Sweet, long finish | rating=5\nBitter, grind coarser | rating=2 | method=pour-over\nBest so far, keep this recipe | rating=5\nWith cheese, wow | method=glass | rating=5\nA bit thin | rating=3\nShared with Omar, he guessed plum | rating=4\nToo cold, lost the smell | rating=3`,
      "drink",
    ),
  ],
};

const craft: Domain = {
  id: "craft",
  words:
    "knitting*5 knit*4 knitters*5 crochet*5 sewing*5 quilt*4 quilting*4 yarn*4 wool*3 embroidery*4 woodworking*5 woodwork*4 pottery*4 ceramics*3 leather*3 craft*3 crafts*3 diy*3 maker*2 makers*2 makerspace*5 3d_printing*5 stricken*5 nahen*4 hakeln*5 basteln*4 holz*3 tejer*5 costura*4 tricot*5 couture*4 croche*5 model_trains*4 lego*4",
  category: "Hobbies",
  directions: ["kitchen-table", "corner-shop"],
  icon: "scissors",
  audience: "makers",
  lead: "tracker",
  hashtags: "handmade|makersgonnamake|wip|slowcraft",
  verbs: "Start|Make|Finish|Show",
  names: "Works in Progress|Stitchbook|Bench Notes|Row by Row|Loose Thread|Offcut",
  problem: "Eleven projects started and the row counter lost",
  promise: "Finish what you started",
  itch: "Row 48. Or was it 46?",
  pov: "POV: you finished one",
  things: [
    thing(
      "item",
      "makingProject, Project, Projects, scissors",
      "project projects pattern scarf jumper projekt",
      `Title: text\nPhoto: image\nTechnique: choice knitting|crochet|sewing|woodwork|pottery|leather\nStage: choice idea|started|halfway|finishing|done\nMaterial: text merino, 4-ply|oak offcuts|linen|stoneware|cotton yarn\nTool: text 4.5 mm needles|jigsaw|sewing machine|wheel\nStarted on: date -120..-5\nHours: number 1..40 h\nFor: text @people\nDifficulty: choice easy|medium|hard`,
      `Fisherman's jumper | technique=knitting | stage=halfway | material=merino, 4-ply\nOak stool | technique=woodwork | stage=finishing | material=oak offcuts\nLinen curtains | technique=sewing | stage=done\nBowl set, blue glaze | technique=pottery | stage=started\nBaby blanket | technique=crochet | stage=halfway | material=cotton yarn\nTool roll | technique=leather | stage=idea\nSocks, pair nine | technique=knitting | stage=started\nBookends from a beam | technique=woodwork | stage=done\nPatchwork from shirts | technique=sewing | stage=idea`,
    ),
    thing(
      "log",
      "makingSession, Session, Sessions, timer",
      "session progress",
      `Note: text\nProject: relation makingProject\nDate: date -30..0\nMinutes: number 15..150 min\nRows: number 0..40\nFelt: choice tricky|okay|flow`,
      `Unpicked four rows\nSleeve done\nSanded to 240\nFirst coat of oil\nSewed the wrong side, again\nGlaze test came out green\nListened to a whole audiobook`,
      "makingProject",
    ),
  ],
};

const repair: Domain = {
  id: "repair",
  words:
    "repair*5 repairs*5 bike_kitchen*13 fix_bikes*12 fixing_bikes*12 fix_bicycles*12 fix*2 fixing*3 fixers*4 mend*4 mending*4 broken*2 workshop*2 reparatur*5 reparieren*4 reparacion*5 reparaciones*5 reparation*5 reparo*4 garage*2",
  category: "Local",
  directions: ["blueprint", "corner-shop"],
  icon: "wrench",
  audience: "the repair café",
  lead: "waitlist",
  hashtags: "repaircafe|righttorepair|fixit|zerowaste",
  verbs: "Fix|Queue|Lend|Return",
  names: "Fixbench|Mend|Second Life|Loose Screw|Toolshare|Solder & Glue",
  problem: "Forty broken toasters, three volunteers and a paper list",
  promise: "Fix it instead of binning it",
  itch: "Toaster dead. Bin or bench?",
  pov: "POV: your toaster lives",
  things: [
    thing(
      "item",
      "tool, Tool, Tools, wrench",
      "tool tools werkzeug herramienta outil equipment",
      `Name: text\nPhoto: image\nKind: choice electrical|woodwork|bicycle|sewing|measuring|garden\nBrand: text\nPower: choice hand|battery|mains\nState: choice good|worn|needs service\nAccessories: text\nNotes: longText @remarks`,
      `Cordless drill 18 V | kind=electrical | brand=Makita | power=battery | accessories=two batteries, bit set\nSoldering station | kind=electrical | brand=Weller | power=mains\nSewing machine | kind=sewing | brand=Pfaff | power=mains\nTruing stand | kind=bicycle | brand=Park Tool | power=hand\nMultimeter | kind=measuring | brand=Fluke | power=battery\nJigsaw | kind=woodwork | brand=Bosch | power=mains | accessories=wood and metal blades\nTorque wrench | kind=bicycle | brand=Hazet | power=hand\nHedge trimmer | kind=garden | brand=Stihl | power=battery\nTile cutter | kind=woodwork | brand=Rubi | power=hand\nMoisture meter | kind=measuring | brand=Trotec | power=battery\nPipe wrench | kind=woodwork | brand=Knipex | power=hand`,
    ),
    thing(
      "person",
      "fixer, Fixer, Fixers, user-cog",
      "fixer fixers volunteer helfer",
      `Name: text\nPortrait: image\nGood at: choice electronics|textiles|bicycles|wood|phones\nBench: choice 1|2|3|4\nFrom: time 10:00..13:00\nRepairs done: number 4..90\nHere today: boolean 60`,
      `Ingrid Lund | goodAt=electronics | bench=1\nKofi Annor | goodAt=bicycles | bench=2\nRosa Ibarra | goodAt=textiles | bench=3\nJin Ho | goodAt=phones | bench=1\nEmeka Udo | goodAt=wood | bench=4\nMarta Vidal | goodAt=electronics | bench=2`,
    ),
    thing(
      "log",
      "repairJob, Repair, Repairs, clipboard-check",
      "repair repairs reparatur reparacion",
      `What: text\nDate: date -40..0\nObject: choice toaster|lamp|bicycle|jacket|radio|phone|vacuum|chair|laptop\nFault: choice no power|loose contact|torn seam|flat tyre|will not charge|strange noise\nOutcome: choice fixed|advice|part ordered|cannot be fixed\nMinutes: number 10..75 min\nWeight saved: number 0.3..9.0 kg\nFixer: relation fixer\nDonation: money 0..12 EUR`,
      `Radio plays again, one capacitor | object=radio | fault=no power | outcome=fixed\nNew zip in a winter jacket | object=jacket | fault=torn seam | outcome=fixed\nToaster needs a heating wire | object=toaster | fault=no power | outcome=part ordered\nPuncture and new pads | object=bicycle | fault=flat tyre | outcome=fixed\nChair glued, clamps on till Monday | object=chair | fault=loose contact | outcome=fixed\nPhone battery swollen, do not charge | object=phone | fault=will not charge | outcome=advice\nVacuum ate a sock | object=vacuum | fault=strange noise | outcome=fixed\nLamp rewired | object=lamp | fault=loose contact | outcome=fixed\nLaptop board is dead | object=laptop | fault=no power | outcome=cannot be fixed`,
    ),
    thing(
      "event",
      "repairDay, Repair day, Repair days, calendar-check",
      "repair_cafe cafe",
      `Title: text\nStarts: dateTime 3..60 10:00..14:00\nPlace: location\nBenches: number 2..5\nComing: number 6..30\nI am in: boolean 20`,
      `Repair café, spring\nBicycle Sunday\nMend your jacket evening\nPhones and laptops only`,
    ),
  ],
  queueFields:
    "Object: choice toaster|lamp|bicycle|jacket|radio|phone|vacuum|chair|laptop\nFault: choice no power|loose contact|torn seam|flat tyre|will not charge|strange noise\nFixer: relation fixer",
  tasks:
    "Put out the queue numbers | Before\nTest the extension leads | Before\nSort screws into jars | Before\nWeigh what was saved | After\nWrite down missing parts | After\nSweep the benches | After",
  posts:
    "Radio from 1962 plays again. It was one capacitor.\nWanted: toaster heating wire.\nForty-one repairs today, thirty fixed.\nPlease bring the charger too.",
};

const photo: Domain = {
  id: "photo",
  words:
    "photography*5 photographer*4 photographers*4 camera*4 cameras*4 darkroom*5 analog_film*5 film_rolls*5 polaroid*4 fotografie*5 fotograf*4 fotografia*5 fotografo*4 photographe*4 photographie*5 shoot*2 photoshoot*4",
  category: "Art",
  directions: ["gallery-white", "pressroom"],
  icon: "camera",
  audience: "photographers",
  lead: "portfolio",
  hashtags: "filmisnotdead|photography|35mm|contactsheet",
  verbs: "Shoot|Develop|Show|Book",
  names: "Contact Sheet|Golden Hour|Frame 36|Latent|Negative Space|Aperture Club",
  problem: "Thirty rolls in a drawer and no idea what is on them",
  promise: "Know what is on every roll",
  itch: "Thirty rolls. Undeveloped.",
  pov: "POV: frame 12 came out",
  things: [
    thing(
      "item",
      "photograph, Photograph, Photographs, image",
      "photo photos photograph roll rolls picture foto fotos",
      `Title: text\nPicture: image\nGenre: choice portrait|street|landscape|still life|night\nCamera: choice Nikon FM2|Leica M6|Canon AE-1|Fuji X100|Yashica Mat\nFilm: choice Portra 400|HP5|Ektar 100|Tri-X|digital\nAperture: choice f/1.8|f/2.8|f/4|f/8|f/11\nShutter: choice 1/30|1/60|1/125|1/250|1/500\nTaken on: date -300..-3\nPlace: location\nStory: longText`,
      `Last tram | genre=street | film=HP5\nAunt Rosa, laughing | genre=portrait | film=Portra 400\nFog over the allotments | genre=landscape | film=Ektar 100\nThree pears | genre=still life | film=Portra 400\nNeon, closed | genre=night | film=digital\nSwimmers in October | genre=landscape | film=Portra 400\nBarber's window | genre=street | film=Tri-X\nHands, kneading | genre=portrait | film=HP5\nStairs at noon | genre=street | film=Ektar 100\nComet, maybe | genre=night | film=digital`,
    ),
    thing(
      "log",
      "filmRoll, Roll, Rolls, film",
      "roll rolls film",
      `Label: text\nFilm: choice Portra 400|HP5|Ektar 100|Tri-X\nLoaded on: date -90..0\nFrames: number 12..36\nKeepers: number 1..14\nState: choice in camera|exposed|developed|scanned\nPush: choice -1|0|+1|+2`,
      `Lisbon, first\nRainy Tuesday\nBirthday\nHarbour, blue hour\nTest of the new lens\nFamily table\nNight walk`,
    ),
  ],
};

/** Fields of life of people who make things. */
export const MAKING: readonly Domain[] = [sourdough, drinks, craft, repair, photo];
