import { known, type KnownThing } from "../embedded/things/known-thing.ts";
import { table } from "./rows.ts";

/** What is planned, booked, seen and told along the way. */
export const JOURNEYS_THINGS: readonly KnownThing[] = [
  known(
    "item",
    "itineraryDay, map",
    "day plan/day plans",
    "itinerary_day trip_day travel_day daily_plan daily_schedule trip_plan",
    "Title: text\nDay: number 1..14\nDate: date 5..40\nStops: lines\nKilometers: number 0..420 km\nOvernight: text\nCost: money 0..320 USD\nNotes: longText",
    table(
      "day date stops kilometers overnight cost notes",
      "Arrival by the lake|1|@12|Airport;Ferry;Old town|35|Boathouse inn|140|Last ferry at eight\nVillages on foot|2|@13|Mill;Cheese dairy;Chapel|11|Boathouse inn|95|Bring cash for the dairy\nOver the pass|3|@14|Pass road;Hut;Viewpoint|86|Mountain hut|120|Closed after snow\nRest and laundry|4|@15|Market;Public pool|4|Mountain hut|60|\nDown to the coast|5|@16|Gorge;Olive press;Beach|164|Room above the bakery|110|Lunch at the press\nIsland for a day|6|@17|Ferry;Lighthouse;Bay|22|Room above the bakery|88|Take sun cream\nLong drive north|7|@18|Salt works;Aqueduct|420|Motel by the river|135|Fill up before noon\nHome by train|8|@19|Station;Museum of clocks|310|Home|45|Seats in coach 9",
    ),
  ),
  known(
    "item",
    "guidedTour, footprints",
    "guided tour/guided tours",
    "tour_package city_tour group_tour tour_product travel_package tour_group sightseeing_tour day_trip",
    "Title: text\nPicture: image\nStarts: dateTime 1..14 08:30..20:00\nMinutes: duration 45..480\nPrice: money 0..140 USD\nPlaces: number 6..40\nBooked: number 0..40\nLanguage: choice English|Spanish|French|Japanese",
    table(
      "starts minutes price places booked language",
      "Doors and courtyards|@1T10:00|90|15|20|17|English\nBakers before dawn|@3T08:30|120|28|10|10|English\nStreet art by bicycle|@2T15:00|150|32|12|6|Spanish\nNight watch with lantern|@1T20:00|75|12|25|21|English\nWetlands by canoe|@5T09:00|240|65|8|5|French\nWine hills by minibus|@6T11:00|360|140|16|9|English\nOld port for families|@4T14:00|60|0|30|12|Spanish\nTemples and tea|@9T09:30|480|110|14|14|Japanese",
    ),
  ),
  known(
    "person",
    "tourGuide, signpost",
    "tour guide/tour guides",
    "city_guide local_guide mountain_guide travel_agent",
    "Name: text\nPicture: image\nPhone: phone\nLanguages: tags English|Spanish|French|Japanese|Swahili\nRegion: choice old town|coast|mountains|national park\nSpecialty: text\nRating: rating 3..5\nDay rate: money 80..320 USD",
    table(
      "phone languages region specialty rating dayRate",
      "Baraka Mushi|555-0151|English;Swahili|national park|Elephants and birds|5|280\nÉlodie Caron|555-0152|English;French|old town|Food and markets|5|190\nKaito Arai|555-0153|English;Japanese|old town|Temples|4|210\nXimena Rojas|555-0154|English;Spanish|mountains|High passes|5|320\nNils Eriksen|555-0155|English|coast|Kayak|4|240\nGiulia Ferri|555-0156|English;French|coast|Caves by boat|4|170\nYaw Boakye|555-0157|English|national park|Night walks|3|120\nPilar Domínguez|555-0158|English;Spanish|old town|Children's tours|4|80",
    ),
  ),
  known(
    "place",
    "campingPitch, tent",
    "camping pitch/camping pitches",
    "campsite camp_site pitch camping_site campground caravan_pitch",
    "Number: text\nArea: choice lake|forest|meadow|entrance\nKind: choice tent|caravan|motorhome|cabin\nSize: number 20..140 m²\nPower: boolean 60\nPrice per night: money 9..96 USD\nStatus: choice free|reserved|occupied|closed\nFree from: date 0..14",
    table(
      "area kind size power pricePerNight status freeFrom",
      "Pitch 1|lake|tent|40|no|18|occupied|@2\nPitch 2|lake|motorhome|100|yes|38|occupied|@5\nPitch 7|forest|tent|30|no|12|free|@0\nPitch 8|forest|tent|30|no|12|reserved|@4\nPitch 15|meadow|caravan|120|yes|32|free|@0\nPitch 16|meadow|motorhome|140|yes|36|reserved|@9\nCabin Otter|lake|cabin|24|yes|96|occupied|@12\nPitch 22|entrance|tent|20|no|9|closed|@14",
    ),
  ),
  known(
    "event",
    "ferryCrossing, ship",
    "ferry crossing/ferry crossings",
    "ferry boat_trip ship_departure ferry_departure cruise",
    "Route: text\nDate: date 0..4\nDeparts: time 05:30..22:00\nMinutes: duration 15..420\nShip: text\nCars free: number 0..120\nFare: money 2..84 USD\nStatus: choice on time|delayed|canceled|boarding",
    table(
      "departs minutes ship carsFree fare status date",
      "Mainland – Seal Island|06:15|35|Gull|12|9|on time|@0\nSeal Island – Mainland|07:15|35|Gull|0|9|boarding|@0\nNorth quay – South quay|08:00|15|Terns I|9|2|on time|@0\nMainland – Outer Skerries|09:30|150|Northern Light|31|36|delayed|@0\nHarbor – Cape village|13:00|55|Cormorant|0|14|on time|@0\nOuter Skerries – Mainland|16:00|150|Northern Light|58|36|on time|@1\nMainland – Seal Island, late|22:00|35|Gull|26|9|canceled|@1\nNight crossing to the south|20:30|420|Southern Star|120|84|on time|@2",
    ),
  ),
  known(
    "event",
    "busDeparture, bus-front",
    "departure/departures",
    "bus_departure train_departure train train_schedule bus_schedule train_connection",
    "Line: text\nDestination: text\nDate: date 0..1\nDeparts: time 04:50..23:30\nPlatform: text\nDelay: duration 0..45\nStops: number 2..31\nStatus: choice on time|delayed|canceled|departed",
    table(
      "destination date departs platform delay stops status",
      "Regional 14|Lake Junction|@0|06:12|3|0|12|departed\nBus 27|University, north gate|@0|06:20|B|4|24|departed\nExpress 205|Capital Central|@0|07:05|1|0|4|on time\nBus 8|Harbor and fish market|@0|07:10|D|12|19|delayed\nTram 2|Botanical garden|@0|07:14|A|0|31|on time\nRegional 16|Mill Town|@0|07:32|4|45|9|delayed\nNight bus 91|Hills loop|@0|23:30|C|0|22|canceled\nExpress 208|Southern Coast|@1|04:50|2|0|2|on time",
    ),
  ),
  known(
    "item",
    "visaApplication, book-lock",
    "visa/visas",
    "visa_application travel_document passport entry_permit travel_visa",
    "Traveler: text\nCountry: choice Brazil|India|Kenya|Vietnam|Australia\nKind: choice tourist|business|study|transit\nEntries: choice single|double|multiple\nTravel date: date 10..120\nSubmitted on: date -30..-1\nFee: money 0..180 USD\nStatus: choice documents missing|submitted|approved|refused",
    table(
      "country kind entries travelDate submittedOn fee status",
      "Matilda Rossi|India|tourist|double|@40|@-12|40|approved\nJakub Svoboda|Vietnam|tourist|single|@25|@-3|25|submitted\nAbena Sarpong|Brazil|business|multiple|@32|@-20|80|approved\nTeodor Ilić|Australia|study|multiple|@110|@-28|180|submitted\nSunniva Berg|Kenya|tourist|single|@18|@-6|50|approved\nHamid Qureshi|Brazil|transit|single|@14|@-2|0|documents missing\nLorena Vidal|India|business|multiple|@60|@-9|100|refused\nMinh Tran|Australia|tourist|single|@75|@-1|140|submitted",
    ),
  ),
  known(
    "item",
    "travelTip, lightbulb",
    "travel tip/travel tips",
    "travel_note insider_tip travel_story travelogue travel_advice",
    "Title: text\nPicture: image\nPlace: location\nCategory: choice food|getting around|saving|safety|hidden spots\nText: longText\nAuthor: text @people\nBest season: choice spring|summer|fall|winter|any\nHelpful: number 0..240",
    table(
      "category text bestSeason helpful",
      "Take the slow ferry|getting around|It stops at two bays that the fast one passes.|summer|182\nLunch menu before one|food|Same kitchen as in the evening at half the price.|any|240\nRefill at the fountains|saving|All fountains with a fish on them have drinking water.|summer|131\nRooftop of the library|hidden spots|Elevator to the sixth floor, open until nine.|any|205\nSit on the left side|getting around|The sea is on that side all the way to the cape.|any|97\nKeep small coins|saving|Buses and lockers take no bills.|any|64\nTide line at the caves|safety|Be back two hours before high water.|spring|158\nSnow chains by the hour|safety|The gas station before the pass lends them.|winter|43",
    ),
  ),
  known(
    "item",
    "packingItem, backpack",
    "packing item/packing items",
    "packing_list luggage_item travel_gear packing_list_item camping_gear",
    "Item: text\nCategory: choice clothes|documents|wash bag|electronics|camping\nQuantity: number 1..8 pcs\nWeight: number 20..2400 g\nBag: choice backpack|suitcase|hand luggage\nWho packs: text @people\nPacked: boolean 40",
    table(
      "category quantity weight bag packed",
      "Rain jacket|clothes|1|420|backpack|yes\nWool socks|clothes|4|280|suitcase|yes\nPassport and copies|documents|1|60|hand luggage|no\nPlug adapter|electronics|2|140|hand luggage|yes\nTwo-person tent|camping|1|2400|backpack|no\nToothbrush|wash bag|1|20|hand luggage|no\nHeadlamp with batteries|camping|1|110|backpack|yes\nInsurance card|documents|1|20|hand luggage|no",
    ),
  ),
  known(
    "item",
    "roadTrip, caravan",
    "trip/trips",
    "road_trip journey vacation holiday_trip travel_record",
    "Title: text\nPicture: image\nDestination: location\nFrom date: date -300..90\nTravelers: number 1..8\nSpent: money 0..5900 USD\nStatus: choice idea|booked|on the way|back home\nDiary: longText",
    table(
      "fromDate travelers spent status diary",
      "Two weeks of lighthouses|@-120|2|2340|back home|Eleven lighthouses, nine picnics\nGrandparents by train|@-40|3|410|back home|Sledding every afternoon\nCanoe with the club|@-2|8|520|on the way|Second camp on the sandbank\nDesert and observatory|@34|2|1600|booked|\nLong weekend of museums|@18|2|260|booked|\nWhole coast by bus|@80|1|0|idea|\nWedding in the vineyards|@58|4|880|booked|\nHouse swap on the island|@-290|5|980|back home|The cat moved in on day two",
    ),
  ),
  known(
    "item",
    "landmarkPassport, stamp",
    "travel stamp/travel stamps",
    "visited_place place_visited visited_country country_visited",
    "Place: text\nPicture: image\nCountry: text\nVisited on: date -2600..-4\nDays: number 1..21\nRating: rating 2..5\nGo again: choice yes|maybe|no\nMemory: longText",
    table(
      "country visitedOn days rating goAgain memory",
      "Old tea harbor|China|@-2210|3|5|yes|Boats with red sails at noon\nVolcano hut|Indonesia|@-1840|2|5|maybe|Sunrise above the clouds\nRoman mosaics|Jordan|@-1500|1|4|no|A guard poured water to show the colors\nLake of flamingos|Kenya|@-1260|4|5|yes|Pink as far as we could see\nCity of bridges|Portugal|@-900|6|4|yes|Grilled sardines on the steps\nIce hotel|Sweden|@-560|1|3|no|Warm under the reindeer skins\nCarnival week|Trinidad|@-340|8|4|maybe|Steel drums until four\nCloud forest|Costa Rica|@-48|5|5|yes|A quetzal on the last morning",
    ),
  ),
  known(
    "place",
    "publicPlace, toilet",
    "public restroom/public restrooms",
    "restroom public_toilet washroom drinking_fountain rest_stop rest_area",
    "Name: text\nAddress: location\nOpen: choice always|daytime|during events\nStep-free: boolean 70\nBaby table: boolean 50\nCleanliness: rating 2..5\nLast cleaned: dateTime -1..0 06:00..21:00\nStatus: choice open|closed|out of order",
    table(
      "open stepFree babyTable cleanliness lastCleaned status",
      "Market square|always|yes|yes|4|@0T08:00|open\nCentral station, level 1|always|yes|yes|5|@0T09:30|open\nRiver park, boathouse|daytime|yes|no|3|@0T07:15|open\nCemetery gate|daytime|no|no|4|@-1T18:00|open\nFairground|during events|yes|yes|2|@-1T21:00|closed\nCity hall courtyard|daytime|yes|yes|5|@0T06:30|open\nLookout tower|daytime|no|no|3|@-1T16:45|out of order\nBus terminal east|always|yes|no|3|@0T06:00|open",
    ),
  ),
  known(
    "item",
    "mapMarker, map-pin",
    "map marker/map markers",
    "map_pin point_of_interest poi marker place_of_interest map_location",
    "Name: text\nAddress: location\nCategory: choice water|food|view|shelter|repair\nNote: text\nAdded by: text @people\nAdded on: date -200..0\nColor: colour\nChecked: boolean 60",
    table(
      "category note addedOn checked",
      "Spring with iron cup|water|Runs all year|@-150|yes\nBread box at the farm|food|Pay into the tin|@-96|yes\nBench above the bend|view|Best after four|@-88|yes\nOpen barn|shelter|Room for three tents|@-61|no\nPump and tools|repair|Chained to the post|@-44|yes\nCherry row|food|Public, ripe in June|@-30|yes\nTower without railing|view|Not for children|@-12|no\nFountain, school corner|water|Off in winter|@-3|yes",
    ),
  ),
  known(
    "item",
    "luggagePiece, luggage",
    "luggage piece/luggage pieces",
    "baggage suitcase baggage_tag checked_bag luggage_tag",
    "Tag: text\nTraveler: text @people\nKind: choice suitcase|backpack|stroller|instrument|sports gear\nWeight: number 4.0..32.0 kg\nFlight: text\nStatus: choice checked in|loaded|arrived|missing|handed over\nLast seen: text\nColor: choice black|blue|red|green|gray",
    table(
      "kind weight flight status lastSeen color",
      "NL 204417|suitcase|22.8|NL 310|loaded|Hold 2|black\nNL 204418|suitcase|18.1|NL 310|loaded|Hold 2|red\nNL 204432|stroller|9.5|NL 310|handed over|Gate 14|gray\nNL 198803|backpack|14.2|NL 288|missing|Transfer belt C|green\nNL 198850|instrument|11.7|NL 288|arrived|Counter for bulky goods|black\nNL 204501|sports gear|26.4|NL 316|checked in|Desk 7|blue\nNL 204502|suitcase|32.0|NL 316|checked in|Desk 7|black\nNL 190077|backpack|4.0|NL 271|handed over|Lost and found|red",
    ),
  ),
];
