import { known, type KnownThing } from "../embedded/things/known-thing.ts";
import { contacts, people, PUBLIC, table } from "./rows.ts";

/** Journeys, stays and places to be. */
export const TRAVEL_THINGS: readonly KnownThing[] = [
  known(
    "item",
    "booking, calendar-check",
    "booking/bookings",
    "reservation appointment_booking room_booking hotel_booking table_reservation reservation_record booking_record travel_booking hotel_reservation venue_booking",
    "Name: text\nStatus: choice requested|confirmed|checked in|done|cancelled\nDate: date 0..14\nTime: time 09:00..19:00\nPeople: number 1..8\nService: text\nPrice: money 15..240 EUR\nE-mail: email\nPhone: phone\nNote: longText",
    contacts(
      PUBLIC,
      "status date time people service price",
      "confirmed|@1|10:00|2|Guided tour|30\nrequested|@3|14:30|4|Guided tour|60\nconfirmed|@2|19:00|6|Table by the window|90\nchecked in|@0|15:00|2|Double room|120\nconfirmed|@5|11:00|1|Bicycle for a day|18\nrequested|@8|09:30|8|Meeting room|160\ncancelled|@4|16:00|3|Boat trip|75\nconfirmed|@10|15:00|4|Family room|190",
    ),
  ),
  known(
    "place",
    "hotel, hotel",
    "hotel/hotels",
    "accommodation guesthouse homestay lodging hostel",
    "Name: text\nPicture: image\nAddress: location\nStars: rating 2..5\nPrice: money 48..240 EUR\nRooms: number 8..140\nFree rooms: number 0..7\nPhone: phone\nServices: tags breakfast|parking|wifi|pool|step-free\nDescription: longText",
    table(
      "stars price rooms freeRooms phone services description",
      "Old Station Hotel|4|128|92|7|555-0191|breakfast;wifi;step-free|In the former station, five minutes from the centre\nHarbour House|3|86|40|4|555-0192|breakfast;wifi|Rooms with a view of the boats\nElm Court|5|240|58|2|555-0193|breakfast;pool;parking|Quiet garden and spa\nGarden Row Guesthouse|2|52|12|3|555-0194|wifi|Small rooms, shared kitchen\nRiverside Inn|3|94|36|0|555-0195|breakfast;parking|By the cycle path\nMarket Square Hotel|4|142|110|6|555-0196|breakfast;wifi|For visitors of the fair\nHill Street Lodge|3|78|24|5|555-0197|parking;wifi|Start of three walks\nNorth Gate Hostel|2|48|30|7|555-0198|wifi;breakfast|Rooms for one to six",
    ),
  ),
  known(
    "place",
    "hotelRoom, bed-double",
    "room/rooms",
    "hotel_room guest_room room_type room_information",
    "Name: text\nPicture: image\nType: choice single|double|family|suite\nStatus: choice free|reserved|taken|to clean|out of order\nFloor: number 0..5\nBeds: number 1..4\nPrice: money 54..190 EUR\nServices: tags wifi|bath|balcony|step-free\nGuest: text @people",
    table(
      "type status floor beds price services",
      "Room 101|single|taken|1|1|58|wifi\nRoom 102|double|free|1|2|86|wifi;step-free\nRoom 103|double|reserved|1|2|86|wifi;bath\nRoom 201|family|taken|2|4|132|wifi;bath\nRoom 202|double|to clean|2|2|92|wifi;balcony\nRoom 203|single|free|2|1|62|wifi\nRoom 301|suite|reserved|3|2|190|wifi;bath;balcony\nRoom 302|double|out of order|3|2|92|wifi;bath",
    ),
  ),
  known(
    "item",
    "flight, plane",
    "flight/flights",
    "airline_flight flight_information",
    "Number: text\nFrom: text\nTo: text\nDate: date 0..14\nDeparture: time 06:00..20:00\nArrival: time 08:00..22:00\nPrice: money 60..420 EUR\nSeats left: number 0..60\nStatus: choice on time|boarding|delayed|cancelled",
    table(
      "from to departure arrival price seatsLeft status",
      "SH 101|Lisbon|Lyon|06:40|10:10|118|22|boarding\nSH 214|Lyon|Copenhagen|09:15|11:25|146|8|on time\nSH 305|Porto|Brussels|10:30|14:05|132|31|on time\nSH 318|Graz|Berlin|11:50|13:10|94|14|delayed\nSH 422|Berlin|Oslo|13:20|15:05|121|40|on time\nSH 507|Athens|Vienna|15:45|16:55|158|3|on time\nSH 611|Dublin|Madrid|17:10|20:40|139|0|on time\nSH 720|Rome|Zurich|19:30|21:05|107|27|cancelled",
    ),
  ),
  known(
    "item",
    "eventTicket, ticket",
    "event ticket/event tickets",
    "admission_ticket movie_ticket concert_ticket entrance_ticket train_ticket ticket_order scenic_spot_ticket travel_ticket",
    "Number: text\nStatus: choice reserved|paid|used|cancelled\nEvent: text\nHolder: text @people\nDate: date 1..30\nTime: time 10:00..20:00\nSeat: text\nPrice: money 6..60 EUR\nCategory: choice full price|reduced|child",
    table(
      "status event seat price category",
      "E-20418|paid|Evening concert|B 12|32|full price\nE-20417|paid|Evening concert|B 13|24|reduced\nE-20416|reserved|Open-air theatre|F 4|18|full price\nE-20415|paid|Museum, special exhibition|Free choice|12|full price\nE-20414|paid|Museum, special exhibition|Free choice|6|child\nE-20413|cancelled|Reading with discussion|C 7|9|full price\nE-20412|paid|Dance performance|A 21|28|full price\nE-20411|reserved|Dance performance|A 22|21|reduced",
    ),
  ),
  known(
    "item",
    "seat, armchair",
    "seat/seats",
    "seat_reservation study_seat seat_information",
    "Number: text\nArea: choice stalls|balcony|reading room|quiet area\nRow: text\nPrice: money 0..40 EUR\nStatus: choice free|reserved|taken|out of order\nStep-free: boolean 20\nSocket: boolean 40",
    table(
      "area row price status",
      "A 1|stalls|A|32|taken\nA 2|stalls|A|32|taken\nB 7|stalls|B|28|free\nB 8|stalls|B|28|reserved\nK 3|balcony|K|18|free\nK 4|balcony|K|18|free\nR 12|reading room|R|0|taken\nQ 5|quiet area|Q|0|free",
    ),
  ),
  known(
    "place",
    "scenicSpot, mountain",
    "scenic spot/scenic spots",
    "attraction tourist_attraction sight destination tourist_spot landmark travel_destination sightseeing_spot scenic_area",
    "Name: text\nPicture: image\nCategory: choice nature|museum|old town|viewpoint|park\nPlace: location\nEntrance: money 0..18 EUR\nOpens: time 08:00..10:00\nCloses: time 17:00..20:00\nRating: rating 3..5\nVisit: duration 30..180\nDescription: longText",
    table(
      "category entrance opens closes rating visit description",
      "Cathedral tower|viewpoint|6|09:00|18:00|5|45|Three hundred steps and a wide view\nMaritime museum|museum|12|10:00|17:00|4|120|Ships, maps and instruments\nBotanical garden|park|8|09:00|19:00|5|90|Glasshouses and old trees\nOld town walls|old town|0|08:00|20:00|4|60|A walk around the centre\nGorge path|nature|4|08:00|18:00|5|150|Bridges above the stream\nCastle hill|viewpoint|0|08:00|20:00|4|75|Ruins and picnic places\nGlass workshop|museum|9|10:00|17:00|4|60|Demonstrations every hour\nLake meadow|nature|0|08:00|20:00|3|120|Bathing place and shade",
    ),
  ),
  known(
    "item",
    "travelRoute, route",
    "route/routes",
    "travel_route tour itinerary bus_route hiking_route travel_itinerary tourist_route travel_plan travel_guide travel_strategy",
    "Name: text\nPicture: image\nFrom: text\nTo: text\nDistance: number 4..180 km\nDuration: duration 45..480\nDifficulty: choice easy|moderate|demanding\nStops: lines\nPrice: money 0..90 EUR\nRating: rating 3..5\nDescription: longText",
    table(
      "from to distance duration difficulty stops price description",
      "Along the river|Old Station|Riverside Hall|12|180|easy|Mill;Lock;Boathouse|0|Flat path with benches\nThree hills|Hill Street|Castle hill|18|360|demanding|Chapel;Ridge;Castle|0|Steep in the second part\nOld town walk|Market Square|North Gate|4|90|easy|Town hall;Cathedral;Walls|12|With a guide\nCoast by bicycle|Harbour Road|Lighthouse|34|210|moderate|Beach;Dunes;Lighthouse|18|Bicycle included\nVillages by bus|Market Square|Market Square|86|420|easy|Pottery;Vineyard;Museum|48|Lunch included\nForest round|Garden Row|Garden Row|9|150|moderate|Pond;Lookout|0|Shade nearly all the way\nLakes in one day|Old Station|Lake meadow|120|480|easy|Upper lake;Ferry;Lower lake|64|Train and ferry\nTowers at dusk|Elm Court|Cathedral tower|5|75|easy|Gate tower;Water tower|9|Starts an hour before sunset",
    ),
  ),
  known(
    "item",
    "parkingSpace, circle-parking",
    "parking space/parking spaces",
    "parking_lot parking parking_spot car_park",
    "Number: text\nArea: choice A|B|C\nKind: choice standard|wide|electric|disabled\nStatus: choice free|taken|reserved|out of order\nPlate: text\nSince: time 07:00..12:00\nPrice per hour: money 1..4 EUR\nAddress: location",
    table(
      "area kind status plate pricePerHour",
      "A-01|A|standard|taken|KX 204|2\nA-02|A|standard|free||2\nA-03|A|disabled|free||1\nB-01|B|electric|taken|LM 871|3\nB-02|B|electric|reserved|PR 390|3\nB-03|B|wide|free||3\nC-01|C|standard|taken|TG 158|2\nC-02|C|standard|out of order||2",
    ),
  ),
  known(
    "item",
    "chargingSession, plug-zap",
    "charging session/charging sessions",
    "charging_station charging_pile charging_record charging_point charging_order",
    "Station: text\nStatus: choice reserved|charging|finished|failed\nUser: text @people\nDate: date -6..0\nStarted: time 07:00..19:00\nDuration: duration 20..180\nEnergy: number 4.0..60.0 kWh\nPrice: money 2..28 EUR\nPower: choice 11 kW|22 kW|50 kW",
    table(
      "status date started duration energy price power",
      "Market Square 1|charging|@0|08:30|60|18.0|8|22 kW\nMarket Square 2|finished|@0|07:10|90|31.5|14|22 kW\nHarbour Road 1|finished|@-1|16:20|40|30.0|18|50 kW\nHarbour Road 2|reserved|@0|18:00|45|32.0|19|50 kW\nOld Station 1|finished|@-2|09:00|180|32.0|12|11 kW\nOld Station 2|failed|@-2|11:45|20|0.0|0|11 kW\nGarden Row 1|finished|@-3|13:30|120|21.0|8|11 kW\nNorth Gate 1|finished|@-5|17:15|50|38.0|23|50 kW",
    ),
  ),
  known(
    "item",
    "vehicleRental, car",
    "vehicle rental/vehicle rentals",
    "car_rental car_rental_order rental_car rental_vehicle bike_rental car_hire",
    "Vehicle: text\nStatus: choice reserved|out|returned|cancelled\nCustomer: text @people\nFrom date: date -4..3\nTo date: date 4..12\nDays: number 1..8\nPrice per day: money 12..90 EUR\nTotal: calc days * pricePerDay EUR\nPick-up: location\nMileage: number 8000..90000 km",
    table(
      "status fromDate toDate days pricePerDay mileage",
      "Small car, petrol|out|@-2|@1|3|38|41200\nEstate car|reserved|@3|@8|5|56|28600\nElectric car|out|@-1|@2|3|62|15400\nVan, 9 seats|reserved|@5|@7|2|88|60300\nCargo bike|returned|@-4|@-3|1|18|9100\nSmall car, diesel|returned|@-9|@-5|4|38|39800\nCamper van|reserved|@10|@17|7|90|71500\nEstate car, automatic|cancelled|@2|@4|2|56|30200",
    ),
  ),
  known(
    "place",
    "restaurantTable, utensils",
    "restaurant table/restaurant tables",
    "table dining_table table_number",
    "Number: text\nSeats: number 2..10\nArea: choice window|hall|terrace|side room\nStatus: choice free|reserved|taken|to clean\nReserved for: text @people\nTime: time 18:00..21:00\nWaiter: text @people",
    table(
      "seats area status",
      "Table 1|2|window|taken\nTable 2|2|window|reserved\nTable 3|4|hall|free\nTable 4|4|hall|taken\nTable 5|6|hall|reserved\nTable 6|4|terrace|free\nTable 7|2|terrace|to clean\nTable 8|10|side room|free",
    ),
  ),
  known(
    "person",
    "passenger, luggage",
    "passenger/passengers",
    "traveler traveller tourist",
    "Name: text\nE-mail: email\nPhone: phone\nTrip: text\nDate: date 1..30\nSeat: text\nStatus: choice booked|checked in|travelled|cancelled\nLuggage: number 0..3 pcs",
    contacts(
      PUBLIC,
      "trip seat status luggage",
      "Lisbon to Lyon|12A|checked in|1\nLisbon to Lyon|12B|checked in|2\nPorto to Brussels|7C|booked|1\nGraz to Berlin|4F|booked|0\nBerlin to Oslo|18D|cancelled|1\nAthens to Vienna|9A|booked|2\nDublin to Madrid|21C|booked|3\nRome to Zurich|2B|booked|1",
    ),
  ),
  known(
    "item",
    "fine, triangle-alert",
    "traffic violation/traffic violations",
    "violation fine penalty parking_ticket traffic_fine violation_record",
    "Name: text\nStatus: choice issued|paid|appealed|cancelled\nKind: choice speed|parking|red light|no ticket\nPlate: text\nPlace: location\nDate: date -40..-2\nAmount: money 20..160 EUR\nDue date: date 3..25",
    people(
      PUBLIC,
      "status kind plate amount",
      "issued|parking|KX 204|25\npaid|speed|LM 871|60\nissued|parking|PR 390|25\nappealed|red light|TG 158|120\npaid|no ticket|BD 447|40\npaid|speed|HN 902|80\nissued|parking|FS 316|35\ncancelled|parking|WE 725|25",
    ),
  ),
];
