import { thing } from "../thing.ts";
import type { Domain } from "./domain.ts";

const preorders: Domain = {
  id: "preorders",
  words:
    "pre_order*9 preorder*9 preorders*9 pre_orders*9 pick_up*6 pickup*6 bakery_orders*11 cake_orders*11 custom_cakes*10 florist*9 flowers_shop*8 bouquets*8 veg_box*11 vegetable_box*11 csa*8 farm_shop*9 farm_box*10 butcher*8 cheese_shop*8 deli*6 handmade_shop*9 online_shop*6 web_shop*6 candles*7 soap*6 ceramics_shop*9 hofladen*9 vorbestellung*9 encargos*8 floristeria*9 fleuriste*9 encomendas*8 floricultura*9 confeitaria*8",
  category: "Food",
  directions: ["corner-shop", "kitchen-table"],
  icon: "shopping-basket",
  audience: "regulars of a small shop",
  lead: "shop",
  hashtags: "shoplocal|handmade|preorder|smallbatch",
  verbs: "Order|Pick up|Pay|Come back",
  names: "Saturday Box|Little Batch|Ready at Nine|Behind the Counter|Ribbon & Crate",
  problem: "Orders come by phone, chat and shout, and one cake is always missing",
  promise: "Ordered in a minute, ready on time",
  itch: "Two cakes? Or three? Who knows.",
  pov: "POV: your order is waiting",
  things: [
    thing(
      "item",
      "product, Product, Products, shopping-basket",
      "product products item items piece pieces cake cakes bouquet bouquets box boxes goods",
      `Name: text\nPicture: image\nPrice: money 4..48 EUR\nStock: number 0..24\nKind: choice bread|cake|vegetables|flowers|ceramics|other\nColour: choice natural|blue|green|red|white\nSize: choice small|medium|large\nAvailable from: date -3..9\nContains: tags nuts|milk|egg|gluten|nothing\nDetails: longText @remarks`,
      `Carrot cake, 24 cm | kind=cake | price=34 | contains=nuts;egg\nSourdough, dark crust | kind=bread | price=6 | contains=gluten\nVegetable box for two | kind=vegetables | price=18\nBouquet in late colours | kind=flowers | price=26 | colour=red\nStoneware bowl | kind=ceramics | price=32 | colour=blue\nRye rolls, bag of six | kind=bread | price=5\nCheesecake with berries | kind=cake | price=38\nDried lavender | kind=flowers | price=9\nEspresso cup, speckled | kind=ceramics | price=16 | colour=natural`,
    ),
    thing(
      "log",
      "preorder, Order, Orders, receipt-text",
      "order orders preorder preorders pick-up",
      `Customer: text\nProduct: relation product\nAmount: number 1..6\nPick up on: date 0..8\nAt: time 08:00..17:30\nStatus: choice ordered|in the making|ready|picked up\nPaid: boolean 55\nPhone: phone\nWish: text`,
      `Noor Haddad | status=ordered\nFamily Bergström | status=in the making\nMr Tanaka | status=ready | paid=yes\nAnika Rao | status=ordered\nKiosk at the canal | amount=6 | status=picked up\nMireille Duval | status=ready`,
      "product",
    ),
  ],
};

const workshop: Domain = {
  id: "workshop",
  indoors: true,
  words:
    "tailor*8 tailoring*8 alterations*9 cobbler*9 shoemaker*9 shoe_repair*10 watchmaker*9 print_shop*9 printing_orders*9 framing*7 upholstery*9 kiln*9 pottery_studio*11 kiln_schedule*12 makerspace_machines*10 machine_booking*9 3d_printer*8 laser_cutter*9 car_workshop*9 garage_jobs*8 phone_repair*9 computer_repair*9 commission*2 commissions*3 art_commissions*11 custom_orders*9 schneiderei*9 sastreria*9 costurera*8 cordonnier*9 alfaiate*9 sapateiro*9",
  category: "Services",
  directions: ["blueprint", "kitchen-table"],
  icon: "scissors-line-dashed",
  audience: "a workshop and its customers",
  lead: "board",
  hashtags: "workshop|handmade|commission|slowmade",
  verbs: "Take in|Quote|Make|Hand over",
  names: "On the Bench|Chalk Line|Ticket Twelve|Offcut & Thread|Ready Friday",
  problem: "The shelf is full of bags with a name and no date",
  promise: "Every job, its date, its price",
  itch: "Ready Friday? Which Friday?",
  pov: "POV: the shelf is empty",
  things: [
    thing(
      "item",
      "commission, Order, Orders, scissors-line-dashed",
      "order orders commission commissions job jobs repair repairs piece pieces firing firings",
      `What: text\nPhoto: image\nCustomer: relation workshopCustomer\nStatus: choice asked|quoted|in the making|ready|handed over\nPrice: money 12..420 EUR\nDeposit: money 0..120 EUR\nBrought in on: date -14..0\nReady by: date 0..16\nMaker: text @people\nMaterial: text wool|leather|stoneware|oak|paper\nDetails: longText @remarks`,
      `Winter coat, new lining | status=in the making | price=120\nBoots, heels and soles | status=ready | price=64\nPortrait of a greyhound | status=asked | price=280\nFrame for an old map | status=quoted | price=145\nSet of eight bowls | status=in the making | price=240\nWedding dress, take in | status=in the making | price=180\nFifty posters, A2 | status=ready | price=95\nArmchair in green | status=asked | price=420`,
    ),
    thing(
      "person",
      "workshopCustomer, Customer, Customers, user-round",
      "customer customers client clients",
      `Name: text\nPhone: phone\nEmail: email\nOrders: number 1..9\nNote: text @remarks`,
      `Noor Haddad\nFamily Bergström\nMr Tanaka\nHotel Azulejo\nAnika Rao\nRiverside School`,
    ),
    thing(
      "event",
      "machineSlot, Machine time, Machine times, calendar-clock",
      "machine machines kiln slot slots firing schedule",
      `What: text\nMachine: choice kiln|loom|laser cutter|press|sewing machine\nDate: date 0..12\nFrom: time 08:00..16:00\nHours: number 1.0..9.0 h\nTemperature: number 900..1240 °C\nWho: text @people\nState: choice planned|running|done`,
      `Bisque firing | machine=kiln | temperature=980 | hours=9.0\nGlaze firing | machine=kiln | temperature=1220 | hours=9.0\nLinen, two metres | machine=loom\nLetters for a shop sign | machine=laser cutter\nHem of the curtains | machine=sewing machine`,
    ),
  ],
};

const viewings: Domain = {
  id: "viewings",
  words:
    "real_estate_agent*11 estate_agent*11 property_viewings*12 flat_hunting*11 apartment_hunting*11 house_hunting*11 apartment_search*10 home_buying*9 viewings*9 open_house*8 listings*5 wohnungssuche*11 busqueda_de_piso*10 recherche_appartement*10 busca_de_apartamento*10",
  category: "Home",
  directions: ["hangar", "ledger"],
  icon: "key-round",
  audience: "people who look for a home",
  lead: "pipeline",
  hashtags: "househunting|flathunt|newhome|keysplease",
  verbs: "Find|View|Compare|Move in",
  names: "Third Viewing|South Facing|Keys Please|Two Rooms|Balcony",
  problem: "After six viewings nobody knows which one had the balcony",
  promise: "Compare homes, not memories",
  itch: "Which one had the balcony?",
  pov: "POV: you hold the keys",
  things: [
    thing(
      "item",
      "home, Home, Homes, house",
      "home homes flat flats apartment apartments house houses property properties listing",
      `Title: text\nPhoto: image\nStatus: choice found|viewing set|viewed|applied|refused|ours\nRent or price: money 680..1850 EUR\nRooms: number 1..4\nSize: number 32..110 m²\nFloor: number 0..6\nWhere: location\nCommute: number 8..55 min\nLikes: tags balcony|light|quiet|lift|garden|old floor\nDislikes: tags dark|noisy|small kitchen|far\nScore: rating 2..5\nLink: url`,
      `Two rooms above the bakery | status=viewed | score=4 | likes=light;old floor\nTop floor, no lift | status=viewing set | likes=light;quiet\nGarden flat | status=applied | likes=garden | score=5\nNew build by the station | status=found | dislikes=noisy\nHalf a villa | status=refused | score=5\nThree rooms, north side | status=viewed | dislikes=dark | score=2\nThe one with the stove | status=found`,
    ),
    thing(
      "event",
      "viewing, Viewing, Viewings, calendar-check",
      "viewing viewings visit visits appointment",
      `With: text\nHome: relation home\nDate: date -6..9\nAt: time 09:30..18:30\nAsk: lines heating costs;deposit;neighbours||internet;cellar;pets\nBring: text papers|measuring tape|nothing\nDone: boolean 40`,
      `Ms Novak, agent\nThe owner himself\nOpen viewing, many people\nSecond look with Omar\nJanitor lets us in`,
    ),
  ],
};

const handover: Domain = {
  id: "handover",
  indoors: true,
  words:
    "care_home*10 nursing_home*10 nurses*6 nurse*6 ward*7 handover*9 shift_handover*11 patients_list*8 carers*8 home_care*9 elderly_care*9 medication_round*10 vet_clinic*10 clinic_queue*9 practice_patients*8 pflege*8 pflegeheim*10 ubergabe*9 enfermeria*9 residencia*7 infirmieres*9 enfermagem*9",
  category: "Health",
  directions: ["salon", "blueprint"],
  icon: "clipboard-plus",
  audience: "teams who hand over people in their care",
  lead: "board",
  hashtags: "nursing|handover|carework|teamcare",
  verbs: "Check|Note|Hand over|Care",
  names: "Night Notes|Bed Seven|Soft Shoes|Handover|Ward Round",
  problem: "What the night knew, the morning has to ask again",
  promise: "Nothing lost between two shifts",
  itch: "Did she drink enough today?",
  pov: "POV: the handover takes five minutes",
  things: [
    thing(
      "person",
      "resident, Resident, Residents, user-round",
      "resident residents patient patients person people animal",
      `Name: text\nPortrait: image\nRoom: number 1..24\nMobility: choice walks|with help|wheelchair|in bed\nDiet: choice normal|soft|diabetic|no salt\nAttention: choice none|watch|urgent\nNext medicine: time 08:00..21:00\nLikes: text coffee with milk|the window seat|old songs|crosswords\nContact: text @people`,
      `Ms Ottilie Brand | room=3 | mobility=with help\nMr Elio Carvalho | room=5 | mobility=walks | diet=diabetic\nMs Rosa Lind | room=7 | mobility=in bed | attention=watch\nMr Hans Novak | room=9 | mobility=wheelchair\nMs Inge Sommer | room=12 | mobility=walks\nMr Amadou Diallo | room=14 | attention=urgent`,
    ),
    thing(
      "log",
      "shiftNote, Note, Notes, notebook-pen",
      "note notes entry entries handover observation",
      `Note: text\nResident: relation resident\nWritten: dateTime -3..0 06:00..22:00\nShift: choice early|late|night\nKind: choice medicine|food|sleep|mood|visit|pain\nDrank: number 200..1600 ml\nBy: text @people\nTell the doctor: boolean 20`,
      `Slept through, first time this week | kind=sleep | shift=night\nLeft half of lunch | kind=food | shift=early\nDaughter came, good mood | kind=visit | shift=late\nNew tablet, a little dizzy | kind=medicine | tellTheDoctor=yes\nWalked to the garden and back | kind=mood\nPain in the left hip | kind=pain | tellTheDoctor=yes`,
      "resident",
    ),
  ],
};

const knowledgeBase: Domain = {
  id: "knowledgeBase",
  indoors: true,
  words:
    "wiki*9 knowledge_base*11 handbook*9 faq_site*8 bookmarks*9 bookmark*7 read_later*10 link_collection*10 links*2 prompt_library*11 snippets*9 code_snippets*10 cheat_sheet*9 glossary*9 quotes*3 quote_collection*10 jokes*7 ideas_list*8 idea_board*9 notes_app*8 feature_requests*8 feedback_board*10 suggestions_box*10 suggestion_box*10 roadmap*6 lesezeichen*9 marcadores*8 favoris*6",
  category: "Tools",
  directions: ["pressroom", "blueprint"],
  icon: "library-big",
  audience: "people who write things down for each other",
  lead: "collection",
  hashtags: "knowledge|notes|bookmarks|sharewhatyouknow",
  verbs: "Collect|Tag|Find|Share",
  names: "Second Drawer|Common Page|Known Good|Margin|Read It Later",
  problem: "Everybody saved it, nobody finds it",
  promise: "Find again what you once knew",
  itch: "Where was that link again?",
  pov: "POV: you found it in one try",
  things: [
    thing(
      "item",
      "keptNote, Note, Notes, library-big",
      "note notes link links article articles entry entries bookmark bookmarks prompt prompts snippet quote idea ideas",
      `Title: text\nText: longText\nKind: choice how-to|link|idea|quote|snippet\nTopic: tags work|home|learning|tools|people\nLink: url\nAdded on: date -90..0\nAdded by: text @people\nStatus: choice new|checked|outdated\nUseful: rating 2..5\nVotes: number 0..19\nPinned: boolean 15`,
      `How to reset the router | kind=how-to | topic=home | useful=5\nThe words for a good refusal | kind=snippet | topic=people;work\nWhat the abbreviations mean | kind=how-to | topic=work | pinned=yes\n"Done is a decision" | kind=quote\nA course on soldering | kind=link | topic=learning;tools\nTry dark mode at night only | kind=idea | votes=12\nKeyboard shortcuts, the good ones | kind=snippet | topic=tools\nOld address list | kind=link | status=outdated`,
    ),
    thing(
      "log",
      "remark, Comment, Comments, message-square",
      "comment comments reply answer vote",
      `Text: text\nOn: relation keptNote\nBy: text @people\nDate: date -20..0`,
      `Saved me an hour\nStep three has changed\nAdded the new link\nWorks on the old model too\nPlease keep this one`,
      "keptNote",
    ),
  ],
};

const investing: Domain = {
  id: "investing",
  indoors: true,
  words:
    "investments*9 investment*8 portfolio_tracker*11 stock_portfolio*11 stocks*7 shares*5 etf*8 etfs*8 dividends*9 crypto_portfolio*11 net_worth*10 savings_plan*8 loan*6 loans_between*9 debts_between*9 lend_money*9 iou*9 ious*9 debt_payoff*11 mortgage*7 grant*6 grants*8 scholarships*8 price_tracker*9 price_comparison*9 aktien*8 depot*7 acciones*6 prestamos_entre*9 acoes*6 placements*7",
  category: "Finance",
  directions: ["ledger"],
  icon: "chart-line",
  audience: "people who want to see it grow",
  lead: "tracker",
  hashtags: "investing|savings|moneymatters|slowandsteady",
  verbs: "Save|Buy|Compare|Pay back",
  names: "Slow Money|Compound|Even Keel Fund|Long View|Owed & Owned",
  problem: "Three accounts, one drawer of letters, and no idea of the whole",
  promise: "See what you have and owe",
  itch: "Up or down? Nobody checked.",
  pov: "POV: your money grew quietly",
  things: [
    thing(
      "item",
      "holding, Holding, Holdings, chart-line",
      "holding holdings stock stocks share shares fund funds investment investments loan loans debt debts account grant",
      `Name: text\nKind: choice fund|share|savings|loan|pension|coin\nAmount: number 1..120\nPaid: money 120..6400 EUR\nValue: money 140..7800 EUR\nGain: calc value - paid EUR\nSince: date -1800..-40\nRisk: choice low|medium|high\nMonthly: money 0..250 EUR\nWith: text bank|broker|Omar|pension office\nUntil: date 60..2400`,
      `World fund | kind=fund | paid=6400 | value=7800 | monthly=250 | risk=medium\nRainy day account | kind=savings | paid=3200 | value=3260 | risk=low\nBakery share | kind=share | paid=400 | value=360 | risk=high\nLent to Omar | kind=loan | paid=300 | value=300 | withValue=Omar\nGreen energy fund | kind=fund | paid=1500 | value=1640\nOld pension | kind=pension | paid=4100 | value=5200 | risk=low\nA little coin | kind=coin | paid=120 | value=140 | risk=high`,
    ),
    thing(
      "log",
      "payment, Payment, Payments, banknote",
      "payment payments purchase purchases dividend deposit transaction transactions instalment",
      `Note: text\nHolding: relation holding\nDate: date -180..0\nAmount: money 10..600 EUR\nKind: choice bought|sold|paid in|dividend|paid back|interest`,
      `Monthly plan | kind=paid in | amount=250\nDividend, reinvested | kind=dividend | amount=18\nFirst instalment | kind=paid back | amount=50\nExtra from the flea market | kind=paid in | amount=140\nSold half | kind=sold | amount=210\nInterest of the quarter | kind=interest | amount=12`,
      "holding",
    ),
  ],
};

const seen: Domain = {
  id: "seen",
  indoors: true,
  words:
    "theatre_plays*12 plays_seen*11 exhibitions*9 exhibition*8 museum*8 museums*9 museum_visits*11 galleries*6 concerts_seen*10 culture_diary*11 opera*8 musicals*8 ballet_seen*8 stand_up*6 comedy*6 reviews_of*6 rate_movies*7 tv_tracker*7 tier_list*9 rankings*6 museos*9 exposiciones*9 musees*9 expositions*9 museus*9 exposicoes*9 museen*9 ausstellungen*9",
  category: "Art",
  directions: ["gallery-white", "pressroom"],
  icon: "ticket",
  audience: "people who go out to see things",
  lead: "collection",
  hashtags: "culture|museumday|theatre|ticketstub",
  verbs: "Go|Rate|Remember|Recommend",
  names: "Ticket Stub|Row Nine|Second Interval|Cloakroom|White Room",
  problem: "You loved it, and the name is gone by spring",
  promise: "Keep every evening out",
  itch: "What was that play called?",
  pov: "POV: standing ovation",
  things: [
    thing(
      "item",
      "show, Show, Shows, ticket",
      "show shows play plays production performance performances exhibition exhibitions museum concert concerts",
      `Title: text\nPoster: image\nKind: choice play|exhibition|opera|concert|dance|comedy\nBy: text I. Carvalho|Studio Mirel|T. Vega|city ensemble\nVenue: text Kulturhaus|Old Mill|City Theatre|Museum of Light\nSeen on: date -400..-3\nYear: number 2018..2025\nGenre: choice drama|comedy|classic|modern|family\nPrice: money 0..78 EUR\nStars: rating 2..5\nState: choice want to see|booked|seen\nWith: text @people\nWords: longText @remarks`,
      `The Lighthouse Keeper's Dog | kind=play | state=seen | stars=5 | genre=comedy\nBlue Rooms | kind=exhibition | state=seen | stars=4 | genre=modern\nThe Salt Sisters | kind=play | state=booked | genre=drama\nNight Music for Trams | kind=concert | state=seen | stars=3\nPaper Birds | kind=dance | state=want to see\nA Winter's Quarrel | kind=play | state=seen | stars=5 | genre=classic\nMachines That Dream | kind=exhibition | state=want to see\nThe Baker of Seville Street | kind=opera | state=seen | stars=4`,
    ),
    thing(
      "log",
      "review, Review, Reviews, star",
      "review reviews opinion rating",
      `Line: text\nShow: relation show\nStars: rating 2..5\nBy: text @people\nDate: date -120..-1\nText: longText @remarks`,
      `I laughed so hard I lost a button | stars=5\nBeautiful light, thin story | stars=3\nGo for the second act | stars=4\nThe dog deserves a prize | stars=5\nTwo hours that felt like three | stars=2`,
      "show",
    ),
  ],
};

const troop: Domain = {
  id: "troop",
  words:
    "scouts*8 scout*7 scout_troop*11 badges*6 merit_badges*11 youth_group*9 summer_camp*10 kids_camp*9 school_trip*10 class_trip*10 field_trip*9 sports_day*9 scavenger_hunt*11 treasure_hunt*10 geocaching*10 escape_game*9 escape_room*9 escape_rooms*9 murder_mystery*9 bingo*7 pfadfinder*10 klassenfahrt*10 schnitzeljagd*10 campamento*8 colonie*7 acampamento*8",
  besides:
    "summer_camp kids_camp school_trip class_trip field_trip sports_day klassenfahrt campamento colonie acampamento bingo murder_mystery escape_room escape_rooms escape_game",
  category: "Family",
  directions: ["field-notes", "playroom"],
  icon: "compass",
  audience: "groups and those who lead them",
  lead: "tracker",
  hashtags: "scouts|badges|campfire|adventure",
  verbs: "Explore|Earn|Help|Celebrate",
  names: "Campfire|Knot & Compass|Badge Sash|Trail Sign|Lantern",
  problem: "Who has the knot badge, and who still needs the swimming one?",
  promise: "See what each has earned",
  itch: "Badge earned? Who signed it?",
  pov: "POV: your sash is full",
  things: [
    thing(
      "person",
      "scout, Member, Members, user-round",
      "scout scouts member members kid kids child children team teams player group",
      `Name: text\nPicture: image\nGroup: choice foxes|owls|otters|leaders\nAge: number 7..15\nBadges: number 0..9\nPoints: number 5..95\nAllergies: text none|nuts|bee stings\nParent: text @people\nPhone: phone`,
      `Lina Becker | group=foxes | badges=4 | points=60\nMatteo Ruiz | group=owls | badges=7 | points=85\nAisha Khan | group=otters | badges=3 | points=45\nFinn Albrecht | group=foxes | badges=2 | points=30\nZoe Martin | group=owls | badges=9 | points=95\nNoah Osei | group=otters | badges=5 | points=60`,
    ),
    thing(
      "item",
      "badge, Badge, Badges, badge-check",
      "badge badges task tasks challenge challenges riddle puzzle station clue",
      `Name: text\nPicture: image\nArea: choice outdoors|first aid|crafts|water|town|kitchen\nDifficulty: choice easy|medium|hard\nSteps: lines light a fire;cook for four;leave no trace||tie four knots;explain each\nMinutes: number 30..240 min\nPoints: number 5..20\nEarned by: number 0..14`,
      `Campfire cook | area=kitchen | points=15\nFour knots | area=outdoors | points=5\nFirst aider | area=first aid | points=20 | difficulty=hard\nMap and compass | area=outdoors | points=10\nCarver | area=crafts | points=10\nSwimmer | area=water | points=15\nKnow your town | area=town | points=5`,
    ),
    thing(
      "log",
      "earned, Award, Awards, award",
      "award awards result results attempt round score high score",
      `What: text\nMember: relation scout\nBadge: relation badge\nDate: date -90..0\nMinutes: number 28..120 min\nSigned by: text @people`,
      `At the lake, first try\nRain did not matter\nWith a little help\nTaught the small ones too\nRecord time\nAt the summer camp`,
      "scout",
    ),
  ],
};

const groupBuy: Domain = {
  id: "groupBuy",
  indoors: true,
  words:
    "group_order*10 group_orders*10 bulk_buying*11 food_coop*11 coop*6 co_op*6 lunch_orders*11 office_lunch*10 canteen*9 cafeteria*9 school_lunch*9 coffee_list*10 drinks_list*9 tally*6 tab*3 honesty_box*10 fridge_list*8 strichliste*11 sammelbestellung*11 kantine*9 einkaufsgemeinschaft*10 grupo_de_consumo*10 comedor*7 cantine*9 cantina*7",
  category: "Food",
  directions: ["corner-shop", "ledger"],
  icon: "hand-coins",
  audience: "groups that order together",
  lead: "budget",
  hashtags: "grouporder|foodcoop|officelife|fairshare",
  verbs: "Order|Collect|Share|Settle",
  names: "One Big Order|Coffee Tally|Fair Crate|Round Robin|Chip In",
  problem: "Fourteen wishes, one order, and three euros missing at the end",
  promise: "One order, everybody pays their part",
  itch: "Who had the extra cheese?",
  pov: "POV: it adds up to the cent",
  things: [
    thing(
      "item",
      "offerItem, Item, Items, shopping-basket",
      "item items dish dishes drink drinks product products menu",
      `Name: text\nPicture: image\nPrice: money 1..14 EUR\nUnit: choice piece|kg|cup|box\nKind: choice drink|dish|fruit|dry goods\nLeft: number 0..40\nDiet: tags vegan|vegetarian|no gluten`,
      `Coffee | price=1 | unit=cup | kind=drink\nPasta of the day | price=7 | unit=piece | kind=dish | diet=vegetarian\nOranges from Ribera | price=3 | unit=kg | kind=fruit | diet=vegan\nRed lentils, 5 kg | price=14 | unit=box | kind=dry goods | diet=vegan\nLemonade | price=2 | unit=piece | kind=drink\nBig salad | price=8 | unit=piece | kind=dish | diet=vegan;no gluten`,
    ),
    thing(
      "person",
      "sharer, Member, Members, user-round",
      "member members colleague colleagues person people household",
      `Name: text\nPicture: image\nBalance: money -12..34 EUR\nOrders: number 1..22\nDiet: choice everything|vegetarian|vegan`,
      `Noor Haddad | balance=14\nJonas Albrecht | balance=-6\nMireille Duval | balance=3 | diet=vegan\nTomás Vega | balance=0\nElke Sommer | balance=-11`,
    ),
    thing(
      "log",
      "groupOrder, Order, Orders, receipt-text",
      "order orders tally entry entries purchase",
      `Note: text\nMember: relation sharer\nItem: relation offerItem\nAmount: number 1..5\nDate: date -10..0\nSum: money 1..28 EUR\nPaid: boolean 60`,
      `Two, one for the guest | amount=2\nWithout onions\nThe last box, split in half\nMonday's round\nAs always\nAlso for the meeting | amount=5`,
      "sharer",
    ),
  ],
};

/** Counters, benches, wards and shared tabs. */
export const COUNTER: readonly Domain[] = [
  preorders,
  workshop,
  viewings,
  handover,
  knowledgeBase,
  investing,
  seen,
  troop,
  groupBuy,
];
