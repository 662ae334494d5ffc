import { thing } from "../thing.ts";
import type { Domain } from "./domain.ts";

const defects: Domain = {
  id: "defects",
  words:
    "pothole*10 potholes*10 street_light*9 street_lights*9 broken_street*9 graffiti*7 illegal_dumping*10 council*5 residents_report*10 report_problems*10 city_reports*9 fix_my*8 complaints*7 snags*7 damage_reports*9 schlagloch*9 mangelmelder*10 baches*9 nids_de_poule*9 buracos*8",
  category: "City",
  directions: ["civic", "blueprint"],
  icon: "construction",
  audience: "residents and the town hall",
  lead: "board",
  hashtags: "fixmystreet|civictech|ourtown|pothole",
  verbs: "Report|Vote|Fix|Thank",
  names: "Mind the Gap|Street Sense|Fixlist|Town Ear|Loose Slab",
  problem: "Everybody drives around it, nobody reports it",
  promise: "Report it, see it fixed",
  itch: "That hole again. Since March!",
  pov: "POV: they fixed your street",
  things: [
    thing(
      "item",
      "streetReport, Report, Reports, construction",
      "report reports issue issues problem problems pothole potholes light lights defect complaint",
      `What: text\nPhoto: image\nKind: choice pothole|street light|litter|graffiti|tree|sign\nPlace: location\nReported on: date -30..0\nStatus: choice reported|checked|scheduled|fixed\nReported by: text @people\nHow bad: choice annoying|dangerous|urgent\nVotes: number 0..38\nFixed on: date -8..0\nDetails: longText`,
      `Deep hole by the bus stop | kind=pothole | howBad=dangerous | status=scheduled | votes=31\nThree lamps out in a row | kind=street light | status=checked | votes=18\nSofa on the pavement | kind=litter | status=fixed\nBranch over the cycle lane | kind=tree | howBad=urgent | status=reported\nStop sign turned round | kind=sign | howBad=urgent | status=fixed\nPaint on the school wall | kind=graffiti | status=reported\nSunken cobbles at the corner | kind=pothole | status=reported | votes=9\nBin always full on Mondays | kind=litter | status=checked`,
    ),
    thing(
      "log",
      "answer, Update, Updates, message-square",
      "update updates answer comment reply",
      `Text: text\nReport: relation streetReport\nDate: date -15..0\nFrom: choice town hall|resident|works yard`,
      `Crew comes on Thursday\nStill there, and deeper\nSpare part ordered\nDone this morning, please check\nThank you, that was quick\nNeeds the water company first`,
      "streetReport",
    ),
  ],
};

const lostFound: Domain = {
  id: "lostFound",
  words:
    "lost_and_found*13 lost_property*11 lost_pets*10 missing_pets*10 fundburo*11 lost*4 found*3 objetos_perdidos*11 objets_trouves*11 achados_e_perdidos*11",
  category: "Local",
  directions: ["civic", "corner-shop"],
  icon: "search",
  audience: "finders and losers of a town",
  lead: "board",
  hashtags: "lostandfound|community|reunited|goodpeople",
  verbs: "Report|Match|Collect|Thank",
  names: "One Mitten|Found It|Left Luggage|Umbrella Stand|Reunited",
  problem: "The mitten hangs on the fence, its owner lives two streets away",
  promise: "Back to whoever misses it",
  itch: "Seen a grey cat? Anyone?",
  pov: "POV: your keys came home",
  things: [
    thing(
      "item",
      "notice, Notice, Notices, search",
      "notice notices item items thing things report object",
      `What: text\nPhoto: image\nType: choice lost|found\nKind: choice keys|clothes|pet|phone|bag|other\nWhere: location\nDate: date -20..0\nColour: choice black|grey|red|blue|brown|many\nState: choice open|matched|returned\nContact: text @people\nReward: money 0..50 EUR\nDetails: longText @remarks`,
      `Grey cat, white paw | type=lost | kind=pet | colour=grey | reward=50\nBunch of keys, red ribbon | type=found | kind=keys | colour=red\nChild's mitten | type=found | kind=clothes | colour=blue | state=returned\nPhone with a cracked corner | type=lost | kind=phone | colour=black\nUmbrella, wooden handle | type=found | kind=other\nGym bag | type=found | kind=bag | state=matched\nSilver earring | type=lost | kind=other\nGlasses on the bench | type=found | kind=other`,
    ),
    thing(
      "log",
      "sighting, Message, Messages, message-square",
      "message messages sighting tip",
      `Text: text\nNotice: relation notice\nDate: date -10..0\nFrom: text @people`,
      `Saw one by the bakery this morning\nThat is mine, the ribbon is from Lisbon\nHanded in at the kiosk\nIs there a sticker on the back?\nPicked up, thank you!`,
      "notice",
    ),
  ],
};

const rides: Domain = {
  id: "rides",
  words:
    "carpool*11 carpooling*11 car_pool*10 ride_share*9 rideshare*9 lift_share*9 rides*6 school_run*10 shuttle*7 commute*7 commuting*7 walking_bus*9 fahrgemeinschaft*11 mitfahr*8 covoiturage*11 compartir_coche*11 carona*10 caronas*10",
  category: "Mobility",
  directions: ["hangar", "civic"],
  icon: "car",
  audience: "people who go the same way",
  lead: "events",
  hashtags: "carpool|sharedride|commute|lesstraffic",
  verbs: "Offer|Join|Ride|Split",
  names: "Fourth Seat|Same Way|Back Seat|Meet at Six|Lift Club",
  problem: "Four cars, four people, one road",
  promise: "Find the seat that goes your way",
  itch: "Empty seats. Every morning.",
  pov: "POV: you never drive alone",
  things: [
    thing(
      "event",
      "ride, Ride, Rides, car",
      "ride rides trip trips lift lifts carpool*4 carpooling*4",
      `Title: text\nFrom: location\nTo: location\nDate: date 0..10\nLeaves at: time 06:45..17:30\nSeats: number 1..4\nTaken: number 0..2\nSeats left: calc seats - taken\nDriver: relation driver\nCost: money 0..6 EUR\nReturns at: time 15:30..18:30\nNote: text @remarks`,
      `Early shift | seats=3 | taken=2\nOffice, every Tuesday | seats=4 | taken=1\nSaturday market | seats=2 | taken=0\nSchool run, week 12 | seats=3 | taken=2\nLate shift home | seats=3 | taken=0\nAway match | seats=4 | taken=2\nAirport, very early | seats=2 | taken=1`,
    ),
    thing(
      "person",
      "driver, Driver, Drivers, user-round",
      "driver drivers member members passenger",
      `Name: text\nPicture: image\nCar: text blue estate|white van|small red one|electric, quiet\nSeats: number 2..4\nPhone: phone\nRating: rating 4..5\nDrives: number 3..60`,
      `Noor Haddad | car=electric, quiet\nJonas Albrecht | car=blue estate\nElke Sommer | car=small red one\nTomás Vega | car=white van\nYuki Tanaka\nTomás Vega`,
    ),
  ],
};

const timebank: Domain = {
  id: "timebank",
  words:
    "babysitting_swap*12 babysitting_circle*12 babysitting_exchange*12 favour_swap*11 time_bank*12 timebank*12 favours*8 favors*8 mutual_aid*9 neighbourly_help*10 neighborhood_help*10 help_each_other*8 skill_swap*10 skill_share*9 skills_exchange*10 nachbarschaftshilfe*11 tauschring*10 banco_de_tiempo*12 banque_de_temps*12 banco_de_tempo*12 aide_entre_voisins*10 errands*7",
  category: "Community",
  directions: ["civic", "corner-shop"],
  icon: "hand-helping",
  audience: "neighbours who help each other",
  lead: "marketplace",
  hashtags: "timebank|mutualaid|neighbours|helpnextdoor",
  verbs: "Offer|Ask|Help|Thank",
  names: "An Hour for You|Good Turn|Odd Jobs|Handful|Give & Take",
  problem: "One can cook, one can drill, and they have never met",
  promise: "Give an hour, get an hour",
  itch: "Who can drill one hole?",
  pov: "POV: your street has your back",
  things: [
    thing(
      "item",
      "neighbourOffer, Offer, Offers, hand-helping",
      "offer offers service services favour favours request requests ad help",
      `Title: text\nPicture: image\nType: choice offer|request\nCategory: choice home|garden|computers|children|transport|languages|company\nHours: number 0.5..4.0 h\nNeighbour: relation neighbour\nPlace: location\nWhen: choice weekdays|evenings|weekend|any time\nState: choice open|agreed|done\nPosted: date -15..0\nDetails: longText @remarks`,
      `I sew on buttons and more | type=offer | category=home | hours=1.0\nHelp with the new printer | type=request | category=computers | hours=1.0\nWalk to the market together | type=request | category=company\nBicycle repairs | type=offer | category=transport | hours=2.0\nSpanish over coffee | type=offer | category=languages\nWater tomatoes for a week | type=request | category=garden | state=agreed\nPick up from kindergarten | type=request | category=children\nHang shelves, own drill | type=offer | category=home | hours=2.0`,
    ),
    thing(
      "person",
      "neighbour, Neighbour, Neighbours, user-round",
      "neighbour neighbours neighbor member members person people",
      `Name: text\nPicture: image\nStreet: location\nCan: text sewing|computers|cooking|gardening|driving\nBalance: number -4..9 h\nHelped: number 0..22\nPhone: phone\nSince: date -700..-10`,
      `Elke Sommer | balance=6 | can=sewing\nOmar Farouk | balance=-2 | can=computers\nMireille Duval | balance=3 | can=cooking\nTomás Vega | balance=0 | can=driving\nNoor Haddad | balance=9 | can=gardening\nMr Tanaka | balance=-4 | can=cooking`,
    ),
    thing(
      "log",
      "exchange, Exchange, Exchanges, repeat",
      "exchange exchanges booking hours transfer",
      `What: text\nFrom: relation neighbour\nOffer: relation neighbourOffer\nHours: number 0.5..4.0 h\nDate: date -40..0\nThanks: rating 4..5`,
      `Curtains shortened | hours=1.5\nPrinter prints again | hours=1.0\nBrakes adjusted | hours=1.0\nAn afternoon of Spanish | hours=2.0\nPlants survived | hours=2.5`,
      "neighbour",
    ),
  ],
};

const fair: Domain = {
  id: "fair",
  words:
    "fair*6 summer_fair*10 fete*7 fundraiser_fair*9 street_party*10 street_festival*9 flea_market_stalls*9 christmas_market*9 bazaar*8 raffle*8 tombola*8 stalls*8 stall*6 bake_sale*9 school_fair*9 craft_fair*9 strassenfest*10 sommerfest*9 basar*8 kermesse*9 feria*5 quermesse*9 festa_junina*9",
  category: "Events",
  directions: ["civic", "corner-shop"],
  icon: "tent",
  audience: "organisers and helpers",
  lead: "events",
  hashtags: "summerfair|raffle|community|stallholders",
  verbs: "Plan|Sign up|Set up|Draw",
  names: "Bunting|Cake & Raffle|Stall Nine|Lucky Draw|Trestle",
  problem: "Two cake stalls, no till, and nobody for the set-up",
  promise: "Every stall manned, every prize drawn",
  itch: "Who brings the tables? Anyone?",
  pov: "POV: the best fair in years",
  things: [
    thing(
      "item",
      "stall, Stall, Stalls, tent",
      "stall stalls stand stands booth booths table",
      `Name: text\nPicture: image\nKind: choice food|games|crafts|flea market|information\nResponsible: relation fairHelper\nPlace: choice lawn|yard|hall|entrance\nNeeds: tags tables|power|water|float|shade\nFee: money 0..25 EUR\nTakings: money 0..420 EUR\nState: choice planned|confirmed|set up`,
      `Cakes and coffee | kind=food | takings=420 | state=confirmed\nGrill | kind=food | needs=power;shade | state=confirmed\nHook a duck | kind=games | place=lawn\nSecond-hand books | kind=flea market | place=hall\nPottery | kind=crafts\nRaffle | kind=games | place=entrance | state=confirmed\nBeekeepers | kind=information`,
    ),
    thing(
      "person",
      "fairHelper, Helper, Helpers, user-round",
      "helper helpers volunteer volunteers member",
      `Name: text\nPhone: phone\nCan do: tags set-up|baking|till|first aid|clearing up\nFrom: time 08:00..12:00\nUntil: time 12:00..18:00\nHours: number 2..6 h`,
      `Elke Sommer | canDo=baking;till\nJonas Albrecht | canDo=set-up\nMireille Duval | canDo=first aid\nOmar Farouk | canDo=till;clearing up\nAnika Rao | canDo=set-up;clearing up\nTomás Vega | canDo=baking`,
    ),
    thing(
      "place",
      "prize, Prize, Prizes, gift",
      "prize prizes raffle tombola ticket tickets",
      `Prize: text\nPicture: image\nGiven by: text the bakery|Hotel Azulejo|Family Bergström|the bookshop\nValue: money 8..150 EUR\nTicket: number 100..480\nDrawn: boolean 30\nWinner: text`,
      `Weekend for two | value=150\nBasket of cheese | value=45\nTen loaves of bread | value=40\nA year of library | value=20\nHandmade blanket | value=80\nBicycle check | value=35`,
    ),
  ],
};

const foodBank: Domain = {
  id: "foodBank",
  words:
    "food_bank*13 foodbank*13 food_pantry*12 soup_kitchen*11 food_parcels*11 donations_in_kind*10 clothing_bank*10 community_fridge*11 tafel*9 banco_de_alimentos*12 banque_alimentaire*12",
  category: "Social good",
  directions: ["civic", "kitchen-table"],
  icon: "shopping-basket",
  audience: "volunteers of the food bank",
  lead: "inventory",
  hashtags: "foodbank|zerohunger|volunteer|community",
  verbs: "Receive|Sort|Pack|Hand out",
  names: "Full Basket|Two Shelves|Daily Bread|Pass It On|Crate",
  problem: "Forty crates of yoghurt, best before tomorrow",
  promise: "From crate to table, in time",
  itch: "Yoghurt, tomorrow. For whom?",
  pov: "POV: nothing went to waste",
  things: [
    thing(
      "item",
      "stockItem, Item, Items, shopping-basket",
      "item items stock food donation donations goods",
      `Name: text\nPicture: image\nKind: choice fresh|dry|tins|bread|hygiene|baby\nAmount: number 4..160\nUnit: choice pieces|kg|crates\nBest before: date 0..200\nDays left: daysUntil bestBefore\nShelf: choice A|B|C|cold room\nDonor: relation donor\nNeeded: boolean 40`,
      `Yoghurt, 500 g | kind=fresh | amount=48 | bestBefore=@1\nPasta | kind=dry | amount=120\nTomatoes, tinned | kind=tins | amount=90\nBread from yesterday | kind=bread | amount=36 | bestBefore=@0\nNappies, size 4 | kind=baby | amount=14 | needed=yes\nRice | kind=dry | amount=60\nShampoo | kind=hygiene | amount=22 | needed=yes\nApples | kind=fresh | amount=40 | bestBefore=@6`,
    ),
    thing(
      "person",
      "donor, Donor, Donors, store",
      "donor donors shop supermarket bakery",
      `Name: text\nContact: text @people\nPhone: phone\nPick-up: choice Mon|Tue|Wed|Thu|Fri|Sat\nAt: time 08:00..19:00\nAddress: location`,
      `Bakery Oduya\nMarket hall, north gate\nSupermarket on the square\nSchool kitchen\nBakery Oduya\nMarket Co-op`,
    ),
    thing(
      "log",
      "parcel, Parcel, Parcels, package",
      "parcel parcels family families household hand-out shift",
      `Household: text\nDate: date -14..7\nPeople: number 1..6\nDiet: choice none|vegetarian|halal|no gluten|baby food\nState: choice planned|packed|collected\nPacked by: text @people`,
      `Number 14 | people=4 | state=collected\nNumber 22 | people=2 | diet=vegetarian\nNumber 31 | people=6 | diet=halal | state=packed\nNumber 8 | people=1 | state=planned\nNumber 17 | people=3 | diet=baby food | state=planned`,
    ),
  ],
};

const rescue: Domain = {
  id: "rescue",
  words:
    "mountain_rescue*12 rescue_team*12 search_and_rescue*12 fire_brigade*9 firefighters*8 emergency_contacts*12 emergency*7 first_aid*7 lifeguard*9 lifeguards*9 civil_protection*10 on_duty*5 ambulance*6 bergwacht*11 feuerwehr*8",
  category: "Local",
  directions: ["blueprint", "civic"],
  icon: "siren",
  audience: "teams that are called out",
  lead: "directory",
  hashtags: "mountainrescue|volunteers|firstaid|onduty",
  verbs: "Call|Check|Deploy|Log",
  names: "Call-out|Radio Check|Basecamp|Red Jacket|First on Scene",
  problem: "The list with the numbers hangs in the hut, the alarm rings at home",
  promise: "The right person, the right kit, now",
  itch: "Who is on call tonight?",
  pov: "POV: the team is on its way",
  things: [
    thing(
      "person",
      "rescuer, Contact, Contacts, user-round",
      "contact contacts member members rescuer volunteer person people",
      `Name: text\nPortrait: image\nRole: choice leader|medic|climber|driver|dog handler|radio\nPhone: phone\nEmail: email\nAvailable: choice now|in an hour|not today\nQualification: tags first aid|rope|avalanche|drone\nValid until: date -10..400\nLives in: location`,
      `Elke Sommer | role=leader | available=now\nTomás Vega | role=climber | qualification=rope;avalanche\nDr. Amini | role=medic | available=in an hour\nJonas Albrecht | role=driver | available=now\nNoor Haddad | role=radio\nBen Hartmann | role=dog handler | available=not today\nYuki Tanaka | role=climber | available=now`,
    ),
    thing(
      "item",
      "kit, Equipment, Equipment, backpack",
      "equipment kit gear item items material",
      `Name: text\nPhoto: image\nPlace: choice hut|van|depot|on loan\nAmount: number 1..24\nState: choice ready|needs check|in repair\nChecked on: date -200..-5\nCheck every: number 90..365 days\nNext check: addDays checkedOn checkEvery`,
      `Rope, 60 m static | place=van | amount=4\nStretcher, two parts | place=hut | amount=1\nRadios | place=van | amount=8 | state=needs check\nDefibrillator | place=van | amount=1\nAvalanche probes | place=hut | amount=12\nHead torches | place=depot | amount=16\nVacuum mattress | place=hut | amount=1 | state=in repair`,
    ),
    thing(
      "log",
      "callOut, Call-out, Call-outs, siren",
      "call-out call-outs mission incident operation log",
      `What: text\nStarted: dateTime -90..-1 06:00..22:00\nWhere: location\nHours: number 1.0..9.0 h\nPeople: number 3..11\nLed by: relation rescuer\nEnded well: boolean 92`,
      `Twisted ankle below the ridge | people=5\nLost in fog, found by radio | people=9\nChild separated from the group | people=11\nTraining: night search | people=8\nParaglider in a tree | people=6`,
      "rescuer",
    ),
  ],
};

/** What people of one town do for each other. */
export const STREETS: readonly Domain[] = [defects, lostFound, rides, timebank, fair, foodBank, rescue];
