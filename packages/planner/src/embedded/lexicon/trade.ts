import { thing } from "../thing.ts";
import type { Domain } from "./domain.ts";

const money: Domain = {
  id: "money",
  words:
    "budget*4 budgeting*4 expense*4 expenses*5 money*4 finance*4 finances*4 saving*3 savings*5 debt*5 debts*5 subscription*5 subscriptions*6 invest*4 investing*4 stocks*3 crypto*4 bills*4 bill*3 salary*4 tax*4 taxes*4 geld*4 haushaltsbuch*6 sparen*5 ausgaben*5 finanzen*4 dinero*4 ahorro*5 ahorros*5 gastos*5 finanzas*4 argent*4 depenses*5 epargne*5 dinheiro*4 despesas*5 poupanca*5 financas*4 loan*4",
  category: "Finance",
  directions: ["ledger"],
  icon: "wallet",
  audience: "people who want to keep some of it",
  lead: "budget",
  hashtags: "budgeting|moneytok|savings|financialfreedom",
  verbs: "Spend|Save|Plan|Check",
  names: "Pennywise Plan|Tally|Leftover|Zero & Co|Coinroom|Month's End",
  problem: "It is the twentieth and the money is gone",
  promise: "Know where it goes",
  itch: "Payday. Gone by the tenth.",
  pov: "POV: money left on the 30th",
  things: [
    thing(
      "item",
      "subscription, Subscription, Subscriptions, repeat",
      "subscription subscriptions bill bills abo abos",
      `Name: text\nKind: choice streaming|phone|insurance|sport|news|software\nPrice: money 3..60 EUR\nEvery: choice month|quarter|year\nNext payment: date 1..30\nDays left: daysUntil nextPayment\nNotice by: date 5..120\nUse it: choice daily|sometimes|never\nActive: boolean 90`,
      `Film streaming | kind=streaming | price=12 | every=month | useIt=daily\nMusic | kind=streaming | price=10 | every=month | useIt=daily\nPhone | kind=phone | price=19 | every=month | useIt=daily\nGym | kind=sport | price=29 | every=month | useIt=never\nLiability insurance | kind=insurance | price=58 | every=year | useIt=sometimes\nNewspaper, weekend | kind=news | price=14 | every=month | useIt=sometimes\nPhoto cloud | kind=software | price=3 | every=month | useIt=sometimes\nBicycle insurance | kind=insurance | price=42 | every=year | useIt=sometimes`,
    ),
  ],
};

const freelance: Domain = {
  id: "freelance",
  words:
    "freelance*6 freelancer*6 freelancers*6 invoice*6 invoices*6 invoicing*6 client*4 clients*4 agency*4 consultant*4 consultants*4 crm*5 lead*1 leads*4 sales*4 customers*3 quote*3 quotes*3 proposals*4 rechnung*6 rechnungen*6 kunden*4 kundenverwaltung*5 angebot*3 factura*6 facturas*6 clientes*4 autonomos*5 facture*6 factures*6 independants*4 devis*5 fatura*6 faturas*6 time_tracking*5 timesheet*6 timesheets*6 realtor*4 job_search*5 job_hunt*5 applications*3",
  category: "Work",
  directions: ["ledger", "blueprint"],
  icon: "briefcase",
  audience: "freelancers",
  lead: "pipeline",
  hashtags: "freelancelife|solopreneur|getpaid|smallbusiness",
  verbs: "Pitch|Bill|Chase|Deliver",
  names: "Net Thirty|Billable|Pitchbook|Good Terms|Paid Up|Ledger & Lamp",
  problem: "The work is done, the invoice is not",
  promise: "Get paid without chasing",
  itch: "Invoice sent? Sent when?",
  pov: "POV: everyone paid on time",
  things: [
    thing(
      "item",
      "clientLead, Client, Clients, briefcase",
      "client clients lead leads customer kunde cliente",
      `Name: text\nContact: text @people\nStage: choice new|talking|offer sent|won|lost\nValue: money 400..9000 EUR\nNext step: date 0..12\nKind: choice design|web|text|photo|consulting\nSource: choice referral|website|event|cold call\nNote: longText @remarks`,
      `Kiosk at the canal | stage=talking | value=900\nDr. Amini's practice | stage=offer sent | value=3200\nNordlicht Yoga | stage=new | value=1200\nBakery Oduya | stage=won | value=2400\nPrinter's Row 9 | stage=new | value=650\nFamily Bergström | stage=talking | value=1800\nCycle Works | stage=won | value=5200\nRiverside School | stage=offer sent | value=4100\nStudio Mirel | stage=lost | value=1500\nHotel Azulejo | stage=new | value=8700`,
    ),
    thing(
      "log",
      "invoice, Invoice, Invoices, receipt-text",
      "invoice invoices rechnung factura facture fatura",
      `Number: text\nClient: relation clientLead\nIssued on: date -60..0\nHours: number 4..40 h\nRate: money 45..95 EUR\nTotal: calc hours * rate EUR\nDue: date -20..30\nState: choice draft|sent|paid|overdue\nNote: text @remarks`,
      `2026-041 | state=draft\n2026-040 | state=sent\n2026-039 | state=sent\n2026-038 | state=overdue\n2026-037 | state=paid\n2026-036 | state=paid\n2026-035 | state=paid\n2026-034 | state=paid\n2026-033 | state=paid\n2026-032 | state=paid`,
      "clientLead",
    ),
  ],
  tasks:
    "Send invoice 041 | Money\nRemind about 038 | Money\nCall the hotel back | Clients\nUpdate the portfolio page | Self\nPut a third aside for tax | Money",
};

const salon: Domain = {
  id: "salon",
  words:
    "salon*5 barber*6 barbershop*6 hairdresser*6 hair*4 nails*5 nail*4 beauty*5 spa*5 massage*5 stylist*5 stylists*5 therapist*4 therapists*4 physio*4 cosmetics*4 friseur*6 friseursalon*6 kosmetik*5 peluqueria*6 barberia*6 belleza*5 coiffeur*6 coiffure*5 barbier*6 beaute*5 cabeleireiro*6 barbearia*6 beleza*5 eyelash*4",
  category: "Services",
  directions: ["salon"],
  icon: "scissors",
  audience: "guests of the salon",
  lead: "booking",
  hashtags: "haircut|selfcaresunday|freshcut|booknow",
  verbs: "Book|Cut|Colour|Come back",
  names: "Chair Two|Fringe|Good Hair Day|The Part|Blow-dry Bar|Neckline",
  problem: "The phone rings while both hands are in somebody's hair",
  promise: "Booked without a phone call",
  itch: "Scissors in hand. Phone rings.",
  pov: "POV: your chair is ready",
  things: [
    thing(
      "item",
      "treatment, Treatment, Treatments, scissors",
      "treatment service cut haircut massage",
      `Name: text\nPicture: image\nKind: choice cut|colour|beard|care|massage|nails\nMinutes: number 20..120 min\nPrice: money 18..120 EUR\nStylist: text @people\nFor: choice short|medium|long|all\nDetails: longText`,
      `Cut and blow-dry | kind=cut | minutes=45 | price=48 | forValue=medium\nDry cut, curls | kind=cut | minutes=60 | price=62 | forValue=long\nBeard and neck | kind=beard | minutes=25 | price=22\nHighlights | kind=colour | minutes=120 | price=118 | forValue=long\nRoot colour | kind=colour | minutes=75 | price=64\nScalp care | kind=care | minutes=30 | price=29\nKids' cut | kind=cut | minutes=25 | price=19 | forValue=short\nShoulder massage | kind=massage | minutes=20 | price=24\nManicure | kind=nails | minutes=40 | price=34`,
    ),
    thing(
      "person",
      "stylist, Stylist, Stylists, user-round",
      "stylist barber friseur",
      `Name: text\nPortrait: image\nSpeciality: choice curls|colour|beards|short cuts|care\nWorks: choice Tue to Sat|Mon to Fri|weekends\nSince: date -3000..-100\nFollowing: boolean 20`,
      `Amara Osei | speciality=curls\nMateo Ruiz | speciality=beards\nYuki Tanaka | speciality=short cuts\nLena Krüger | speciality=colour\nRosa Ibarra | speciality=care`,
    ),
  ],
};

const rooms: Domain = {
  id: "rooms",
  indoors: true,
  words:
    "office*4 offices*4 desk*5 desks*5 hot_desk*6 coworking*6 meeting_room*6 meeting_rooms*6 meeting*3 meetings*3 room*3 rooms*4 conference*3 venue*4 venues*4 studio*3 court*4 courts*4 parking*2 parking_spots*6 laundry_room*6 waschkuche*6 buro*4 besprechungsraum*6 raum*4 raume*4 parkplatz*5 sala*4 salas*4 oficina*4 bureau*4 salle*4 salles*4 escritorio*4 hall*3 car_pool*3 employees*3 hr*3 onboarding*4 vacation*3 urlaub*4 urlaubsantrag*6 leave*3",
  category: "Work",
  directions: ["blueprint"],
  icon: "door-open",
  audience: "everyone in the building",
  lead: "booking",
  hashtags: "officelife|hotdesk|workspace|booking",
  verbs: "Book|Share|Free up|Meet",
  names: "Desk & Door|Room Twelve|Freely|Deskline|Corner Office|Floorplan",
  problem: "The room is booked, empty, and you stand in the corridor",
  promise: "A free room when needed",
  itch: "Booked. And empty.",
  pov: "POV: the good desk is yours",
  things: [
    thing(
      "item",
      "room, Room, Rooms, door-open",
      "room rooms desk desks court studio venue raum sala salle parking",
      `Name: text\nPhoto: image\nKind: choice meeting room|desk|phone box|hall|studio|parking space\nFloor: choice ground|1st|2nd|3rd\nSeats: number 1..40\nHas: tags screen|whiteboard|daylight|quiet|coffee\nStep-free: boolean 80\nNote: longText @remarks`,
      `Lake | kind=meeting room | seats=8 | has=screen;daylight\nForest | kind=meeting room | seats=4 | has=whiteboard\nLighthouse | kind=phone box | seats=1 | has=quiet\nAtrium | kind=hall | seats=40 | has=screen;coffee\nDesk 14, window | kind=desk | seats=1 | has=daylight\nDesk 15, window | kind=desk | seats=1 | has=daylight\nDesk 3, quiet corner | kind=desk | seats=1 | has=quiet\nAttic studio | kind=studio | seats=6 | has=daylight;whiteboard\nSpace 7, charger | kind=parking space | seats=1`,
    ),
    thing(
      "person",
      "colleague, Colleague, Colleagues, user-round",
      "colleague employee staff team",
      `Name: text\nPortrait: image\nTeam: choice design|support|finance|workshop|sales\nIn the office: choice Mon to Wed|Tue to Thu|daily|rarely\nDays off left: number 3..28 d\nBirthday: date 3..300`,
      `Amara Osei | team=design\nMateo Ruiz | team=support\nYuki Tanaka | team=finance\nLena Krüger | team=workshop\nOmar Haddad | team=sales\nPriya Shah | team=design\nKofi Annor | team=support\nIngrid Lund | team=finance`,
    ),
  ],
  tasks:
    "Lock the roof door | Evening\nWater the office plants | Weekly\nRefill paper | Weekly\nCheck the projector | Before\nGreet the new colleague | Today",
};

const building: Domain = {
  id: "building",
  words:
    "construction*6 building_site*6 contractor*5 contractors*5 electrician*5 electricians*5 plumber*5 plumbers*5 carpenter*5 renovation*6 renovating*6 site*1 inventory*4 warehouse*5 stock*4 materials*4 spare_parts*5 supplies*3 equipment*4 machines*4 factory*4 assets*3 logistics*4 delivery*2 baustelle*6 handwerker*5 lager*5 renovierung*6 obra*4 obras*4 almacen*5 construccion*6 chantier*6 travaux*5 entrepot*5 reforma*5 estoque*5 lab*3 laboratory*4 first_aid*3",
  category: "Work",
  directions: ["blueprint"],
  icon: "hard-hat",
  audience: "people on site",
  lead: "inventory",
  hashtags: "construction|onsite|inventory|trades",
  verbs: "Count|Take|Order|Check",
  names: "Sitebook|Shelf A1|Stockpile|Plumbline|Spirit Level|Pallet",
  problem: "The van is loaded and the one part that matters is not in it",
  promise: "The right part on site",
  itch: "Forty boxes. No screws.",
  pov: "POV: nothing ran out today",
  things: [
    thing(
      "item",
      "part, Part, Parts, package",
      "part parts material materials stock supplies product products",
      `Name: text\nPhoto: image\nKind: choice fixing|timber|electrical|plumbing|paint|safety\nSize: text\nSold in: choice piece|box|metre|litre|pack\nArticle number: text\nNote: text @remarks`,
      `Wood screws 5 × 60 | kind=fixing | size=5 × 60 mm | soldIn=box | articleNumber=WS-560\nRoof battens | kind=timber | size=30 × 50 mm | soldIn=metre | articleNumber=RB-3050\nCable 3 × 1.5 | kind=electrical | size=1.5 mm² | soldIn=metre | articleNumber=NYM-315\nCopper elbow | kind=plumbing | size=15 mm | soldIn=piece | articleNumber=CE-15\nWhite emulsion | kind=paint | size=10 l | soldIn=litre | articleNumber=EM-10W\nWork gloves | kind=safety | size=L | soldIn=pack | articleNumber=GL-L\nWall plugs | kind=fixing | size=8 mm | soldIn=box | articleNumber=WP-8\nPlasterboard | kind=timber | size=1250 × 2000 mm | soldIn=piece | articleNumber=PB-125\nSocket, flush | kind=electrical | size=230 V | soldIn=piece | articleNumber=SO-230\nMasking tape | kind=paint | size=38 mm | soldIn=piece | articleNumber=MT-38\nSafety goggles | kind=safety | size=one size | soldIn=piece | articleNumber=SG-1`,
    ),
    thing(
      "place",
      "siteJob, Site, Sites, hard-hat",
      "site sites job renovation project",
      `Name: text\nPhoto: image\nAddress: location\nStage: choice planned|running|snagging|finished\nStarts: date -60..20\nFinishes: date 5..120\nBudget: money 4000..90000 EUR\nForeman: text @people`,
      `Attic, Elm Court | stage=running\nBathroom, Hill Street | stage=snagging\nKiosk roof | stage=planned\nSchool windows | stage=running\nCanal warehouse | stage=finished`,
    ),
  ],
  tasks:
    "Order battens | Material\nCall the scaffolder | Site\nTake photos before closing the wall | Site\nCount gloves | Material\nSign off the electrics | Site",
};

const restaurant: Domain = {
  id: "restaurant",
  indoors: true,
  words:
    "restaurant*6 restaurants*6 cafe*4 cafes*4 coffee_shop*6 bistro*5 menu*4 waiter*4 table*0.5 tables*2 food_truck*6 takeaway*5 catering*5 pizzeria*6 ice_cream*5 bakery*3 bar*2 speisekarte*6 gastronomie*5 restaurante*6 cafeteria*5 camarero*4 resto*4 brunch*3 street_food*5 canteen*5 lunch_orders*5 tip*2",
  category: "Food",
  directions: ["kitchen-table", "corner-shop"],
  icon: "utensils",
  audience: "guests",
  lead: "shop",
  hashtags: "foodie|localeats|lunchspecial|brunch",
  verbs: "Order|Serve|Reserve|Enjoy",
  names: "Table Six|Daily Special|Counter|Second Sitting|House Soup|Short Order",
  problem: "Twelve orders on slips, one blown away",
  promise: "Orders in, plates out",
  itch: "Lunch rush. Paper slips.",
  pov: "POV: the kitchen is calm",
  things: [
    thing(
      "item",
      "menuItem, Dish, Menu, utensils",
      "dish dishes menu meal plate speise plato plat prato",
      `Name: text\nPhoto: image\nCourse: choice starter|main|dessert|drink|breakfast\nPrice: money 3..19 EUR\nIn stock: number 0..30\nDiet: tags vegetarian|vegan|gluten-free|contains nuts\nMinutes: number 3..18 min\nSpicy: choice mild|medium|hot\nDetails: text`,
      `Lentil soup with lemon | course=starter | price=6.5 | inStock=22 | diet=vegan;gluten-free\nGrilled cheese, pickles | course=main | price=8.9 | inStock=16 | diet=vegetarian\nChickpea stew | course=main | price=11.5 | inStock=14 | diet=vegan | spicy=medium\nShakshuka | course=breakfast | price=9.8 | inStock=12 | diet=vegetarian\nApple crumble | course=dessert | price=5.2 | inStock=9 | diet=vegetarian\nFlat white | course=drink | price=3.6 | inStock=30\nFish of the day | course=main | price=16.5 | inStock=6 | diet=gluten-free\nNut cake | course=dessert | price=4.8 | inStock=0 | diet=vegetarian;contains nuts\nGinger lemonade | course=drink | price=4.2 | inStock=24 | diet=vegan\nDal with rice | course=main | price=10.9 | inStock=18 | diet=vegan;gluten-free | spicy=hot`,
    ),
    thing(
      "place",
      "diningTable, Table, Tables, armchair",
      "table tables seat tisch mesa",
      `Name: text\nSeats: number 2..8\nWhere: choice window|terrace|inside|bar\nState: choice free|reserved|seated|to clean\nStep-free: boolean 70`,
      `Table 1 | seats=2\nTable 2 | seats=2\nTable 3 | seats=4\nTable 4 | seats=4\nTable 5, long | seats=8\nBar | seats=4\nTerrace A | seats=4\nTerrace B | seats=2`,
    ),
    thing(
      "person",
      "crewMember, Crew member, Crew, chef-hat",
      "staff waiter crew cook",
      `Name: text\nPortrait: image\nStation: choice kitchen|counter|floor|dishes\nHours this week: number 8..38 h\nSpeaks: tags English|Spanish|German|French|Turkish\nSince: date -900..-20`,
      `Amara Osei | station=kitchen\nMateo Ruiz | station=floor\nYuki Tanaka | station=counter\nLena Krüger | station=floor\nOmar Haddad | station=kitchen\nKofi Annor | station=dishes`,
    ),
  ],
  tasks:
    "Check the fridge temperature | Opening\nBake the crumble | Opening\nFill the salt | Opening\nCash up | Closing\nOrder bread for tomorrow | Closing\nWrite the daily special | Opening",
};

const vehicles: Domain = {
  id: "vehicles",
  words:
    "car*4 cars*4 boat*5 boats*5 bike*4 bikes*4 bicycle*4 bicycles*4 motorcycle*5 motorbike*5 van*3 vans*4 camper*5 campervan*5 caravan*4 ev*3 electric_car*5 mileage*5 fuel*5 auto*3 autos*3 fahrrad*4 fahrrader*4 boot*4 boote*4 lastenrad*5 wohnmobil*5 coche*4 coches*4 barco*5 barcos*5 bici*4 bicicleta*4 bicicletas*4 voiture*4 voitures*4 bateau*5 bateaux*5 velos*4 carro*4 carros*4 ride_sharing*5 carpool*5 carpooling*5 kayak*5 kayaks*5 scooter*4",
  category: "Mobility",
  directions: ["hangar", "track-day"],
  icon: "ship",
  audience: "owners and renters",
  lead: "lending",
  hashtags: "ontheroad|boatlife|vanlife|carsharing",
  verbs: "Rent|Ride|Refuel|Return",
  names: "Moored|Keyring|Slipway|Second Gear|Full Tank|Driftwood",
  problem: "It stands still 340 days a year, and still needs a place",
  promise: "Yours on the days you need",
  itch: "A boat. Used twice a year.",
  pov: "POV: keys, sun, gone",
  things: [
    thing(
      "item",
      "vehicle, Boat, Boats, sailboat",
      "boat boats barco bateau boot kayak",
      `Name: text\nPhoto: image\nKind: choice sailing boat|motor boat|rowing boat|kayak|canal boat\nLength: number 3.2..12.5 m\nBerths: number 0..6\nEngine: choice none|electric|outboard 6 hp|diesel 30 hp\nLicence needed: boolean 40\nYear built: number 1978..2022\nHas: tags life jackets|galley|toilet|awning|fishing rods\nDetails: longText`,
      `Möwe | kind=sailing boat | length=7.8 | berths=4 | engine=outboard 6 hp | licenceNeeded=yes | details=Gentle old lady, reefs early.\nLittle Auk | kind=rowing boat | length=4.2 | berths=0 | engine=none | licenceNeeded=no\nBlue Kettle | kind=canal boat | length=12.5 | berths=6 | engine=diesel 30 hp | details=Kettle, stove, slow mornings.\nPaddle One | kind=kayak | length=4.6 | berths=0 | engine=none | licenceNeeded=no\nPaddle Two | kind=kayak | length=5.1 | berths=0 | engine=none | licenceNeeded=no\nSea Pea | kind=motor boat | length=5.4 | berths=0 | engine=electric\nTern | kind=sailing boat | length=9.1 | berths=5 | engine=diesel 30 hp | licenceNeeded=yes\nDuck Line | kind=rowing boat | length=3.8 | berths=0 | engine=none | licenceNeeded=no\nOld Copper | kind=motor boat | length=6.2 | berths=2 | engine=diesel 30 hp | licenceNeeded=yes`,
    ),
    thing(
      "place",
      "wheels, Vehicle, Vehicles, car",
      "car cars bike bikes bicycle van camper auto fahrrad coche voiture carro motorcycle",
      `Name: text\nPhoto: image\nKind: choice city car|estate|van|cargo bike|bicycle|motorcycle\nPlate: text\nSeats: number 1..9\nDrive: choice petrol|diesel|electric|muscle\nMileage: number 1200..148000 km\nInspection due: date 20..400\nState: choice fine|service soon|in the workshop\nDetails: longText @remarks`,
      `Red Clio | kind=city car | seats=5 | drive=petrol | mileage=84200 | plate=HB-K 214\nFamily estate | kind=estate | seats=5 | drive=diesel | mileage=139400 | plate=HB-M 77\nCargo bike, two kids | kind=cargo bike | seats=3 | drive=electric | mileage=2300\nBlue van | kind=van | seats=3 | drive=diesel | mileage=121000 | plate=HB-V 9\nLong John | kind=cargo bike | seats=1 | drive=muscle | mileage=1800\nSteel racer | kind=bicycle | seats=1 | drive=muscle | mileage=6400\nOld Triumph | kind=motorcycle | seats=2 | drive=petrol | mileage=41000`,
    ),
    thing(
      "log",
      "trip, Trip, Trips, map",
      "trip trips fuel mileage",
      `Note: text\nDate: date -60..0\nDistance: number 4..320 km\nFuel: number 2..46 l\nCost: money 3..82 EUR\nDriver: text @people\nOdometer: number 84200..88400 km`,
      `To the lake\nShopping and chairs\nMoved Kofi\nMotorway, rain\nWorkshop and back\nSunday swim\nStation pick-up`,
    ),
  ],
};

const travel: Domain = {
  id: "travel",
  words:
    "travel*5 travelling*4 traveling*4 trip*4 trips*4 itinerary*6 vacation*3 holiday*4 holidays*4 backpacking*5 backpackers*5 road_trip*6 hotel*4 hotels*4 flight*4 flights*4 packing*4 packing_list*6 tourist*4 tourists*4 city_guide*5 reise*5 reisen*5 reiseplaner*6 urlaubsplaner*6 packliste*6 ferien*4 viaje*5 viajes*5 vacaciones*5 voyage*5 voyages*5 vacances*5 viagem*5 viagens*5 ferias*4 camping*5 campsite*5 campsites*5 digital_nomads*5 interrail*6",
  category: "Travel",
  directions: ["hangar"],
  icon: "plane",
  audience: "travellers",
  lead: "planner",
  hashtags: "traveltok|itinerary|packinglight|wanderlust",
  verbs: "Plan|Pack|Go|Remember",
  names: "Layover|Window Seat|Carry-On|Slow Train|Passport Page|Next Stop",
  problem: "Tickets in the mail, the plan in a chat, the passport expired",
  promise: "The whole trip on one page",
  itch: "Flight at six. Passport where?",
  pov: "POV: the trip plans itself",
  things: [
    thing(
      "event",
      "stopover, Stop, Stops, map-pinned",
      "stop stops day itinerary trip trips etappe",
      `Title: text\nStarts: dateTime 3..24 07:30..20:00\nPlace: location Lisbon|Porto|Coimbra|Évora|Lagos\nKind: choice train|flight|stay|sight|meal|hike\nBooked: boolean 60\nCost: money 0..180 EUR\nAddress: text\nReference: text`,
      `Flight to Lisbon | kind=flight | booked=yes\nRoom in Alfama | kind=stay | booked=yes\nTram 28, early | kind=sight\nGrilled sardines at the river | kind=meal\nTrain to Coimbra | kind=train | booked=yes\nOld library, 11 o'clock slot | kind=sight | booked=yes\nTrain to Porto | kind=train\nWalk the bridge at dusk | kind=hike\nFlight home | kind=flight | booked=yes`,
    ),
    thing(
      "item",
      "sightPlace, Place, Places, camera",
      "place places sight city hotel campsite spot",
      `Name: text\nPhoto: image\nTown: choice Lisbon|Porto|Coimbra|Évora|Lagos\nKind: choice sight|food|viewpoint|museum|beach|stay\nOpen: text daily|not Mondays|until six\nPrice: money 0..24 EUR\nMust see: boolean 45\nVisited: boolean 20\nRating: rating 3..5\nTip: longText`,
      `Miradouro da Graça | town=Lisbon | kind=viewpoint | price=0 | tip=An hour before sunset.\nTile museum | town=Lisbon | kind=museum | price=8 | tip=Panorama of the city upstairs.\nCarmo ruins | town=Lisbon | kind=sight | price=7\nLivraria with the stairs | town=Porto | kind=sight | price=8 | tip=First slot of the day.\nRibeira, river bank | town=Porto | kind=sight | price=0\nJoanina library | town=Coimbra | kind=museum | price=16\nBone chapel | town=Évora | kind=sight | price=6\nPonta da Piedade | town=Lagos | kind=beach | price=0\nBakery with the queue | town=Lisbon | kind=food | price=3 | tip=Eat it warm, standing.`,
    ),
  ],
  tasks:
    "Passport valid six months? | Papers\nPrint the tickets | Papers\nTwo adapters | Pack\nRain jacket | Pack\nMedicine and plasters | Pack\nAsk Omar to water the plants | Home\nTell the bank | Papers",
  posts:
    "Tram 28 at seven in the morning: empty.\nMissed the train, found the best soup.\nPack half of it. Then half again.",
};

const celebration: Domain = {
  id: "celebration",
  words:
    "wedding*6 weddings*6 birthday*5 party*4 parties*4 festival*4 concert*3 concerts*4 gala*4 celebration*4 baby_shower*6 reunion*4 conference*4 meetup*3 event*2 events*2 tickets*3 guests*3 hochzeit*6 geburtstag*5 feier*4 fest*3 gasteliste*5 boda*6 cumpleanos*5 fiesta*4 mariage*6 anniversaire*5 fete*4 casamento*6 aniversario*5 festa*4 potluck*5 picnic*4 gift*4 gifts*4 wishlist*3 santa*4 club_night*4 nightlife*4 dj*4",
  category: "Events",
  directions: ["night-market", "salon"],
  icon: "party-popper",
  audience: "hosts and guests",
  lead: "events",
  hashtags: "weddingplanning|partytime|savethedate|guestlist",
  verbs: "Invite|Plan|Celebrate|Thank",
  names: "Save the Date|Plus One|Confetti|Long Table|Guestbook|First Dance",
  problem: "Sixty guests, eleven answers, and Aunt Rosa eats no nuts",
  promise: "All guests, no chaos",
  itch: "Sixty guests. Eleven answers.",
  pov: "POV: everyone answered",
  things: [
    thing(
      "event",
      "celebration, Event, Events, party-popper",
      "wedding birthday party event concert festival feier fiesta fete",
      `Title: text\nPicture: image\nStarts: dateTime 8..120 11:00..20:00\nPlace: location Old Station|Garden of the mill|Town hall|Canal barge\nDress: choice as you like|colourful|smart|white is taken\nSeats: number 20..90\nComing: number 8..40\nBudget: money 200..6000 EUR\nI am in: boolean 40`,
      `Ceremony at the town hall\nLunch at the long table\nDance on the barge\nBrunch the day after\nRehearsal dinner`,
    ),
    thing(
      "item",
      "giftIdea, Gift, Gifts, gift",
      "gift gifts wish wishlist present geschenk regalo cadeau",
      `Title: text\nPicture: image\nPrice: money 8..240 EUR\nState: choice wished|reserved|bought\nFrom: text @people\nKind: choice home|experience|money towards|handmade\nLink: url`,
      `Cast-iron pot | price=140 | kind=home\nNight train to somewhere | price=180 | kind=experience\nWool blanket | price=90 | kind=home\nTowards the kitchen | price=50 | kind=money towards\nA cake for the first anniversary | price=35 | kind=handmade\nTwo concert tickets | price=110 | kind=experience\nPlant for the balcony | price=28 | kind=home\nPhoto book | price=60 | kind=handmade`,
    ),
  ],
  tasks:
    "Book the hall | Early\nSend invitations | Early\nTaste the menu | Middle\nSeating plan | Middle\nPlaylist | Late\nRings! | Late\nThank-you cards | After",
  posts:
    "We said yes to the barge!\nVegetarians: there will be more than cheese.\nWho can drive the grandparents?\nBring dancing shoes.",
};

/** Fields of work, money, travel and events. */
export const TRADE: readonly Domain[] = [
  money,
  freelance,
  salon,
  rooms,
  building,
  restaurant,
  vehicles,
  travel,
  celebration,
];
