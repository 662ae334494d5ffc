import { kind, type Kind } from "./kind.ts";

const OWNED =
  "Grandmother's {thing}\nThe first {thing}\nFlea market {thing}\nTravel {thing}\nGift from Noor\nThe good {thing}\nSpare {thing}\nUnrestored {thing}\nThe one from Lisbon\nBorrowed {thing}";
const USED =
  "Used, Uses, activity\nDate: date -25..0\nMinutes: number 5..90 min\nFor: choice every day|a project|a guest|trying out\nState after: choice fine|worn|needs care\nRating: rating 2..5\n---\nWorked at once\nLent to Omar\nCleaned and put back\nBattery of a long day\nShowed it to a friend\nTook it along\nNeeded a small repair\nBetter than the old one";

/** Things one owns, makes, eats and grows. */
export const THING_KINDS: readonly Kind[] = [
  kind({
    id: "boat",
    covers: "boat|ship|vessel|watercraft|sailing ship|raft|canoe|small boat",
    icon: "sailboat",
    category: "Mobility",
    directions: "hangar|track-day",
    home: "vehicles",
    lead: "lending",
    role: "item",
    fields:
      "Photo: image\nPlaces: choice single|double|four|crew\nLength: number 2.8..9.5 m\nBerth: location\nYear built: number 1984..2023\nComes with: tags paddles|life jackets|dry bag|trailer|cover\nCondition: choice as new|good|worn|in repair\nDetails: longText @remarks",
    rows: "Otter\nMarigold\nBlue Heron\nSecond Wind\nPaddle Jane\nKingfisher\nSaltwater Annie\nLittle Tern\nMoon Jelly",
    log: "Outing, Outings, waves\nDate: date -40..0\nDistance: number 2..24 km\nHours: number 1.0..7.0 h\nWater: choice flat|light waves|rough\nCrew: number 1..4\nRating: rating 3..5\n---\nEarly, no wind\nRound the island\nDown to the lock and back\nRain from the second hour\nSunset tour\nPractice close to shore\nWith beginners\nCurrent stronger than we thought",
  }),
  kind({
    id: "cycle",
    covers:
      "bicycle|bike|cycle|skateboard|surfboard|scooter|ski|snowboard|skate|sled|board|paddle|racket|sports equipment|golf club|fishing gear|tent|bag|wheelchair|stroller",
    icon: "bike",
    category: "Mobility",
    directions: "track-day|hangar",
    home: "vehicles",
    lead: "tracker",
    role: "item",
    fields:
      "Photo: image\nSize: choice S|M|L|one size\nBrand: text\nColour: colour\nBought: date -900..-20\nPrice: money 40..900 EUR\nCondition: choice as new|good|worn|in repair\nNext service: date 5..120\nDetails: longText @remarks",
    rows: "Red {thing}\nThe everyday {thing}\nOld {thing}, still good\nKids' {thing}\nTravel {thing}\nRace {thing}\nBlack {thing}\nLoan {thing}",
    log: "Outing, Outings, route\nDate: date -30..0\nDistance: number 2..48 km\nMinutes: number 20..180 min\nGround: choice smooth|mixed|rough|wet\nRating: rating 3..5\n---\nBefore work\nLong way home\nNew brake pads after this\nWith the club\nHeadwind all the way\nFirst try of the season\nShort and fast\nSunday round",
  }),
  kind({
    id: "vehicle",
    covers:
      "vehicle|car|motor vehicle|motorcycle|truck|train|aircraft|airplane|conveyance|transport|public transport|bus|locomotive|drone|helicopter",
    icon: "car",
    category: "Mobility",
    directions: "hangar|track-day",
    home: "vehicles",
    lead: "tracker",
    role: "item",
    fields:
      "Photo: image\nMake: text\nYear: number 1978..2024\nPlate: text\nDrive: choice petrol|diesel|electric|other\nMileage: number 1200..148000 km\nNext inspection: date 10..300\nState: choice fine|service soon|in the workshop\nDetails: longText @remarks",
    rows: "Silver {thing}\nThe old {thing}\nWork {thing}\nWeekend {thing}\nRed {thing}\nShared {thing}\nProject {thing}\nSpare {thing}",
    log: "Trip, Trips, route\nDate: date -40..0\nDistance: number 4..320 km\nCost: money 3..82 EUR\nDriver: text @people\nKind: choice trip|fuel|service|repair\n---\nTo the lake\nOil and filters\nStation pick-up\nWinter tyres on\nMotorway, rain\nNew wiper blades\nSunday tour\nFull tank",
  }),
  kind({
    id: "instrument",
    covers: "musical instrument|stringed instrument|percussion instrument|keyboard instrument|guitar|piano",
    icon: "music",
    category: "Music",
    directions: "night-market|hangar",
    home: "choir",
    lead: "tracker",
    role: "item",
    fields:
      "Photo: image\nMaker: text\nLevel: choice student|intermediate|professional\nYear: number 1962..2024\nLast serviced: date -300..-10\nNext service: date 10..200\nState: choice plays well|needs setting up|in repair|lent out\nWorth: money 120..3200 EUR\nNotes: longText @remarks",
    rows: "Student {thing}\nConcert {thing}\nThe old {thing}\nTravel {thing}\nTeacher's {thing}\nSchool {thing} no. 2\nBlack {thing}\nFirst {thing}",
    log: "Practice, Practice log, music\nDate: date -25..0\nMinutes: number 10..75 min\nWorked on: choice scales|tone|sight reading|a piece|rhythm\nTempo: number 60..144 bpm\nFelt: choice hard|fine|easy\nRating: rating 2..5\n---\nLong notes, slowly\nBars 12 to 20, hands tired\nScales in two octaves\nPlayed through without stopping\nSight reading for ten minutes\nWith the metronome\nSecond movement\nRecorded myself",
  }),
  kind({
    id: "tool",
    covers:
      "tool|implement|hand tool|power tool|machine|instrument|lens|camera|telescope|kitchen utensil|utensil|pan|knife",
    icon: "wrench",
    category: "Tools",
    directions: "blueprint|hangar",
    home: "repair",
    lead: "inventory",
    role: "item",
    fields:
      "Photo: image\nBrand: text\nKind: choice hand|electric|measuring|safety\nKept in: choice workshop|shed|van|cellar\nCondition: choice as new|good|worn|broken\nBought: date -900..-20\nPrice: money 9..260 EUR\nNote: longText @remarks",
    rows: OWNED,
    log: USED,
  }),
  kind({
    id: "device",
    covers:
      "device|electronic equipment|equipment|computer|appliance|home appliance|machine tool|gadget|phone|telephone|console|system|weapon|instrumentation|consumer durables|durables|electronic device|keyboard|lamp|battery|robot|printer|router",
    icon: "cpu",
    category: "Tools",
    directions: "blueprint|arcade",
    lead: "inventory",
    role: "item",
    fields:
      "Photo: image\nMaker: text\nModel: text\nSerial number: text\nPlace: choice desk|living room|office|storage|lent out\nBought: date -1200..-20\nWarranty until: date -60..700\nPrice: money 20..1400 EUR\nState: choice works|slow|in repair|retired\nNote: longText @remarks",
    rows: "The everyday {thing}\nOld {thing}\nOffice {thing}\nSpare {thing}\nTravel {thing}\n{Thing} in the living room\nProject {thing}\nMum's {thing}",
    log: "Service, Service log, wrench\nDate: date -60..0\nKind: choice update|repair|cleaning|check|new part\nCost: money 0..120 EUR\nMinutes: number 5..90 min\nBy: text @people\n---\nNew battery\nUpdate, no trouble\nCleaned the contacts\nCable replaced\nBack from repair\nReset and set up again\nFirmware and a restart\nChecked, all fine",
  }),
  kind({
    id: "furniture",
    covers:
      "furniture|furnishing|seat|chair|sofa|bed|cabinet|rug|carpet|curtain|decoration|ornament|ceramic ware|crockery|vase|mirror|candle|tableware|glassware",
    icon: "armchair",
    category: "Home",
    directions: "gallery-white|corner-shop",
    home: "neighbours",
    lead: "inventory",
    role: "item",
    fields:
      "Photo: image\nMaterial: choice wood|metal|glass|ceramic|textile\nStyle: choice classic|mid-century|modern|country\nWidth: number 20..220 cm\nHeight: number 10..200 cm\nCondition: choice as new|good|worn|to restore\nPrice: money 15..680 EUR\nPlace: location\nDetails: longText @remarks",
    rows: OWNED,
    log: "Work, Work log, paintbrush\nDate: date -40..0\nDid: choice cleaned|sanded|painted|repaired|sold\nHours: number 1..9 h\nCost: money 0..80 EUR\n---\nSanded to the bare wood\nFirst coat of oil\nNew screws, no more wobble\nCleaned with soap\nFound the maker's mark\nMeasured for the window\nSecond coat\nPhotographed for sale",
  }),
  kind({
    id: "clothing",
    covers:
      "clothing|garment|footgear|shoe|footwear|hat|headdress|uniform|costume|fabric|accessory|textile|jewelry|jewellery|watch|handbag|glasses|adornment|wig|mask|thread",
    icon: "shirt",
    category: "Fashion",
    directions: "salon|gallery-white",
    home: "fashion",
    lead: "collection",
    role: "item",
    fields:
      "Photo: image\nSize: choice XS|S|M|L|XL|one size\nColour: colour\nMaterial: choice cotton|wool|leather|linen|silk|metal|synthetic\nBrand: text\nCondition: choice new|like new|worn|to mend\nPrice: money 8..240 EUR\nSeason: tags spring|summer|autumn|winter\nFavourite: boolean 30\nNote: longText @remarks",
    rows: "Dark green {thing}\nThe black {thing}\nThrift-shop {thing}\nSummer {thing}\n{Thing} for weddings\nHandmade {thing}\nStriped {thing}\nToo-big {thing}\nFirst-pay {thing}",
    log: "Wear, Worn, shirt\nDate: date -30..0\nOccasion: choice work|evening|sport|home|travel\nFelt: choice great|fine|not me\nTimes worn: number 1..9\n---\nTo the office\nFirst warm evening\nRained on, dried well\nGot two compliments\nToo warm for it\nOn the night train\nMended before\nGarden party",
  }),
  kind({
    id: "cosmetic",
    covers: "toiletry|cosmetic|makeup|perfume|soap|lotion|skin care|hair care",
    icon: "sparkles",
    category: "Beauty",
    directions: "salon",
    home: "salon",
    lead: "collection",
    role: "item",
    fields:
      "Photo: image\nBrand: text\nKind: choice skin|hair|scent|colour|nails\nShade: colour\nOpened on: date -200..-3\nUse up by: date 10..400\nPrice: money 6..90 EUR\nSuits me: rating 2..5\nBuy again: boolean 60\nNote: longText @remarks",
    rows: "Everyday {thing}\nEvening {thing}\nFig and cedar\nRose, very light\nTravel size {thing}\nThe expensive {thing}\nUnscented {thing}\nSample from the shop",
    log: "Use, Uses, sparkles\nDate: date -30..0\nSkin: choice calm|dry|oily|irritated\nRating: rating 2..5\nOccasion: choice day|evening|sport\n---\nLasted all day\nA little goes far\nToo much for the office\nGood with the blue shirt\nSkin calm again\nGone by noon\nMixed with the other one\nFinished the sample",
  }),
  kind({
    id: "toy",
    covers: "toy|plaything|game equipment|puzzle|doll|stuffed animal|playing card|puppet|card",
    icon: "blocks",
    category: "Family",
    directions: "playroom",
    home: "games",
    lead: "collection",
    role: "item",
    fields:
      "Photo: image\nFor age: number 2..12 years\nPieces: number 1..1000\nComplete: boolean 80\nMaterial: choice wood|plastic|fabric|card|metal\nCondition: choice as new|good|played with|parts missing\nKept in: choice shelf|box|cellar|lent out\nNote: longText @remarks",
    rows: OWNED,
    log: "Play, Played, blocks\nDate: date -30..0\nMinutes: number 10..120 min\nWith: text @people\nFun: rating 2..5\n---\nRainy afternoon\nFinished it together\nOne piece under the sofa\nAll by herself\nRules made up\nOnce more, please\nCousins came\nQuiet hour",
  }),
  kind({
    id: "collectible",
    covers:
      "stamp|coin|currency|medal|postcard|badge|antique|memorabilia|figurine|autograph|magnet|sticker|pin|bottle cap|banknote|fossil|mineral|rock|gem|crystal|stone|shell|meteorite|precious stone|jewel",
    icon: "gem",
    category: "Collections",
    directions: "gallery-white|field-notes",
    home: "records",
    lead: "collection",
    role: "item",
    fields:
      "Photo: image\nYear: number 1880..2024\nOrigin: text Portugal|Japan|Germany|Brazil|Kenya|Poland|Iceland\nCondition: choice mint|very fine|fine|worn\nRarity: choice common|uncommon|rare|very rare\nWorth: money 2..320 EUR\nFound at: location\nSwap: boolean 30\nNote: longText @remarks",
    rows: "Blue {thing}, small\n{Thing} with a flaw\nThe first one\nPair from Porto\nGrandfather's {thing}\nDouble, to swap\nGreen {thing}, rare\nBeach find\nFrom the fair\nUnidentified {thing}",
    log: "Find, Finds, search\nDate: date -60..0\nPlace: location\nPaid: money 0..90 EUR\nHow: choice found|bought|swapped|gift\nRating: rating 2..5\n---\nUnder the third table\nSwapped two for one\nAlmost walked past it\nFair price after a chat\nGift from a neighbour\nIn a box of buttons\nAt low tide\nWrong label, right thing",
  }),
  kind({
    id: "artwork",
    covers:
      "art|work of art|painting|sculpture|representation|photograph|picture|drawing|needlework|creation|graphic art|tattoo|pottery|print|poster|design|statue|mural|quilt|handicraft|embroidery|knitting",
    icon: "palette",
    category: "Art",
    directions: "gallery-white",
    home: "craft",
    lead: "portfolio",
    role: "item",
    fields:
      "Picture: image\nTechnique: choice sketch|colour|mixed|digital|thread|clay\nSize: text 20 × 30 cm|40 × 60 cm|A4|pocket\nFinished on: date -300..-3\nHours: number 2..60 h\nState: choice idea|in work|finished|sold\nPrice: money 20..640 EUR\nAbout it: longText @remarks",
    rows: "Winter light\nHarbour, early\nStudy in blue\nTwo chairs\nThe long table\nQuiet street\nUntitled no. 4\nRed thread\nAfter the rain\nFor Noor",
    log: "Session, Sessions, palette\nDate: date -30..0\nHours: number 1..6 h\nStage: choice sketch|first layer|details|finish\nMood: choice stuck|steady|flow\n---\nBackground done\nTook half of it away again\nColours at last right\nOnly looked at it\nTen small studies\nEdges and hands\nSigned it\nStarted over",
  }),
  kind({
    id: "writing",
    covers:
      "publication|book|written material|written communication|poem|essay|literary composition|writing|literature|story|text|letter|novel|manuscript|diary|fiction|quotation|joke|proverb|myth|legend|comic|saying|word|vocabulary",
    icon: "book-open",
    category: "Reading",
    directions: "pressroom|kitchen-table",
    home: "books",
    lead: "collection",
    role: "item",
    fields:
      "Cover: image\nBy: text @people\nTopic: choice love|nature|city|memory|humour|courage\nWritten on: date -900..-2\nWords: number 20..1800 words\nState: choice draft|revised|finished|shared\nFavourite: boolean 30\nText: longText",
    rows: "The bench by the canal\nLetters I did not send\nOn getting up early\nSmall rain\nWhat grandmother said\nThe wrong umbrella\nInstructions for October\nNorth platform\nA kind of map",
    log: "Session, Sessions, pen-line\nDate: date -25..0\nWords: number 40..900 words\nMinutes: number 10..90 min\nFelt: choice stuck|steady|flow\n---\nFirst page twice\nCut half of it\nFound the ending\nRead it aloud\nOnly the title\nAt the station café\nBefore breakfast\nSent it off",
  }),
  kind({
    id: "music",
    covers:
      "song|musical composition|album|music|piece|tune|melody|opera|concert|musical|playlist|recording|phonograph record",
    icon: "music",
    category: "Music",
    directions: "night-market|salon",
    home: "choir",
    lead: "collection",
    role: "item",
    fields:
      "Cover: image\nArtist: text The Low Tide|Mira Sol|Kofi & the Wires|Nordlicht Trio|Papaya Club\nGenre: choice folk|jazz|rock|electronic|classical|soul\nYear: number 1964..2025\nMinutes: number 2..9 min\nKey: choice C|D|E|F|G|A|B\nMood: tags calm|loud|happy|sad|to dance\nRating: rating 2..5\nNote: text @remarks",
    rows: "Paper Boats\nHarbour Lights\nSeven Small Hours\nCopper Rain\nLong Way Down the Street\nMorning, Anyway\nBlue Kettle\nThe Tram Song\nNobody's Umbrella",
    log: "Listening, Listened, headphones\nDate: date -25..0\nWhere: choice home|on the way|live|with friends\nTimes: number 1..6\nRating: rating 2..5\n---\nTwice in a row\nLive, better than the record\nOn the night bus\nLearned the chorus\nFor the kitchen\nSkipped the last one\nCried a little\nWith the window open",
  }),
  kind({
    id: "film",
    covers:
      "show|movie|film|broadcast|program|performance|television program|documentary|series|play|drama|episode|podcast|cartoon|video",
    icon: "clapperboard",
    category: "Film",
    directions: "night-market|salon",
    home: "film",
    lead: "collection",
    role: "item",
    fields:
      "Poster: image\nYear: number 1958..2025\nMinutes: number 8..168 min\nGenre: choice drama|comedy|thriller|documentary|animation|family\nBy: text @people\nWhere: choice cinema|streaming|library|live\nState: choice to see|started|seen\nRating: rating 2..5\nNote: longText @remarks",
    rows: "The Last Ferry\nPaper Moon Street\nNineteen Windows\nSalt\nThe Quiet Season\nA House of Clocks\nNobody's Cousin\nNorth of Tuesday\nSmall Hours",
    log: "Evening, Evenings, clapperboard\nDate: date -40..0\nWith: text @people\nWhere: choice home|cinema|outdoors\nRating: rating 2..5\n---\nFell asleep, my fault\nTalked about it all night\nThe music!\nBetter than the book\nStopped after half an hour\nWith the whole family\nOutdoors, with blankets\nSecond time, still good",
  }),
  kind({
    id: "document",
    covers:
      "commercial document|papers|document|contract|written agreement|legal document|certificate|permit|licence|license|form|bill|ticket|passport|list|record|report|file|paper|agreement|insurance|policy|coupon|receipt|invoice|voucher|warranty|statement|plan of action|evidence|subscription",
    icon: "file-text",
    category: "Work",
    directions: "ledger|blueprint",
    home: "freelance",
    lead: "tracker",
    role: "item",
    fields:
      "With: text Canal Café|Cycle Works|Riverside School|Studio Mirel|City office|Hotel Azulejo\nKind: choice private|business|household|travel\nIssued on: date -200..-1\nDue: date -10..60\nDays left: daysUntil due\nAmount: money 12..1800 EUR\nState: choice draft|sent|open|settled|expired\nReference: text\nNote: longText @remarks",
    rows: "{Thing} 2026-041\n{Thing} 2026-040\n{Thing} 2026-039\n{Thing} 2026-038\n{Thing} 2026-037\n{Thing} 2026-036\n{Thing} 2026-035\n{Thing} 2026-034",
    log: "Step, Steps, history\nDate: date -30..0\nKind: choice written|sent|reminded|paid|filed|renewed\nBy: text @people\n---\nSent by mail\nReminder, friendly\nSigned copy is back\nPaid in full\nAsked for two weeks\nFiled under March\nRenewed for a year\nCalled about it",
  }),
  kind({
    id: "dish",
    covers:
      "dish|nourishment|food|meal|dessert|bread|baked goods|pastry|cake|soup|sauce|sweet|confection|cheese|food product|meat|seafood|pasta|snack|condiment|ice cream|chocolate|cookie|pizza|sandwich|salad|frozen dessert|foodstuff|jam",
    icon: "utensils",
    category: "Food",
    directions: "kitchen-table",
    home: "food",
    lead: "collection",
    role: "item",
    fields:
      "Photo: image\nOrigin: text home-made|the market|Portugal|Italy|Japan|Mexico|Lebanon\nTaste: tags sweet|salty|sour|spicy|mild|smoky\nDiet: tags vegan|vegetarian|gluten-free|contains nuts\nPrice: money 2..24 EUR\nTried on: date -200..-1\nRating: rating 2..5\nAgain: boolean 70\nNotes: longText @remarks",
    rows: "Sunday {thing}\nGrandma's {thing}\n{Thing} with lemon\nThe corner shop's {thing}\nWinter {thing}\nThe burnt one\n{Thing} for twelve\nSmoked {thing}\nThe simplest {thing}",
    named: true,
    log: "Tasting, Tastings, chef-hat\nDate: date -40..0\nPlace: location\nWith: text @people\nPrice: money 2..24 EUR\nRating: rating 1..5\n---\nBetter on the second day\nA little more salt\nEveryone asked for it\nToo sweet for me\nFound the recipe\nAt the market, warm\nWith the good bread\nOnce is enough",
  }),
  kind({
    id: "produce",
    covers:
      "vegetable|fruit|edible fruit|produce|herb|spice|nut|grain|seed|berry|cereal|legume|crop|mushroom|edible nut|bean|pepper|tomato|potato|apple",
    icon: "carrot",
    category: "Garden",
    directions: "kitchen-table|field-notes",
    home: "garden",
    lead: "tracker",
    role: "item",
    fields:
      "Photo: image\nVariety: text early|heirloom|market|wild|dwarf\nSown on: date -90..-10\nHarvest from: date -10..60\nBed: choice north bed|south bed|greenhouse|pots\nWater: choice little|normal|plenty\nYield: number 0.2..9.0 kg\nRating: rating 2..5\nNotes: longText @remarks",
    rows: "Early {thing}\nBalcony {thing}\nHeirloom {thing}\nNeighbour's {thing}\nLate {thing}\nStriped {thing}\nWild {thing}\nGreenhouse {thing}",
    named: true,
    log: "Care, Care log, sprout\nDate: date -40..0\nDid: choice sowed|watered|thinned|fed|picked\nAmount: number 0.1..3.0 kg\nWeather: choice sun|cloud|rain|wind\n---\nFirst ones picked\nSlugs again\nThinned to a hand apart\nWatered before the heat\nA whole basket\nGave half away\nSown a second row\nFrost on the leaves",
  }),
  kind({
    id: "drink",
    covers:
      "beverage|drink|alcohol|wine|beer|tea|coffee|juice|cocktail|liquor|water|brew|milk|cider|mixed drink|soft drink|hot sauce",
    icon: "wine",
    category: "Drinks",
    directions: "night-market|kitchen-table",
    home: "drinks",
    lead: "collection",
    role: "item",
    fields:
      "Photo: image\nMaker: text\nOrigin: text Douro|Kyoto|Jura|Oaxaca|Assam|Bavaria|Speyside\nKind: choice light|full|dry|sweet|sour|strong\nYear: number 2012..2025\nStrength: percent 0..45\nPrice: money 3..58 EUR\nAroma: tags fruit|smoke|flowers|nuts|spice|citrus\nRating: rating 2..5\nNotes: longText @remarks",
    rows: "House {thing}\nThe dark one\nGift from Priya\nHarbour {thing}\nSmall batch no. 7\nThe everyday {thing}\nOld label\nBlind tasting, third glass",
    named: true,
    log: "Tasting, Tastings, glass-water\nDate: date -40..0\nPlace: location\nAmount: number 50..400 ml\nWith: text @people\nRating: rating 1..5\n---\nOpened up after an hour\nTwo minutes too long\nBetter with food\nThe second glass said more\nToo cold to taste\nFriends liked it more than I did\nA rainy-evening one\nBuy two next time",
  }),
  kind({
    id: "animal",
    covers:
      "animal|mammal|dog|cat|horse|rodent|rabbit|livestock|poultry|chicken|cattle|reptile|young|pet|domestic animal|canine|feline|amphibian|spider|fish|kitten|puppy|tortoise|goat|sheep|pig|cow|lizard|snake|hamster|bird|parrot|duck|insect|bee|ant|crustacean|shark|whale|bug|arthropod|invertebrate",
    icon: "paw-print",
    category: "Animals",
    directions: "field-notes|civic",
    home: "pets",
    lead: "tracker",
    role: "item",
    fields:
      "Photo: image\nAge: number 0.5..14.0 years\nSex: choice female|male|not known\nColour: text brown|grey|spotted|black and white|golden|green\nWeight: number 0.1..32.0 kg\nCharacter: tags shy|curious|loud|gentle|hungry|sleepy\nNext check-up: date 5..160\nNotes: longText @remarks",
    rows: "Pepper\nOlive\nMr. Biscuit\nFreya\nPickle\nNugget\nSalma\nCaptain\nJuno\nDot",
    log: "Observation, Observations, paw-print\nDate: date -25..0\nKind: choice fed|cleaned|check-up|behaviour|weight\nWeight: number 0.1..32.0 kg\nMood: choice lively|calm|tired|unwell\nBy: text @people\n---\nAte everything\nSlept in the sun\nVisit from the vet\nNew trick, half of it\nHid for an hour\nGained a little\nCleaned the whole place\nPlayful all evening",
  }),
  kind({
    id: "plant",
    covers:
      "plant|flower|tree|woody plant|bush|succulent|flora|grass|vine|cactus|fern|rose|orchid|moss|weed|herbaceous plant|bonsai",
    icon: "flower-2",
    category: "Garden",
    directions: "field-notes|kitchen-table",
    home: "garden",
    lead: "tracker",
    role: "item",
    fields:
      "Photo: image\nSpot: choice window|shelf|balcony|bed|greenhouse\nLight: choice shade|half shade|bright|full sun\nWater every: number 2..21 days\nLast watered: date -9..0\nNext watering: addDays lastWatered waterEvery\nHeight: number 5..240 cm\nPlanted on: date -900..-20\nHealth: choice thriving|fine|struggling\nNotes: longText @remarks",
    rows: "{Thing} by the door\nThe tall one\nCutting from Ingrid\nKitchen {thing}\nOld {thing}\nThe rescued one\nSouth window {thing}\nPot no. 4",
    log: "Care, Care log, droplets\nDate: date -30..0\nDid: choice watered|fed|repotted|pruned|checked\nWater: number 50..800 ml\nLeaves: choice strong|soft|yellow|new growth\n---\nNew leaf!\nTwo yellow ones off\nTurned to the light\nRepotted, roots fine\nA little food\nDry again already\nCut back by a third\nFirst bud",
  }),
  kind({
    id: "stock",
    covers:
      "container|receptacle|material|substance|supply|commodity|consumer goods|product|chemical|paint|fuel|article|goods|merchandise|box|bottle|artifact|building material|paper product|adhesive|metal|wood|yarn|ingredient|hardware|pigment|dye",
    icon: "package",
    category: "Stock",
    directions: "blueprint|corner-shop",
    home: "building",
    lead: "inventory",
    role: "item",
    fields:
      "Photo: image\nBrand: text\nSize: text small|medium|large|1 l|500 g|pack of 10\nKept in: choice shelf A|shelf B|cellar|van\nBought: date -200..-2\nUse by: date 10..500\nPrice: money 2..90 EUR\nSupplier: text Market Co-op|Cycle Works|Hill Street Hardware|North Gate Nursery\nNote: longText @remarks",
    rows: "{Thing}, small\n{Thing}, large\nBlue {thing}\n{Thing}, pack of ten\nThe cheap {thing}\n{Thing} for guests\nReserve {thing}\nSpecial order {thing}",
    log: USED,
  }),
  kind({
    id: "building",
    covers:
      "building|structure|facility|room|housing|house|home|apartment|residence|dwelling|tower|bridge|wall|garage|area|school building|hospital|church building|castle|depository|cabin|hut|treehouse|playground|elevator|lighthouse|establishment|way|road|trail|path|street|court|arena|stadium|pool|parking lot",
    icon: "building-2",
    category: "Places",
    directions: "civic|hangar",
    home: "civic",
    lead: "directory",
    role: "item",
    fields:
      "Photo: image\nAddress: location\nKind: choice public|private|by appointment|seasonal\nYear built: number 1780..2021\nOpen until: time 16:00..22:00\nStep-free: boolean 60\nEntry: money 0..15 EUR\nState: choice open|being repaired|closed\nRating: rating 2..5\nVisited: boolean 30\nTip: text @remarks",
    rows: "Mill Lane {thing}\nOld {thing}\nHarbour {thing}\n{Thing} on the hill\nNorth Gate {thing}\nThe hidden {thing}\nCanal {thing}\nElm Court {thing}\nThe blue {thing}",
    log: "Visit, Visits, footprints\nDate: date -60..0\nWith: choice alone|friends|family|group\nWeather: choice sun|cloud|rain\nMinutes: number 10..120 min\nRating: rating 2..5\n---\nNobody there, lovely\nClosed, come back Saturday\nTalked to the keeper\nBest in the evening\nGates open until nine\nTook the long way round\nRamp works again\nWith the children",
  }),
  kind({
    id: "business",
    covers:
      "business establishment|store|shop|restaurant|workplace|business|company|firm|cafe|bar|pub|hotel|bakery|outlet|market|clinic|pharmacy|enterprise|bank|agency|library|museum|gym|salon",
    icon: "store",
    category: "Places",
    directions: "corner-shop|civic",
    home: "civic",
    lead: "directory",
    role: "item",
    fields:
      "Photo: image\nAddress: location\nKnown for: text the owner|the back room|opening early|fair prices|patience\nPrice level: choice low|fair|high\nOpens: time 07:00..11:00\nCloses: time 16:00..23:00\nCards accepted: boolean 70\nStep-free: boolean 60\nRating: rating 2..5\nVisited: boolean 40\nNote: longText @remarks",
    rows: "Mill Lane {thing}\n{Thing} Azulejo\nOld Station {thing}\nThe corner {thing}\nHarbour {thing}\n{Thing} no. 9\nCanal {thing}\nLittle {thing}\nNorth Gate {thing}",
    log: "Visit, Visits, footprints\nDate: date -60..0\nSpent: money 3..60 EUR\nWith: choice alone|friends|family\nWait: number 0..25 min\nRating: rating 1..5\n---\nFriendly as ever\nCame for one thing, left with three\nLong queue, worth it\nNew owner, same bread\nQuiet on Tuesdays\nOut of stock\nGot a tip from the next table\nReturned something, no trouble",
  }),
  kind({
    id: "nature",
    covers:
      "body of water|lake|mountain|tract|land|forest|beach|location|river|waterfall|island|hill|valley|cave|park|field|volcano|garden|region|star|planet|constellation|celestial body|natural object|geological formation|desert|sea|ocean|coast|spring|glacier|crater|dive site|place|spot|country|city|town|village|district|monument|landmark|viewpoint",
    icon: "mountain",
    category: "Outdoors",
    directions: "field-notes|hangar",
    home: "civic",
    lead: "directory",
    role: "item",
    fields:
      "Photo: image\nWhere: location\nAway: number 2..240 km\nGet there: choice on foot|by bike|by train|by car\nBest in: tags spring|summer|autumn|winter\nDifficulty: choice easy|medium|hard\nVisited: boolean 35\nRating: rating 3..5\nTip: longText @remarks",
    rows: "North {thing}\nThe hidden {thing}\nHeron {thing}\nOld Mill {thing}\nTwin {thing}\nThe long {thing}\nQuarry {thing}\nSunset {thing}\nThree Pines {thing}",
    log: "Visit, Visits, footprints\nDate: date -80..0\nWeather: choice sun|cloud|rain|wind|snow\nHours: number 1..8 h\nSaw: text a heron|nobody|deer tracks|a rainbow|two swimmers\nRating: rating 3..5\n---\nFirst ones there\nFog until ten\nTook the wrong turn, found a better one\nCold feet, warm tea\nWith the whole group\nPath washed out\nSlept under the sky\nClear as glass",
  }),
  kind({
    id: "software",
    covers:
      "software|computer program|code|application|web site|website|database|algorithm|program line|feature|interface|data",
    icon: "code",
    category: "Tech",
    directions: "blueprint|arcade",
    home: "programming",
    lead: "board",
    role: "item",
    fields:
      "Kind: choice product|library|script|experiment\nState: choice idea|in work|testing|live|retired\nOwner: text @people\nVersion: text 0.3.0|1.0.2|2.4.1\nStarted: date -300..-10\nPriority: choice low|medium|high\nEffort: number 1..13 points\nLink: url\nNotes: longText @remarks",
    rows: "Search that forgives typos\nSign-up in two steps\nNightly backup\nDark mode\nExport as CSV\nFaster start page\nPrice calculator\nOffline list",
    log: "Change, Changes, git-commit-horizontal\nDate: date -30..0\nKind: choice fix|feature|clean-up|release\nMinutes: number 15..240 min\nBy: text @people\n---\nFixed the empty list\nHalf the code, same result\nReleased to ten people\nTests first, for once\nFound it: a time zone\nReview with Mei\nReverted\nWrote it down",
  }),
];
