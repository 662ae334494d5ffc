import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "tours",
  name: "Tours and boat trips",
  icon: "map",
  says: {
    en: "tour guide|guided tours|walking tours|city tours|tour operator|boat trips|boat tours|whale watching|sightseeing tours|day trips for tourists|tour booking|excursions|kayak tours|food tours|wildlife tours|hiking guide|mountain guide|ghost walk|safari tours",
    de: "Stadtführungen|Reiseleiter|Bootstouren|geführte Touren|Ausflugsfahrten",
    es: "visitas guiadas|guía turístico|excursiones en barco|tours por la ciudad",
    fr: "visites guidées|guide touristique|excursions en bateau|balades guidées",
    pt: "visitas guiadas|guia turístico|passeios de barco|excursões",
  },
  forms: ["booking", "site", "management"],
  people: ["guides", "guests"],
  mood: "lively",
  things: [
    {
      id: "tour",
      use: "core",
      role: "item",
      icon: "map",
      names: "tour|tours",
      also: "trip|excursion|walk|cruise|route|experience",
      fields:
        "Name: text\nPicture: image\nKind: choice on foot|by boat|by bike|by kayak\nLength: duration 60..360\nPrice: money 16..85 EUR\nChild price: money 0..45 EUR\nMost people: number 6..24\nFrom age: number 0..14 years\nHard: choice easy|some hills|fit people\nLanguages: tags English|German|French|Spanish\nMeeting point: location\nBring: lines\nOn sale: boolean 90\nAbout: longText",
      cells: "kind length price childPrice mostPeople fromAge hard languages meetingPoint bring onSale about",
      rows: "Old town in ninety minutes|on foot|90|18|9|20|6|easy|English; German; French|Market fountain|Shoes you can walk in|yes|Twelve stops, one tower, no museum queue\nGhosts and gallows|on foot|75|20|12|18|10|easy|English|Castle gate|Warm jacket|yes|After dark, by lantern\nSeals and lighthouses|by boat|150|46|28|12|4|easy|English; Spanish|Harbor steps|Windproof jacket; camera|yes|Three islands, back by lunch\nSunset sail|by boat|120|55|35|10|8|easy|English; French|Harbor steps|Jumper|yes|Wooden cutter, you may pull a rope\nSea caves by kayak|by kayak|180|62|45|8|12|fit people|English; German|North beach|Swimwear; towel|yes|Wetsuit and lunch included\nMarket breakfast|on foot|120|42|20|10|0|easy|English; Spanish|Market fountain|Appetite|yes|Nine tastings\nRidge walk|on foot|360|48|30|12|14|some hills|English|Bus station|Boots; two liters of water|no|From May to October",
    },
    {
      id: "guide",
      use: "core",
      role: "person",
      icon: "id-card-lanyard",
      names: "guide|guides",
      also: "skipper|leader|driver|crew",
      fields:
        "Name: text\nPicture: image\nPhone: phone\nLanguages: tags English|German|French|Spanish\nLeads: tags on foot|by boat|by bike|by kayak\nFirst aid until: date -10..600\nPer tour: money 45..140 EUR\nDepartures: rollup count departure.guide",
      cells: "phone languages leads firstAidUntil perTour",
      rows: "Clara Vidal|555-0121|English; Spanish; French|on foot|@220|60\nSven Hagen|555-0122|English; German|by boat; by kayak|@90|120\nNora Byrne|555-0123|English|on foot|@-6|60\nAmadou Sow|555-0124|English; French|by boat|@310|130\nLotte Maier|555-0125|English; German|on foot; by bike|@140|65",
    },
    {
      id: "departure",
      use: "core",
      role: "event",
      icon: "calendar-clock",
      names: "departure|departures",
      also: "date|sailing|slot|start",
      fields:
        "Departure: text\nTour: relation tour\nGuide: relation guide\nStarts: dateTime -3..12 09:00..20:30\nPlaces: number 6..24\nBooked: rollup sum booking.departure.people\nPlaces left: calc places - booked\nWeather: choice fine|watch the wind|called off\nStatus: choice open|full|sails|done|called off\nNotes: longText",
      cells: "tour guide starts places weather status notes",
      rows: "Old town, today ten|Old town in ninety minutes|Clara Vidal|@0T10:00|20|fine|sails|\nSeals, today|Seals and lighthouses|Sven Hagen|@0T09:30|12|fine|sails|\nGhosts, tonight|Ghosts and gallows|Nora Byrne|@0T20:30|18|fine|open|Twelve lanterns charged\nSunset, tomorrow|Sunset sail|Amadou Sow|@1T19:00|10|watch the wind|open|Decide at noon\nMarket, Saturday|Market breakfast|Clara Vidal|@2T09:00|10|fine|full|\nCaves, Saturday|Sea caves by kayak|Sven Hagen|@2T13:00|8|watch the wind|open|\nOld town in German|Old town in ninety minutes|Lotte Maier|@3T11:00|20|fine|open|\nSeals, Sunday|Seals and lighthouses|Sven Hagen|@3T09:30|12|fine|open|School wants all of it\nSunset, last week|Sunset sail|Amadou Sow|@-3T19:00|10|called off|called off|Force six, all paid back",
    },
    {
      id: "booking",
      use: "core",
      role: "event",
      icon: "ticket",
      names: "booking|bookings",
      also: "reservation|guest|ticket|party|group",
      fields:
        "Name: text\nDeparture: relation departure\nDate: date -3..12\nTime: time 09:00..20:30\nPeople: number 1..12\nChildren: number 0..6\nE-mail: email\nPhone: phone\nTotal: money 18..500 EUR\nPaid: boolean 65\nStatus: choice asked|booked|came|did not come|paid back\nWishes: longText",
      cells: "departure date time people children eMail phone total paid status wishes",
      rows: "Margaret Hale|Old town, today ten|@0|10:00|2|0|margaret.hale@example.com|555-0101|36|yes|came|Slow on stairs\nThe Novak family|Seals, today|@0|09:30|4|2|novak@example.com|555-0102|148|yes|came|\nHenrik Dahl|Seals, today|@0|09:30|2|0|henrik.dahl@example.com|555-0103|92|yes|booked|Seasick\nGhost party, Fraser|Ghosts, tonight|@0|20:30|9|0|jodie.fraser@example.com|555-0104|180|no|booked|Birthday\nMei Lin Chua|Sunset, tomorrow|@1|19:00|2|0|meilin@example.com|555-0105|110|yes|booked|\nLaura Bianchi|Market, Saturday|@2|09:00|6|0|laura.bianchi@example.com|555-0106|252|yes|booked|One vegan\nRavi Patel|Market, Saturday|@2|09:00|4|2|ravi.patel@example.com|555-0107|124|yes|booked|No nuts\nJonas Weber|Caves, Saturday|@2|13:00|3|0|jonas.weber@example.com|555-0108|186|no|booked|One size XXL wetsuit\nWestfield College|Seals, Sunday|@3|09:30|12|0|trips@westfield.example.com|555-0109|500|no|asked|Invoice, group rate\nAmina Diallo|Sunset, last week|@-3|19:00|2|0|amina.diallo@example.com|555-0110|110|yes|paid back|",
    },
    {
      id: "review",
      use: "more",
      role: "event",
      icon: "star",
      names: "review|reviews",
      also: "feedback|rating|guest book",
      fields:
        "Title: text\nTour: relation tour\nName: text\nDate: date -40..0\nStars: rating\nText: longText\nShown: boolean 80",
      cells: "tour name date stars text shown",
      rows: "We saw eleven seals|Seals and lighthouses|Freya Jensen|@-2|5|And a skipper who turned back for a hat.|yes\nProperly spooky|Ghosts and gallows|Elif Demir|@-6|5|The gate at the end.|yes\nToo many tastings|Market breakfast|Owen Pritchard|@-9|4|Not a complaint.|yes\nWindy|Sunset sail|Ben Taylor|@-14|3|Bring a better jacket than I did.|yes",
    },
  ],
  jobs: "book booking\nagenda departure.starts\nshow tour.picture\nmove departure.status\nassign departure.guide\nmove booking.status\nfind tour\nrank departure.placesLeft\ncheck booking.paid\nplan departure.starts\ntotal booking.total\nrate review.stars",
  site: {
    headline: "Small groups, people who live here",
    body: "Seals before lunch, ghosts after dark. Never more than twenty on foot or twelve in a boat, and your money back if the wind says no.",
    action: "Book a tour|booking",
    services:
      "Old town|Ninety minutes on foot|18\nSeals and lighthouses|Two and a half hours by boat|46\nSunset sail|Two hours on a wooden cutter|55\nSea caves|Three hours by kayak, lunch included|62\nPrivate group|Your date, your pace|",
    questions:
      "What if the weather is bad?|On foot we walk in rain. Boats stay in above force five, and you get your money back.\nWhere do we meet?|The booking names the place; be there ten minutes before.\nMay children come?|The tour says from what age; life jackets start at four.\nCan I cancel?|Free until the day before at six.\nDo you speak German?|Lotte and Sven do; the tour lists its languages.",
  },
  words: {
    tagline: "Every departure, its guide, and the places left.",
    itch: "How many are on the nine-thirty?",
    promise: "Full boats, nobody left on the steps",
    pov: "POV: the wind turns and everybody knows",
    gains: ["12 places, 6 on today's boat", "Market breakfast: full", "Nora's first aid ran out"],
  },
});
