import { thing } from "../thing.ts";
import type { Domain } from "./domain.ts";

const belongings: Domain = {
  id: "belongings",
  indoors: true,
  words:
    "home_inventory*11 household_inventory*11 insurance*6 valuables*9 belongings*8 receipts*6 warranty*8 warranties*8 moving_boxes*10 moving_house*9 packing_boxes*9 storage_unit*9 attic*6 basement*5 appliances*6 home_maintenance*9 house_maintenance*9 hausrat*9",
  category: "Home",
  directions: ["blueprint", "kitchen-table"],
  icon: "house",
  audience: "households",
  lead: "inventory",
  hashtags: "homeinventory|organised|declutter|peaceofmind",
  verbs: "List|Photograph|File|Find",
  names: "Everything Counts|Box Twelve|House File|Where It Is|Attic",
  problem: "After the flood nobody can say what was in the cellar",
  promise: "Know what you own and where",
  itch: "Where is the drill receipt?",
  pov: "POV: the insurer just nods",
  things: [
    thing(
      "item",
      "belonging, Item, Items, package",
      "item items valuable valuables possession possessions thing things appliance appliances box boxes",
      `Name: text\nPhoto: image\nRoom: choice living room|kitchen|bedroom|cellar|attic|garage\nValue: money 15..2400 EUR\nBought on: date -2400..-30\nReceipt: image\nWarranty until: date -200..700\nDays left: daysUntil warrantyUntil\nSerial number: text SN 40-118|SN 77-203|SN 12-990\nBox: number 1..14\nCondition: choice as new|good|worn\nNote: longText @remarks`,
      `Washing machine | room=cellar | value=620\nViolin, grandfather's | room=living room | value=2400\nEspresso machine | room=kitchen | value=480\nLaptop | room=living room | value=1350\nBicycle, green | room=garage | value=890\nOak table | room=living room | value=1100\nCamera and two lenses | room=bedroom | value=1680\nSewing machine | room=attic | value=210\nDrill set | room=cellar | value=145`,
    ),
    thing(
      "log",
      "upkeep, Job, Jobs, wrench",
      "maintenance job jobs repair repairs service task",
      `What: text\nItem: relation belonging\nDate: date -200..0\nEvery: number 90..365 days\nNext due: addDays date every\nCost: money 0..180 EUR\nDone by: text @people`,
      `Descaled | every=90 | cost=6\nFilter changed | every=180 | cost=14\nBrakes and chain | every=365 | cost=68\nOiled the table | every=180 | cost=12\nBattery replaced | every=365 | cost=39\nCleaned the seal | every=90 | cost=0`,
      "belonging",
    ),
  ],
};

const freezer: Domain = {
  id: "freezer",
  indoors: true,
  words:
    "freezer*10 fridge*8 pantry*6 larder*8 leftovers*8 best_before*9 expiry*8 expiry_dates*9 food_waste*8 cellar*4 tiefkuhler*9 kuhlschrank*8 congelador*9 nevera*8 congelateur*9 frigo*8 geladeira*8",
  category: "Food",
  directions: ["kitchen-table", "blueprint"],
  icon: "snowflake",
  audience: "households that hate throwing food away",
  lead: "inventory",
  hashtags: "zerowaste|freezerlife|eatfirst|mealprep",
  verbs: "Freeze|Find|Eat|Restock",
  names: "Drawer Three|Eat Me First|Cold Storage|Below Zero|Last Portion",
  problem: "Something in foil, no label, from last winter",
  promise: "Know what is in there",
  itch: "What is this? Since when?",
  pov: "POV: dinner was already there",
  things: [
    thing(
      "item",
      "frozen, Item, Items, snowflake",
      "item items food foods portion portions leftover",
      `Name: text\nPicture: image\nPortions: number 1..6\nDrawer: choice top|middle|bottom|door|shelf\nKind: choice meal|vegetables|meat and fish|bread|fruit|other\nFrozen on: date -150..-1\nGood for: number 60..270 days\nBest before: addDays frozenOn goodFor\nWeight: number 150..1200 g\nOpened: boolean 15`,
      `Lentil curry | portions=3 | drawer=top | kind=meal\nPeas | portions=4 | drawer=middle | kind=vegetables\nSourdough, half a loaf | portions=1 | drawer=door | kind=bread\nBlueberries | portions=5 | drawer=middle | kind=fruit\nChicken stock | portions=2 | drawer=bottom | kind=other\nSalmon fillets | portions=2 | drawer=bottom | kind=meat and fish\nLasagne, grandma's | portions=4 | drawer=top | kind=meal\nSpinach | portions=3 | drawer=middle | kind=vegetables\nPizza dough | portions=2 | drawer=door | kind=bread`,
    ),
    thing(
      "log",
      "taken, Meal, Meals, utensils",
      "meal meals used eaten dinner",
      `What: text\nFrom: relation frozen\nDate: date -20..0\nPortions: number 1..3\nThrown away: boolean 10`,
      `Curry night\nPea soup\nToast for everybody\nSmoothie\nRisotto\nThe last two fillets`,
      "frozen",
    ),
  ],
};

const eatingOut: Domain = {
  id: "eatingOut",
  words:
    "restaurant*2 restaurants*4 restaurant_bucket_list*12 bucket_list*6 eating_out*9 places_to_eat*9 cafes*7 coffee_shops*9 brunch*8 street_food*8 food_spots*8 ramen*7 pizza_places*9 bars*7 pubs*7 pub_crawl*8 wine_bars*8 bakeries*7 ice_cream*6",
  category: "Food",
  directions: ["night-market", "kitchen-table"],
  icon: "utensils",
  audience: "people who plan their week around dinner",
  lead: "directory",
  hashtags: "foodie|bucketlist|datenight|whereweeat",
  verbs: "Find|Book|Eat|Rate",
  names: "Table for Two|Next Table|Hungry List|Second Helping|Corner Booth",
  problem: "Saturday, hungry, and the list is in four chats",
  promise: "Always know where to eat next",
  itch: "So where? You choose. No, you.",
  pov: "POV: the best table in town",
  things: [
    thing(
      "item",
      "restaurant, Restaurant, Restaurants, utensils",
      "restaurant restaurants place places cafe cafes bar bars spot spots",
      `Name: text\nPhoto: image\nCuisine: choice Italian|Japanese|Vietnamese|Nordic|Mexican|Bakery|Vegetarian\nNeighbourhood: location\nPrice level: choice cheap|medium|treat\nState: choice want to go|booked|been\nBeen on: date -120..-3\nOur rating: rating 3..5\nOrder: text\nSuggested by: text @people\nVotes: number 0..9\nLink: url`,
      `Trattoria Fiordaliso | cuisine=Italian | priceLevel=medium | state=been | ourRating=5 | order=Pumpkin ravioli\nNoodle Corner | cuisine=Vietnamese | priceLevel=cheap | state=been | ourRating=4\nHavn | cuisine=Nordic | priceLevel=treat | state=want to go\nTaquería Luz | cuisine=Mexican | priceLevel=cheap | state=booked\nKissa | cuisine=Japanese | priceLevel=medium | state=want to go\nGreen Door | cuisine=Vegetarian | priceLevel=medium | state=been | ourRating=4\nMorning Glory | cuisine=Bakery | priceLevel=cheap | state=been | ourRating=5 | order=Cardamom bun\nOsteria Bassa | cuisine=Italian | priceLevel=treat | state=want to go`,
    ),
    thing(
      "log",
      "visit, Visit, Visits, star",
      "visit visits dinner evening review",
      `Note: text\nRestaurant: relation restaurant\nDate: date -90..-1\nRating: rating 3..5\nSpent: money 14..96 EUR\nWith: text @people\nPhoto: image`,
      `Window table, long evening | rating=5\nBest broth so far | rating=5\nToo loud to talk | rating=3\nDessert was the point | rating=4\nWe will be back in spring\nCheap, fast, perfect | rating=5`,
      "restaurant",
    ),
  ],
};

const screenTime: Domain = {
  id: "screenTime",
  indoors: true,
  words:
    "screen_time*11 screen*4 digital_detox*8 phone_use*8 tablet_time*9 pocket_money*8 allowance*6 reward_chart*9 sticker_chart*9 star_chart*9 bildschirmzeit*9 taschengeld*8",
  category: "Family",
  directions: ["playroom", "signal"],
  icon: "tablet-smartphone",
  audience: "families",
  lead: "tracker",
  hashtags: "screentime|familyrules|parenting|offlineisfun",
  verbs: "Start|Stop|Agree|Earn",
  names: "Ten More Minutes|Screen Deal|Off at Eight|Fair Share|Time Jar",
  problem: "Ten more minutes, every ten minutes",
  promise: "One fair deal, no arguments",
  itch: "Ten more minutes. Again?",
  pov: "POV: they switched it off themselves",
  things: [
    thing(
      "log",
      "screenSession, Session, Sessions, timer",
      "session sessions screen entry use log",
      `Note: text\nKid: relation kid\nDate: date -10..0\nStarted: time 15:00..18:30\nMinutes!: number 10..75 min\nDevice: choice tablet|phone|television|console\nWhat for: choice game|video|school|call\nAgreed: boolean 75`,
      `Maths app, then football videos | whatFor=school\nOne episode | minutes=25 | device=television\nBuilt a castle | whatFor=game | minutes=45\nCalled grandma | whatFor=call | minutes=15\nTen minutes over | agreed=no | minutes=70\nRainy Sunday film | minutes=75 | device=television\nDrawing tutorial | whatFor=video`,
      "kid",
    ),
    thing(
      "person",
      "kid, Kid, Kids, baby",
      "kid kids child children son daughter",
      `Name: text\nPicture: image\nAge: number 5..13\nDaily limit: number 30..90 min\nEarned today: number 0..30 min\nStars: number 0..24`,
      `Mila | age=6 | dailyLimit=30\nAnton | age=9 | dailyLimit=45\nZoe | age=12 | dailyLimit=75\nIdris | age=8 | dailyLimit=45\nLotte | age=11 | dailyLimit=60`,
    ),
    thing(
      "item",
      "familyRule, Rule, Rules, scroll-text",
      "rule rules deal reward rewards",
      `Rule: text\nEarns: number 0..20 min\nApplies to: choice everyone|the little ones|the big ones\nSince: date -90..-5`,
      `Homework first | earns=0\nAn hour outside | earns=15\nNo screens at the table | earns=0\nRead twenty pages | earns=20\nOff at eight | earns=0`,
    ),
  ],
};

const petCare: Domain = {
  id: "petCare",
  words:
    "pet_sitting*11 pet_sitter*10 dog_walking*10 dog_walker*9 cat_sitting*10 feeding_the_cats*9 aquarium*9 terrarium*9 fish_tank*9 chickens*7 coop*7 vet*6 vaccination*5 hamster*6 rabbits*6 reptile*7",
  category: "Pets",
  directions: ["playroom", "field-notes"],
  icon: "paw-print",
  audience: "everyone who has the key",
  lead: "log",
  hashtags: "petsitting|dogsofinstagram|catsitter|pawsome",
  verbs: "Feed|Walk|Note|Hand over",
  names: "Fed Already|Paw Relay|Second Breakfast|Bowl & Lead|Good Boy",
  problem: "The cat says she has not been fed. The cat lies",
  promise: "See who fed whom, and when",
  itch: "Fed? The cat says no.",
  pov: "POV: nobody got two dinners",
  things: [
    thing(
      "log",
      "petTask, Entry, Entries, paw-print",
      "entry entries task care visit visits feeding feedings walk walks diary",
      `Note: text\nPet: relation pet\nAt: dateTime -5..0 06:45..21:30\nWhat: choice fed|walked|medicine|litter|cuddled|water\nMinutes: number 5..60 min\nBy: text @people\nPhoto: image\nAll well: boolean 90`,
      `Ate everything | what=fed\nLong round by the river | what=walked | minutes=55\nHalf a tablet, in cheese | what=medicine\nAsked for a second breakfast | what=fed\nAfraid of the vacuum | what=cuddled\nMet the poodle from number 9 | what=walked\nFresh water and a clean box | what=litter\nLeft the carrots | what=fed | allWell=no`,
      "pet",
    ),
    thing(
      "item",
      "pet, Pet, Pets, paw-print",
      "pet pets cat cats dog dogs animal animals fish",
      `Name: text\nPhoto: image\nSpecies: choice cat|dog|rabbit|fish|bird|tortoise\nAge: number 1..14 years\nFood: text half a tin, twice|one scoop|a handful of hay|a pinch\nWalks a day: number 0..3\nMedicine: text none|half a tablet|drops\nVet: text Dr. Amini, 2 streets away\nLikes: text`,
      `Mimi | species=cat | age=7 | likes=the warm laptop\nBruno | species=dog | age=4 | walksADay=3 | likes=tennis balls\nKeks | species=rabbit | age=2 | likes=parsley\nOtto | species=tortoise | age=14 | likes=dandelion\nFreya\nNugget`,
    ),
  ],
};

const gifts: Domain = {
  id: "gifts",
  words:
    "gift*8 gifts*8 present*5 presents*7 wishlist*9 wish_list*9 birthday*7 birthdays*8 secret_santa*11 christmas*7 advent*6 geschenke*8 geburtstag*7 geburtstage*8 regalos*8 cumpleanos*7 cadeaux*8 anniversaires*7 presentes*8 aniversario*6",
  category: "Family",
  directions: ["playroom", "kitchen-table"],
  icon: "gift",
  audience: "families and circles of friends",
  lead: "planner",
  hashtags: "giftideas|wishlist|birthday|secretsanta",
  verbs: "Wish|Reserve|Wrap|Surprise",
  names: "Ribbon|Wrapped Up|Under the Tree|Wishwell|No More Socks",
  problem: "Three people bought the same book",
  promise: "The right present, bought once",
  itch: "What did she want again?",
  pov: "POV: you gave the best one",
  things: [
    thing(
      "item",
      "gift, Gift idea, Gift ideas, gift",
      "gift gifts idea ideas present presents wish wishes",
      `What: text\nPicture: image\nFor: relation giftPerson\nPrice: money 8..85 EUR\nState: choice idea|reserved|bought|wrapped|given\nReserved by: text @people\nWhere: text the bookshop|online|handmade|flea market\nLink: url\nNote: text`,
      `Wool socks, mustard | state=bought | price=14\nTickets for the small theatre | state=reserved | price=48\nCast-iron pan | state=idea | price=62\nThe book about lighthouses | state=wrapped | price=24\nA day without phones | state=idea\nWatercolour set | state=reserved | price=32\nPicture of all of us | state=bought | price=28`,
    ),
    thing(
      "person",
      "giftPerson, Person, People, cake",
      "person people friend friends family birthday birthdays",
      `Name: text\nPicture: image\nBirthday: date 4..330\nDays to go: daysUntil birthday\nLikes: text gardening and old films|anything blue|strong coffee|puzzles\nSize: choice S|M|L|XL\nBudget: money 20..80 EUR`,
      `Mum | birthday=@19\nOmar | birthday=@44\nLittle Zoe | birthday=@71\nGrandpa Elio | birthday=@128\nAnika | birthday=@203`,
    ),
  ],
};

const meters: Domain = {
  id: "meters",
  indoors: true,
  words:
    "meter*6 meter_readings*11 meter_reading*11 electricity*8 energy*6 energy_use*9 power_consumption*9 gas_bill*7 water_meter*9 heating*6 solar*7 solar_panels*9 carbon*6 carbon_footprint*9 recycling_calendar*9 waste_collection*9 strom*7 stromzahler*9 zahlerstand*9 energia*6 luz*3",
  category: "Home",
  directions: ["ledger", "blueprint"],
  icon: "zap",
  audience: "households that watch their use",
  lead: "tracker",
  hashtags: "energysaving|electricity|greenhome|meterreading",
  verbs: "Read|Compare|Save|Plan",
  names: "Kilowatt|Meter Maid|Low Use|Count Down|Standby",
  problem: "The bill comes once a year, and then it is a surprise",
  promise: "See it rise before the bill does",
  itch: "Why so much this month?",
  pov: "POV: the bill went down",
  things: [
    thing(
      "log",
      "meterReading, Reading, Readings, gauge",
      "reading readings meter value values",
      `Note: text\nMeter: relation meter\nRead on: date -180..0\nReading!: number 8120..9480\nUsed: number 80..260\nCost: money 24..88 EUR`,
      `End of the month\nAfter the holidays, little use | used=80 | cost=24\nHeating on since the third | used=240 | cost=82\nNew fridge works | used=120\nGuests for two weeks | used=210\nWashing machine day | used=150`,
      "meter",
    ),
    thing(
      "item",
      "meter, Meter, Meters, zap",
      "meter meters electricity gas water",
      `Name: text\nKind: choice electricity|gas|water|heat|solar\nNumber: text 1EMH 00 4418|7GAS 12 009|WZ 3381\nUnit: choice kWh|m³\nPrice per unit: money 0.12..4.10 EUR\nRead every: number 28..31 days`,
      `Electricity | kind=electricity | unit=kWh\nGas | kind=gas | unit=m³\nCold water | kind=water | unit=m³\nRoof panels | kind=solar | unit=kWh`,
    ),
  ],
};

/** What happens within four walls. */
export const HOME: readonly Domain[] = [belongings, freezer, eatingOut, screenTime, petCare, gifts, meters];
