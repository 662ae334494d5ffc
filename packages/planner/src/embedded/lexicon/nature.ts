import { thing } from "../thing.ts";
import type { Domain } from "./domain.ts";

const bees: Domain = {
  id: "bees",
  words:
    "bee*3 bees*3 beehive*4 hive*4 hives*4 apiary*4 beekeeper*4 beekeepers*4 beekeeping*4 honey*2 varroa*4 queen*1 bienen*4 biene*3 imker*4 imkerei*4 bienenstock*4 stockkarte*4 abeja*4 abejas*4 colmena*4 colmenas*4 apicultor*4 ruche*4 ruches*4 abeille*4 abeilles*4 apiculteur*4 colmeia*4 colmeias*4 abelha*4 abelhas*4",
  category: "Nature",
  directions: ["field-notes"],
  icon: "hexagon",
  audience: "beekeepers",
  lead: "log",
  hashtags: "beekeeping|hives|savethebees|honey|varroa",
  verbs: "Inspect|Feed|Treat|Harvest",
  names: "Hivewise|Broodbook|Waggle|Smoker & Veil|Apiary Notes|Queenline|Frame Ten",
  problem: "Sticky gloves, a wet notebook, and nobody remembers which hive had the queen",
  promise: "Every hive, every inspection, remembered",
  itch: "Hive four. Queen seen when?",
  pov: "POV: you read your hives",
  things: [
    thing(
      "item",
      "Hive, Hives, hexagon",
      "hive hives colony colonies volk volker bienenstock colmena ruche",
      `Name: text\nPhoto: image\nApiary: choice Orchard|Roof|Forest edge|Allotment\nBox type: choice Langstroth|Dadant|National|Top bar\nQueen year: number 2023..2026\nQueen mark: choice white|yellow|red|green|blue|unmarked\nStrength: rating 2..5\nState: choice fine|weak|watch\nSupers on: number 0..3\nLast feeding: date -20..-2\nNext check due: addDays lastFeeding 21\nNotes: longText @remarks`,
      `Linden | apiary=Orchard | strength=5 | queenMark=blue\nBlackthorn | apiary=Orchard | strength=3 | queenMark=green\nOld Mill | apiary=Forest edge | strength=4\nRooftop One | apiary=Roof | strength=4\nRooftop Two | apiary=Roof | strength=2\nBuckwheat | apiary=Allotment | strength=5\nSwarm of May | apiary=Allotment | strength=3 | queenMark=unmarked\nHeather | apiary=Forest edge | strength=4`,
    ),
    thing(
      "log",
      "Inspection, Inspections, clipboard-check",
      "inspection inspections durchsicht inspeccion visite",
      `Summary: text\nHive: relation hive\nInspected on: date -60..0\nQueen seen: boolean 65\nEggs seen: boolean 80\nBrood frames: number 3..9 frames\nHoney frames: number 1..8 frames\nMite count: number 0..9 per 100\nTemperament: choice calm|lively|nervous|defensive\nSwarm cells: number 0..3\nFed: choice nothing|syrup 1:1|syrup 3:2|fondant|pollen patty\nTreatment: choice none|oxalic acid|formic acid|thymol\nWeather: choice sunny|overcast|windy|cool\nNotes: longText @remarks`,
      `Queen on frame four, calm | queenSeen=yes | temperament=calm\nAdded a super | honeyFrames=7\nEggs but no queen | queenSeen=no | eggsSeen=yes\nThree swarm cells, split planned | swarmCells=3 | temperament=lively\nMites above the limit, treated | miteCount=8 | treatment=formic acid\nFed before the cold week | fed=syrup 3:2\nPollen coming in, new comb\nWindy, closed it quickly | weather=windy | temperament=nervous`,
      "hive",
    ),
    thing(
      "event",
      "harvest, Harvest, Harvests, droplets",
      "harvest honey ernte",
      `Batch: text\nStarts: dateTime 2..60 09:00..15:00\nPlace: location\nExpected: number 8..40 kg\nWeight: number 6..38 kg\nHelpers: number 1..4`,
      `Spring blossom\nLinden\nForest\nBuckwheat\nHeather`,
    ),
  ],
  tasks:
    "Melt down old comb | Winter\nBuild twenty frames | Winter\nOrder jars and lids | Harvest\nCount mites on the board | Now\nMow in front of the entrances | Now\nClean the smoker | Now",
  posts:
    "First pollen of the year, bright yellow. Hazel, I think.\nSplit the strong one. Both halves sound content.\nTwelve mites on the board after three days. Treating.\nThe roof bees fly an hour longer than the orchard.\nLabels are printed, honey is in, back hurts.",
  questions:
    "How long does a worker take from egg to bee? | 21 days; 16 days; 24 days; 30 days | The queen takes 16, a drone 24.\nWhat does a waggle dance tell? | Direction and distance of food; The age of the queen; Rain; Danger | The angle is towards the sun.\nWhich mite weakens colonies most? | Varroa; Tracheal; Spider; Dust | It breeds in capped brood.",
  cards:
    "Super | box above the brood for honey\nPropolis | resin bees seal with\nDrone | male bee\nSwarm cell | long cell for a new queen\nFondant | sugar paste for winter feeding\nNuc | small starter colony",
};

const garden: Domain = {
  id: "garden",
  words:
    "garden*3 gardens*2 gardening*4 gardener*3 gardeners*3 plant*3 plants*3 houseplant*4 houseplants*4 watering*3 allotment*4 allotments*4 vegetable*2 vegetables*2 seeds*3 seed*2 sowing*4 compost*3 balcony*2 greenhouse*3 succulents*3 garten*4 kleingarten*4 kleingarten* schrebergarten*4 parzelle*4 pflanzen*4 pflanze*4 giessen*4 gemuse*3 jardin*4 huerto*4 huertos*4 jardines*4 jardins*4 hortas*4 plantas*4 planta*3 riego*3 plantes*4 plante*4 potager*4 arrosage*4 horta*4 jardim*4",
  category: "Garden",
  directions: ["field-notes", "kitchen-table"],
  icon: "sprout",
  audience: "gardeners",
  lead: "tracker",
  hashtags: "plantparent|growyourown|allotmentlife|gardening",
  verbs: "Water|Sow|Harvest|Repot",
  names: "Rootwork|Greenline|Seedbook|Wateringcan|Plot & Pot|Bed Seven|Sproutly",
  problem: "Half the plants get water twice, the other half never",
  promise: "Every plant gets its turn",
  itch: "Brown leaves. Again.",
  pov: "POV: nothing died this month",
  things: [
    thing(
      "item",
      "plant, Plant, Plants, sprout",
      "plant plants houseplant pflanze pflanzen planta plantas plante plantes vegetable",
      `Name: text\nPhoto: image\nSpecies: text\nSpot: choice south window|north window|balcony|bed|greenhouse\nLight: choice full sun|half shade|shade\nEvery: number 2..14 days\nLast watered: date -8..0\nNext watering: addDays lastWatered every\nSown on: date -200..-20\nHealth: choice thriving|fine|struggling\nNotes: longText`,
      `Monstera by the door | species=Monstera deliciosa | spot=north window | light=half shade | every=9 | health=thriving\nTomato 'Black Cherry' | species=Solanum lycopersicum | spot=greenhouse | light=full sun | every=2 | health=thriving\nBasil on the sill | species=Ocimum basilicum | spot=south window | light=full sun | every=2 | health=fine\nCourgette | species=Cucurbita pepo | spot=bed | light=full sun | every=3\nSnake plant | species=Dracaena trifasciata | spot=north window | light=shade | every=14 | health=thriving\nLavender | species=Lavandula angustifolia | spot=balcony | light=full sun | every=7\nRunner beans | species=Phaseolus coccineus | spot=bed | light=full sun | every=3\nBoston fern | species=Nephrolepis exaltata | spot=north window | light=shade | every=3 | health=struggling\nRaspberry 'Autumn Bliss' | species=Rubus idaeus | spot=bed | light=half shade | every=5\nChilli 'Jalapeño' | species=Capsicum annuum | spot=south window | light=full sun | every=3\nPeppermint | species=Mentha × piperita | spot=balcony | light=half shade | every=3\nString of pearls | species=Curio rowleyanus | spot=south window | light=half shade | every=12 | health=fine`,
    ),
    thing(
      "log",
      "care, Care, Care log, droplets",
      "watering water giessen riego arrosage care",
      `Note: text\nPlant: relation plant\nDate: date -30..0\nDid: choice watered|fed|repotted|pruned|sown|harvested\nAmount: number 100..1500 ml\nSaw: choice nothing|new leaf|flower|fruit|pests|yellow leaf`,
      `New leaf unrolling | did=watered | saw=new leaf\nAphids, washed off | did=watered | saw=pests\nFirst flower | did=watered | saw=flower\nBigger pot at last | did=repotted\nDrank it in a minute | did=watered\nCut back by a third | did=pruned\nFirst handful | did=harvested | saw=fruit\nSoil still damp, skipped half | did=watered`,
      "plant",
    ),
    thing(
      "place",
      "plot, Plot, Plots, fence",
      "allotment allotments plot plots parzelle kleingarten waiting",
      `Number: text\nSize: number 90..320 m²\nHas: tags shed|water tap|fruit trees|greenhouse\nRent per year: money 60..240 EUR\nState: choice taken|free soon|free\nFree from: date 10..300`,
      `Plot 3, by the gate\nPlot 8, old apple trees\nPlot 12, half size\nPlot 17, sunny corner\nPlot 21, next to the water\nPlot 26, needs love`,
    ),
    thing(
      "event",
      "workday, Work day, Work days, shovel",
      "workday gemeinschaftsarbeit",
      `Title: text\nStarts: dateTime 2..40 09:00..14:00\nPlace: text at the gate|tool shed|compost|club house\nBring: text gloves|wheelbarrow|cake\nComing: number 3..12\nI am in: boolean 20`,
      `Turn the compost\nPrune the fruit trees\nSeed swap\nPaint the club house\nHarvest table`,
    ),
  ],
  queueFields: "Wanted size: choice half plot|full plot|any\nHousehold: number 1..5\nLives in the district: boolean 80",
  tasks:
    "Turn the compost | Beds\nTie up the beans | Beds\nSharpen the secateurs | Tools\nClean the water butt | Tools\nOrder garlic for autumn | Buy\nLabel the seedlings | Beds",
  posts:
    "Anyone want courgettes? I have eleven. Please.\nThe robin follows the fork all morning.\nFrost tonight, cover your dahlias.\nSwapped two tomato plants for a rhubarb crown.\nWater is back on at the lower taps.",
  cards:
    "Perennial | lives more than two years\nHardening off | getting seedlings used to outdoors\nMulch | cover on bare soil\nPricking out | moving seedlings to more space\nBolting | flowering too early\nAnnual | lives one season",
  questions:
    "What does yellow lower leaf often mean? | Too much water; Too much light; A full moon; Old pots | Roots without air let leaves go.\nWhen is garlic planted? | In autumn; In June; In March only; Never outdoors | It needs a cold spell.\nWhich follows beans well in a bed? | Cabbage; Beans; Peas; Lentils | Beans leave nitrogen behind.",
};

const birds: Domain = {
  id: "birds",
  words:
    "bird*4 birds*4 birding*4 birdwatching*4 birdwatcher*4 birdwatchers*4 birder*4 wildlife*3 nest*2 nests*2 owl*3 vogel*4 vogelbeobachtung*4 ave*2 aves*4 pajaros*4 oiseau*4 oiseaux*4 passaros*4 butterfly*3 butterflies*3 insects*2",
  category: "Nature",
  directions: ["field-notes"],
  icon: "bird",
  audience: "birdwatchers",
  lead: "log",
  hashtags: "birding|lifelist|birdsofinstagram|dawnchorus",
  verbs: "Spot|Log|Identify|Compare",
  names: "Lifelist|Wingbeat|Dawn Chorus|Plume|Hide & See|Warbler",
  problem: "The list is on napkins and the best sighting is gone",
  promise: "Never lose a sighting",
  itch: "What was that bird?",
  pov: "POV: lifer before breakfast",
  things: [
    thing(
      "item",
      "Species, Species list, bird",
      "species bird vogel",
      `Name: text\nPhoto: image\nLatin name: text\nHabitat: choice garden|woodland|wetland|coast|field|town\nSeason: choice all year|summer|winter|passage\nRarity: choice common|uncommon|scarce|rare\nOn my list: boolean 60\nSong: text`,
      `Kingfisher | latinName=Alcedo atthis | habitat=wetland | season=all year | rarity=uncommon | song=a thin whistle\nGoldfinch | latinName=Carduelis carduelis | habitat=garden | rarity=common | song=tinkling\nBlack redstart | latinName=Phoenicurus ochruros | habitat=town | season=summer | rarity=uncommon | song=crackling paper\nMarsh harrier | latinName=Circus aeruginosus | habitat=wetland | season=summer | rarity=scarce\nWaxwing | latinName=Bombycilla garrulus | habitat=town | season=winter | rarity=scarce | song=a silvery trill\nTawny owl | latinName=Strix aluco | habitat=woodland | rarity=common | song=hoo-hoo\nLapwing | latinName=Vanellus vanellus | habitat=field | rarity=uncommon | song=peewit\nNightingale | latinName=Luscinia megarhynchos | habitat=woodland | season=summer | rarity=scarce | song=loud and liquid\nDunlin | latinName=Calidris alpina | habitat=coast | season=winter | rarity=common\nHoopoe | latinName=Upupa epops | habitat=field | season=passage | rarity=rare | song=oop-oop-oop\nSwift | latinName=Apus apus | habitat=town | season=summer | rarity=common | song=screaming parties\nFirecrest | latinName=Regulus ignicapilla | habitat=woodland | rarity=uncommon`,
    ),
    thing(
      "log",
      "Sighting, Sightings, binoculars",
      "sighting sightings beobachtung",
      `Note: text\nSpecies: relation species\nSeen on: date -45..0\nCount: number 1..14\nPlace: location Reed bed|Harbour wall|North wood|Kitchen window|Sewage ponds|Castle hill\nBehaviour: choice singing|feeding|flying over|nesting|resting\nLight: choice dawn|day|dusk|night\nSure: boolean 85`,
      `On the wire, then gone | count=1\nTwo young with it | count=3\nIn the reeds, long view | behaviour=feeding\nHeard only | sure=no | behaviour=singing\nFlock over the ponds | count=14 | behaviour=flying over\nEating rowan berries | behaviour=feeding\nAt the window, eye to eye\nFighting with a crow`,
      "species",
    ),
    thing(
      "event",
      "walk, Walk, Walks, footprints",
      "walk walks outing",
      `Title: text\nStarts: dateTime 1..30 05:30..08:00\nPlace: location Reed bed|Harbour wall|North wood\nGuide: text @people\nSeats: number 6..14\nComing: number 2..6\nI am in: boolean 25`,
      `Dawn chorus walk\nWaders at high tide\nOwls after dark\nBeginners with binoculars to lend\nRinging morning`,
    ),
  ],
  posts:
    "Waxwings at the supermarket car park, twelve of them!\nHeard the nightingale on the first of May, as always.\nWhat is this? Brown, small, angry.\nHarrier pair is back at the reed bed.",
};

const sky: Domain = {
  id: "sky",
  words:
    "astronomy*5 stargazing*5 telescope*4 telescopes*4 stars*2 planets*3 moon*1 sterne*3 astronomie*5 teleskop*4 estrellas*3 astronomia*5 etoiles*3 weather*3 wetter*3 clima*3 meteo*3 aurora*3 sunset*2 sunsets*2",
  category: "Science",
  directions: ["field-notes", "arcade"],
  icon: "telescope",
  audience: "stargazers",
  lead: "log",
  hashtags: "astronomy|darksky|stargazing|nightsky",
  verbs: "Observe|Log|Plan",
  names: "Dark Sky Diary|Perigee|Azimuth|Clear Night|Messier & Me|Zenith",
  problem: "Clear nights are few and the notes are unreadable by morning",
  promise: "Make every clear night count",
  itch: "Clear sky. Where to look?",
  pov: "POV: first light through your scope",
  things: [
    thing(
      "item",
      "skyObject, Object, Objects, sparkles",
      "object planet galaxy nebula",
      `Name: text\nDrawing: image\nKind: choice galaxy|nebula|open cluster|globular cluster|planet|double star|moon\nConstellation: text\nMagnitude: number 0.1..9.5 mag\nBest month: choice Jan|Mar|May|Jul|Sep|Nov\nNeeds: choice naked eye|binoculars|small scope|large scope\nSeen: boolean 45`,
      `Andromeda Galaxy M31 | kind=galaxy | constellation=Andromeda | magnitude=3.4 | needs=binoculars\nOrion Nebula M42 | kind=nebula | constellation=Orion | magnitude=4.0 | needs=binoculars\nPleiades M45 | kind=open cluster | constellation=Taurus | magnitude=1.6 | needs=naked eye\nHercules Cluster M13 | kind=globular cluster | constellation=Hercules | magnitude=5.8 | needs=small scope\nRing Nebula M57 | kind=nebula | constellation=Lyra | magnitude=8.8 | needs=large scope\nAlbireo | kind=double star | constellation=Cygnus | magnitude=3.1 | needs=small scope\nSaturn | kind=planet | constellation=Aquarius | magnitude=0.7 | needs=small scope\nJupiter | kind=planet | constellation=Taurus | magnitude=0.1 | needs=binoculars\nWhirlpool Galaxy M51 | kind=galaxy | constellation=Canes Venatici | magnitude=8.4 | needs=large scope\nDouble Cluster | kind=open cluster | constellation=Perseus | magnitude=4.3 | needs=binoculars`,
    ),
    thing(
      "log",
      "Observation, Observations, notebook-pen",
      "observation observations beobachtung",
      `Note: text\nObject: relation skyObject\nNight of: date -60..0\nSeeing: rating 1..5\nMagnification: number 20..200 ×\nPlace: location Balcony|Hill meadow|Dark sky park|Back garden\nCloud: percent 0..60\nTemperature: number -6..18 °C`,
      `Rings, and a hint of a gap\nFaint smudge, averted vision helps\nBlue and gold, unmistakable\nClouds after ten minutes\nSteady air, long look\nFirst time found without help\nDew on the mirror\nMoon too bright`,
      "skyObject",
    ),
    thing(
      "event",
      "starParty, Star party, Star parties, tent",
      "party",
      `Title: text\nStarts: dateTime 2..40 20:00..22:00\nPlace: location\nMoon: choice new|crescent|half|full\nComing: number 2..12\nI am in: boolean 20`,
      `New moon on the hill\nLunar craters for beginners\nMeteor night\nPlanets from the car park`,
    ),
  ],
};

const foraging: Domain = {
  id: "foraging",
  words:
    "mushroom*5 mushrooms*5 foraging*5 forager*4 fishing*5 angler*4 anglers*4 fish*3 catch*2 catches*3 hunting*3 berries*2 pilze*5 pilz*4 angeln*5 fangbuch*5 setas*5 pesca*5 champignons*5 peche*3 cogumelos*5",
  category: "Nature",
  directions: ["field-notes"],
  icon: "map",
  audience: "foragers and anglers",
  lead: "log",
  hashtags: "foraging|wildfood|outdoors|fieldnotes",
  verbs: "Find|Log|Mark|Return",
  names: "Basket & Map|Undergrowth|Tackle Book|Hedgerow|Secret Spot",
  problem: "The good spot was here somewhere, two autumns ago",
  promise: "Find your good spots again",
  itch: "Which tree was it?",
  pov: "POV: basket full by nine",
  things: [
    thing(
      "item",
      "spot, Spot, Spots, map-pin",
      "spot spots place lake river",
      `Name: text\nPhoto: image\nHabitat: choice beech wood|spruce wood|meadow|lake|river|shore|hedge\nBest season: choice spring|summer|autumn|all year\nAccess: choice easy|steep|boat only|ask first\nGood for: tags porcini|chanterelle|trout|pike|perch|blackberry|wild garlic\nRating: rating 2..5\nSecret: boolean 50`,
      `Beech slope behind the mill | habitat=beech wood\nThree spruces | habitat=spruce wood\nReed corner, north bank | habitat=lake\nOld bridge pool | habitat=river\nSheep meadow edge | habitat=meadow\nHarbour wall, second ladder | habitat=shore\nRailway hedge | habitat=hedge\nWild garlic hollow | habitat=beech wood`,
    ),
    thing(
      "log",
      "Find, Finds, shopping-basket",
      "find finds catch catches fang fund",
      `What: text\nSpot: relation spot\nFound on: date -70..0\nKind: choice mushroom|fish|berry|herb\nLength: number 12..70 cm\nWeight: number 80..2400 g\nBait or sign: text worm|spinner|birch nearby|after rain\nKept: boolean 45\nPhoto: image`,
      `Porcini, firm | kind=mushroom | weight=320 | length=14\nPike, released | kind=fish | length=68 | weight=2300 | kept=no\nChanterelles, a handful | kind=mushroom | weight=180\nBrown trout | kind=fish | length=34 | weight=410\nBlackberries | kind=berry | weight=900 | kept=yes\nPerch, two | kind=fish | length=26\nParasol | kind=mushroom | length=22\nWild garlic | kind=herb | weight=150 | kept=yes`,
      "spot",
    ),
  ],
};

const pets: Domain = {
  id: "pets",
  words:
    "pet*4 pets*4 dog*4 dogs*4 puppy*4 puppies*4 cat*4 cats*4 kitten*4 horse*4 horses*4 rabbit*3 hamster*3 vet*3 walker*2 walkers*2 breeder*3 hund*4 hunde*4 hundebesitzer*4 katze*4 katzen*4 pferd*4 pferde*4 haustier*4 perro*4 perros*4 gato*4 gatos*4 mascota*4 mascotas*4 chien*4 chiens*4 chat_perdu*4 animaux*3 animal*3 animals*3 cachorro*4 cachorros*4 aquarium*4 chicken*2 chickens*3",
  category: "Pets",
  directions: ["signal", "kitchen-table"],
  icon: "paw-print",
  audience: "dog owners",
  lead: "tracker",
  hashtags: "dogsofinstagram|petcare|dogwalk|furryfriends",
  verbs: "Walk|Feed|Meet|Play",
  names: "Waggle Pals|Barkside|Leash Mates|Tailside|Two Bowls|Paw Post|Fetchwell",
  problem: "Everyone knows the dog, nobody knows when it was last fed",
  promise: "Good days for your animal",
  itch: "Did anyone feed the dog?",
  pov: "POV: your dog made plans",
  things: [
    thing(
      "item",
      "pet, Dog, Dogs, paw-print",
      "dog dogs hund hunde perro perros chien chiens cachorro pet pets puppy",
      `Name: text\nPhoto: image\nBreed: choice mixed breed|border collie|dachshund|labrador|greyhound|poodle|terrier|spaniel\nSize: choice small|medium|large\nEnergy: choice couch|steady|rocket\nAge: number 1..13 years\nWeight: number 4..38 kg\nOwner: text @people\nGets on with: tags dogs|cats|kids|bikes\nNeutered: boolean 60\nAbout: longText`,
      `Pepper | breed=terrier | size=small | energy=rocket | age=3 | weight=8 | about=Digs. Will bring you half a stick.\nMochi | breed=poodle | size=medium | energy=steady | age=5 | weight=17\nBruno | breed=labrador | size=large | energy=steady | age=8 | weight=34 | about=Swims first, asks later.\nZaza | breed=mixed breed | size=medium | energy=rocket | age=2 | weight=19\nFrieda | breed=dachshund | size=small | energy=couch | age=11 | weight=9 | about=Prefers to be carried home.\nIndigo | breed=border collie | size=medium | energy=rocket | age=4 | weight=18\nSultan | breed=greyhound | size=large | energy=couch | age=6 | weight=28 | about=Sixty seconds of speed, then sofa.\nKiki | breed=spaniel | size=medium | energy=steady | age=7 | weight=14\nOtto | breed=mixed breed | size=large | energy=steady | age=9 | weight=31\nLuna | breed=poodle | size=small | energy=steady | age=1 | weight=5\nTamarind | breed=terrier | size=small | energy=rocket | age=4 | weight=7\nHalva | breed=mixed breed | size=medium | energy=couch | age=10 | weight=21`,
    ),
    thing(
      "log",
      "Outing, Outings, footprints",
      "walk walks walking feeding gassi paseo",
      `Note: text\nDog: relation pet\nDate: date -21..0\nDid: choice walk|feeding|training|vet|play\nMinutes: number 10..75 min\nWith: text @people\nMood: choice shy|calm|happy|wild`,
      `Met the grey poodle again | did=walk | mood=happy\nRain, short round | did=walk | minutes=15\nSit and stay, ten times | did=training\nAte everything at once | did=feeding | minutes=10\nSwam in the canal | did=play | mood=wild\nVaccination, brave | did=vet | mood=shy\nLong round by the river | did=walk | minutes=70`,
      "pet",
    ),
    thing(
      "event",
      "dogMeet, Dog meet, Dog meets, trees",
      "meet playdate",
      `Title: text\nStarts: dateTime 1..20 07:30..18:00\nPlace: location Dog park north|River meadow|Old airfield\nFor: choice all|small dogs|puppies|shy dogs\nComing: number 2..9\nI am in: boolean 25`,
      `Puppy hour\nSlow round for old dogs\nShy dogs, no crowd\nSunday river walk\nAgility for beginners`,
    ),
  ],
  posts:
    "Found a red lead at the meadow, it hangs on the gate.\nFrieda walked four kilometres. Frieda!\nAnyone know a vet who is gentle with greyhounds?\nSmall dogs at eight, big dogs at nine, all happy.",
  tasks:
    "Worming tablet | Health\nCut claws | Health\nWash the blanket | Home\nBuy food for two weeks | Home\nRenew the tag | Home",
};

const farm: Domain = {
  id: "farm",
  words:
    "farm*3 farms*3 farmer*3 farmers*3 harvest*2 crops*4 tractor*4 orchard*4 vineyard*4 livestock*4 cows*4 sheep*4 goats*4 bauernhof*4 hofladen*5 ernte*3 granja*4 cosecha*4 ferme*4 recolte*4 fazenda*4 csa*4 veg_box*5",
  category: "Farming",
  directions: ["field-notes", "corner-shop"],
  icon: "tractor",
  audience: "small farms",
  lead: "tracker",
  hashtags: "farmlife|fieldtotable|localfood",
  verbs: "Sow|Check|Harvest|Sell",
  names: "Furrow|Gatepost|Hayloft|Field Twelve|Farm Gate",
  problem: "What was sown where lives in one head",
  promise: "Your fields on one page",
  itch: "Field six. Sown when?",
  pov: "POV: the harvest adds up",
  things: [
    thing(
      "item",
      "cropField, Field, Fields, wheat",
      "field crop crops produce",
      `Name: text\nPhoto: image\nCrop: choice wheat|potatoes|carrots|pumpkin|clover|apples|salad\nArea: number 0.2..6.5 ha\nSoil: choice sandy|loam|clay\nState: choice bare|sown|growing|ready|harvested\nSown on: date -150..-10\nHarvest from: addDays sownOn 110\nNotes: longText @remarks`,
      `Church field | crop=wheat | state=growing\nLong strip | crop=potatoes | state=ready\nBehind the barn | crop=carrots\nStream meadow | crop=clover\nOld orchard | crop=apples | state=ready\nSouth slope | crop=pumpkin | state=growing\nPolytunnel one | crop=salad | state=ready\nWindmill field | crop=wheat | state=sown`,
    ),
    thing(
      "log",
      "fieldWork, Field work, Field log, clipboard-list",
      "work harvest",
      `What: text\nField: relation cropField\nDate: date -40..0\nKind: choice sowing|weeding|watering|harvest|repair\nHours: number 1..9 h\nYield: number 0..900 kg\nWho: text @people`,
      `Hoed both rows | kind=weeding | yieldValue=0\nFirst crates | kind=harvest\nFence after the storm | kind=repair | yieldValue=0\nIrrigation moved | kind=watering | yieldValue=0\nSecond sowing | kind=sowing | yieldValue=0\nEvening harvest for the market | kind=harvest`,
      "cropField",
    ),
  ],
};

/** Fields of life outdoors. */
export const NATURE: readonly Domain[] = [bees, garden, birds, sky, foraging, pets, farm];
