import { known, type KnownThing } from "../embedded/things/known-thing.ts";
import { table } from "./rows.ts";

/** What grows, flies, swims and is kept: plants, wild animals, stones, trails and breeding. */
export const NATURE_THINGS: readonly KnownThing[] = [
  known(
    "item",
    "flower, flower-2",
    "flower/flowers",
    "blossom bloom wildflower garden_flower",
    "Name: text\nPicture: image\nLatin name: text\nColor: choice white|yellow|red|blue|purple\nBlooms from: choice March|May|July|September\nHeight: number 8..220 cm\nLight: choice sun|half shade|shade\nNotes: longText",
    table(
      "latinName color bloomsFrom height light notes",
      "Lily of the valley|Convallaria majalis|white|May|20|shade|Poisonous, keep away from children\nCommon sunflower|Helianthus annuus|yellow|July|220|sun|Seeds for the birds in winter\nGrape hyacinth|Muscari armeniacum|blue|March|18|sun|Spreads by itself\nFoxglove|Digitalis purpurea|purple|May|140|half shade|Loved by bumblebees\nField poppy|Papaver rhoeas|red|May|60|sun|Sow where it is to stay\nAutumn crocus|Colchicum autumnale|purple|September|15|half shade|Leaves come in spring\nCornflower|Centaurea cyanus|blue|July|70|sun|Good for cutting\nOxeye daisy|Leucanthemum vulgare|white|May|55|sun|Mow after the bloom",
    ),
  ),
  known(
    "item",
    "tree, tree-deciduous",
    "tree/trees",
    "street_tree tree_species fruit_tree forest_tree",
    "Name: text\nPicture: image\nPlace: location\nSpecies: text\nPlanted in: number 1850..2024\nHeight: number 1.5..32.0 m\nCondition: choice healthy|watch|damaged|to be felled\nLast inspection: date -300..-5",
    table(
      "species plantedIn height condition",
      "Old linden by the church|Small-leaved linden|1868|24.0|watch\nSchoolyard maple|Norway maple|1994|13.5|healthy\nTwin plane, left|London plane|1902|29.0|healthy\nPlayground cherry|Bird cherry|2016|4.5|healthy\nBus stop ash|European ash|1978|17.0|to be felled\nThree pines, middle|Scots pine|1931|22.5|damaged\nFounders' oak|English oak|1850|26.0|watch\nYoung ginkgo|Ginkgo|2024|2.0|healthy",
    ),
  ),
  known(
    "item",
    "birdSpecies, bird",
    "bird/birds",
    "bird_species wild_bird waterfowl songbird",
    "Name: text\nPicture: image\nLatin name: text\nHabitat: choice forest|water|garden|field|coast\nDiet: choice seeds|insects|fish|mixed\nSeen: choice often|sometimes|rarely\nStays: choice all year|summer|winter\nCall: text",
    table(
      "latinName habitat diet seen stays call",
      "European robin|Erithacus rubecula|garden|insects|often|all year|Thin, falling trill\nGray heron|Ardea cinerea|water|fish|often|all year|Harsh croak\nBarn swallow|Hirundo rustica|field|insects|often|summer|Lively twitter\nCommon kingfisher|Alcedo atthis|water|fish|rarely|all year|High whistle\nWhite-tailed eagle|Haliaeetus albicilla|coast|fish|rarely|all year|Row of short barks\nBohemian waxwing|Bombycilla garrulus|garden|seeds|sometimes|winter|Soft ringing\nTawny owl|Strix aluco|forest|mixed|sometimes|all year|Long quavering hoot\nEurasian skylark|Alauda arvensis|field|mixed|sometimes|summer|Endless song in the air",
    ),
  ),
  known(
    "item",
    "fishSpecies, fish",
    "fish/fish",
    "fish_species aquarium_fish freshwater_fish ornamental_fish",
    "Name: text\nPicture: image\nLatin name: text\nWater: choice fresh|brackish|salt\nLength: number 3..160 cm\nTemperature: number 6..28 °C\nLives in: choice groups|pairs|alone\nSeason closed: text",
    table(
      "latinName water length temperature livesIn seasonClosed",
      "Neon tetra|Paracheirodon innesi|fresh|4|25|groups|\nBrown trout|Salmo trutta|fresh|60|12|alone|October to March\nNorthern pike|Esox lucius|fresh|120|16|alone|February to April\nCommon clownfish|Amphiprion ocellaris|salt|9|26|pairs|\nEuropean eel|Anguilla anguilla|brackish|100|18|alone|All year\nAtlantic cod|Gadus morhua|salt|110|8|groups|\nZander|Sander lucioperca|fresh|90|18|alone|April and May\nGuppy|Poecilia reticulata|fresh|5|25|groups|",
    ),
  ),
  known(
    "item",
    "insect, bug",
    "insect/insects",
    "butterfly beetle insect_species pollinator",
    "Name: text\nPicture: image\nLatin name: text\nGroup: choice butterflies|beetles|bees|dragonflies|ants\nSize: number 3..90 mm\nActive in: choice spring|summer|fall\nUnder protection: boolean 40\nLives on: text",
    table(
      "latinName group size activeIn underProtection livesOn",
      "Old World swallowtail|Papilio machaon|butterflies|75|summer|yes|Wild carrot and fennel\nSeven-spot ladybug|Coccinella septempunctata|beetles|7|spring|no|Aphids\nRed mason bee|Osmia bicornis|bees|12|spring|yes|Fruit blossoms\nStag beetle|Lucanus cervus|beetles|75|summer|yes|Old oak wood\nEmperor dragonfly|Anax imperator|dragonflies|78|summer|yes|Still ponds\nWood ant|Formica rufa|ants|8|spring|yes|Edges of pine forests\nPeacock butterfly|Aglais io|butterflies|55|fall|no|Nettles\nIvy bee|Colletes hederae|bees|13|fall|no|Ivy in bloom",
    ),
  ),
  known(
    "item",
    "mineral, gem",
    "mineral/minerals",
    "rock gemstone crystal rock_sample stone",
    "Name: text\nPicture: image\nFormula: text\nHardness: number 1.0..10.0\nColor: choice clear|green|blue|purple|metallic\nFound at: text\nWeight: number 8..2400 g\nShelf: text",
    table(
      "formula hardness color foundAt weight shelf",
      "Smoky quartz|SiO2|7.0|clear|Alpine cleft|420|A1\nFluorite, cubic|CaF2|4.0|purple|Old mine, level 3|310|A2\nMalachite, banded|Cu2CO3(OH)2|3.5|green|Copper belt|185|B1\nPyrite sun|FeS2|6.5|metallic|Slate quarry|96|B1\nAzurite|Cu3(CO3)2(OH)2|3.5|blue|Atlas foothills|74|B2\nAmethyst geode|SiO2|7.0|purple|Lava field|2400|C1\nGalena|PbS|2.5|metallic|Ridge tunnel|680|B3\nTopaz, rolled|Al2SiO4F2|8.0|clear|River gravel|9|A4",
    ),
  ),
  known(
    "place",
    "trail, signpost",
    "hiking trail/hiking trails",
    "footpath trail nature_trail bike_trail cycle_path",
    "Name: text\nPicture: image\nStarts at: location\nLength: number 1.2..38.0 km\nClimb: number 10..1400 m\nDifficulty: choice easy|moderate|hard\nCondition: choice open|muddy|closed\nBest in: choice spring|summer|fall|all year",
    table(
      "length climb difficulty condition bestIn",
      "Reed lake loop|4.2|20|easy|open|all year\nSeven springs path|11.5|380|moderate|open|spring\nRidge of the winds|18.0|1150|hard|open|summer\nOld railway grade|26.0|140|easy|open|all year\nGorge and hanging bridge|8.4|450|moderate|closed|summer\nChestnut slopes|9.7|310|moderate|muddy|fall\nHut to hut, first day|14.2|1400|hard|open|summer\nDune boardwalk|2.1|10|easy|open|all year",
    ),
  ),
  known(
    "item",
    "wildSighting, binoculars",
    "sighting/sightings",
    "wildlife_sighting animal_sighting nature_observation species_record",
    "Species: text\nPicture: image\nSeen on: dateTime -14..0 05:00..21:00\nPlace: location\nNumber: number 1..120\nBehavior: choice feeding|resting|passing|nesting\nObserver: text @people\nSure: choice certain|likely|unsure",
    table(
      "seenOn number behavior sure",
      "Red deer|@-1T06:15|7|feeding|certain\nCommon crane|@-2T17:30|120|passing|certain\nEurasian otter|@-3T20:45|1|feeding|likely\nWild boar|@-4T21:00|5|feeding|certain\nSmooth snake|@-6T13:00|1|resting|unsure\nWhite stork|@-8T10:30|2|nesting|certain\nPine marten|@-9T05:30|1|passing|likely\nGreat crested newt|@-13T19:00|14|resting|certain",
    ),
  ),
  known(
    "item",
    "horse, rabbit",
    "horse/horses",
    "pony mare gelding riding_horse racehorse",
    "Name: text\nPicture: image\nBreed: choice Icelandic|Haflinger|Arabian|Friesian|mixed\nBorn in: number 2001..2022\nColor: choice bay|chestnut|black|gray|palomino\nBox: text\nTemper: choice calm|lively|sensitive\nOwner: text @people",
    table(
      "breed bornIn color box temper",
      "Hekla|Icelandic|2014|bay|Box 1|lively\nButterblume|Haflinger|2009|palomino|Box 2|calm\nNadim|Arabian|2016|gray|Box 3|sensitive\nFenna|Friesian|2012|black|Box 5|calm\nChestnut Charlie|mixed|2004|chestnut|Box 6|calm\nSkuggi|Icelandic|2019|black|Box 7|lively\nZahra|Arabian|2011|bay|Box 8|sensitive\nOld Max|mixed|2001|gray|Paddock|calm",
    ),
  ),
  known(
    "item",
    "chicken, egg",
    "chicken/chickens",
    "hen laying_hen rooster poultry duck",
    "Name: text\nPicture: image\nBreed: text\nHatched on: date -1600..-120\nEggs per week: number 0..6\nRing: text\nCoop: choice main coop|garden|orchard\nHealth: choice well|molting|broody|sick",
    table(
      "breed hatchedOn eggsPerWeek ring coop health",
      "Marigold|Orpington|@-720|5|Yellow 01|main coop|well\nPepper|Barred Rock|@-690|5|Yellow 02|main coop|well\nDusty|Silkie|@-540|2|Green 03|garden|broody\nHenrietta|Leghorn|@-410|6|Green 04|main coop|well\nCaptain|Leghorn rooster|@-800|0|Red 01|main coop|well\nOlive|Araucana|@-365|4|Blue 02|orchard|well\nBiscuit|Sussex|@-1500|0|White 01|garden|molting\nPebble|Marans|@-300|3|Blue 05|orchard|sick",
    ),
  ),
  known(
    "item",
    "dogBreed, dog",
    "dog breed/dog breeds",
    "cat_breed pet_breed animal_breed breed",
    "Name: text\nPicture: image\nOrigin: text\nSize: choice small|medium|large\nWeight: number 4..60 kg\nCoat: choice short|long|curly|wiry\nExercise: choice little|moderate|much\nCharacter: text",
    table(
      "origin size weight coat exercise character",
      "Border collie|Scotland|medium|19|long|much|Quick to learn, needs a task\nGreyhound|England|large|30|short|moderate|Gentle, fast, fond of sofas\nDachshund|Germany|small|9|short|moderate|Brave and stubborn\nLagotto|Italy|medium|14|curly|much|Finds truffles\nNewfoundland|Canada|large|60|long|moderate|Loves water and children\nBasenji|Central Africa|medium|11|short|much|Hardly ever barks\nShiba|Japan|small|10|short|moderate|Clean, independent\nFox terrier|England|small|8|wiry|much|Bold digger",
    ),
  ),
  known(
    "item",
    "litter, paw-print",
    "litter/litters",
    "puppy_litter kitten_litter brood",
    "Name: text\nPicture: image\nMother: text\nFather: text\nYoung: number 0..11\nStill free: number 0..6\nStatus: choice expected|with mother|ready|all placed\nBorn on: date -80..20",
    table(
      "mother father young stillFree status bornOn",
      "A litter, Willow Farm|Bonnie|Rocco|7|2|ready|@-62\nB litter, Willow Farm|Tess|Rocco|5|4|with mother|@-21\nBarn kittens|Minka|unknown|4|1|ready|@-70\nSummer lambs|Flora|Bram|2|0|all placed|@-35\nC litter, Lake Kennel|Ayla|Finn|0|0|expected|@14\nLop rabbits|Clover|Moss|6|6|with mother|@-28\nGoat kids|Juno|Pan|2|1|ready|@-55\nBlue-eyed kittens|Saga|Loki|3|3|with mother|@-12",
    ),
  ),
  known(
    "item",
    "breedingPair, heart",
    "breeding pair/breeding pairs",
    "mating_pair breeding_plan",
    "Pair: text\nSpecies: choice dogs|cats|birds|rabbits|sheep\nFemale: text\nMale: text\nPaired on: date -60..10\nLine: text\nStatus: choice planned|paired|expecting|finished\nYoung expected: date -12..110",
    table(
      "species female male pairedOn line status youngExpected",
      "Bonnie and Rocco|dogs|Bonnie|Rocco|@-58|Willow|expecting|@5\nAyla and Finn|dogs|Ayla|Finn|@-48|Lake|expecting|@14\nPerch 4|birds|Blue 17|Green 22|@-20|Canary yellow|paired|@8\nSaga and Loki|cats|Saga|Loki|@-75|Northern|finished|@-12\nClover and Moss|rabbits|Clover|Moss|@-59|Lop|finished|@-28\nFlock B, ram 2|sheep|Ewes 31 to 48|Bram|@-40|Heath|expecting|@107\nPerch 7|birds|White 03|Blue 11|@6|Frosted|planned|@34\nTess and Arlo|dogs|Tess|Arlo|@30|Willow|planned|@93",
    ),
  ),
  known(
    "item",
    "stud, venus-and-mars",
    "stud/studs",
    "stallion stud_dog sire breeding_male stud_animal",
    "Name: text\nPicture: image\nSpecies: choice horse|dog|bull|ram\nBreed: text\nBorn in: number 2010..2022\nFee: money 60..1800 USD\nOffspring: number 0..140\nTested: tags eyes|hips|DNA|heart",
    table(
      "species breed bornIn fee offspring tested",
      "Nordlicht|horse|Hanoverian|2012|1800|140|DNA;heart\nRocco|dog|Border collie|2018|900|34|eyes;hips;DNA\nHeath Bram|ram|Gotland|2020|60|88|DNA\nFinn of the Lake|dog|Newfoundland|2017|1100|21|hips;heart\nFerdinand|bull|Highland|2016|350|112|DNA\nSkjoldur|horse|Icelandic|2014|950|57|DNA\nArlo|dog|Lagotto|2021|800|6|eyes;DNA\nSultan|horse|Arabian|2010|1400|96|DNA;heart",
    ),
  ),
  known(
    "place",
    "beehive, hexagon",
    "beehive/beehives",
    "hive bee_colony apiary bee_stock",
    "Name: text\nPlace: location\nQueen: choice white|yellow|red|green|blue\nStrength: choice weak|medium|strong\nFrames: number 4..20\nHoney: number 0..42 kg\nLast look: date -20..-1\nNotes: longText",
    table(
      "queen strength frames honey lastLook notes",
      "Orchard 1|green|strong|18|32|@-4|Second super added\nOrchard 2|green|medium|14|18|@-4|Calm, much pollen\nOrchard 3|blue|weak|6|0|@-5|Fed with syrup\nLinden hill A|red|strong|20|42|@-8|Harvest next week\nLinden hill B|red|strong|18|37|@-8|Two queen cells removed\nSchool garden|blue|medium|10|9|@-2|Watched by class 6\nRoof of the library|yellow|medium|12|21|@-12|New queen ordered\nSwarm from May|white|weak|4|0|@-1|Settled in a small box",
    ),
  ),
];
