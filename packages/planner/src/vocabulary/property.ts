import { known, type KnownThing } from "../embedded/things/known-thing.ts";
import { table } from "./rows.ts";

/** Houses, flats and their upkeep. */
export const PROPERTY_THINGS: readonly KnownThing[] = [
  known(
    "place",
    "property, house",
    "property/properties",
    "real_estate house housing house_listing property_listing building villa rental_property housing_information property_information",
    "Name: text\nPicture: image\nType: choice house|apartment|office|shop|land\nAddress: location\nPrice: money 90000..640000 EUR\nArea: number 40..320 m²\nRooms: number 1..9\nStatus: choice for sale|reserved|sold\nAgent: text @people\nDescription: longText",
    table(
      "type price area rooms status description",
      "Terraced house with garden|house|320000|118|5|for sale|Quiet side street, near the school\nTwo rooms by the canal|apartment|185000|58|2|for sale|Third floor with balcony\nDetached house, hillside|house|640000|196|7|reserved|View of the valley, double garage\nOffice floor, Market Square|office|410000|240|8|for sale|Lift and two meeting rooms\nCorner shop|shop|165000|72|2|for sale|Two shop windows and a store\nBuilding plot, Mill Lane|land|98000|320|1|sold|Connected to water and power\nFamily flat, Elm Court|apartment|295000|104|4|for sale|Ground floor with terrace\nAttic studio|apartment|124000|41|1|reserved|Renovated two years ago",
    ),
  ),
  known(
    "place",
    "apartment, building",
    "apartment/apartments",
    "flat unit rental_apartment dormitory dorm_room",
    "Name: text\nPicture: image\nStatus: choice free|reserved|let|in renovation\nFloor: number 0..6\nRooms: number 1..5\nArea: number 28..120 m²\nRent: money 420..1450 EUR\nAddress: location\nAvailable from: date 0..60\nTenant: text @people",
    table(
      "status floor rooms area rent",
      "Flat 01|let|0|2|54|690\nFlat 02|free|0|3|76|890\nFlat 11|let|1|2|55|710\nFlat 12|reserved|1|4|102|1240\nFlat 21|in renovation|2|1|32|480\nFlat 22|let|2|3|78|920\nFlat 31|let|3|2|56|740\nFlat 32|free|3|5|120|1450",
    ),
  ),
  known(
    "item",
    "lease, file-signature",
    "lease/leases",
    "rental_contract lease_contract tenancy rental_agreement",
    "Number: text\nStatus: choice draft|signed|running|ended\nTenant: text @people\nProperty: text\nRent: money 420..1450 EUR\nDeposit: money 840..2900 EUR\nStarts: date -900..-30\nEnds: date 60..700\nNotice period: number 1..3 months",
    table(
      "status property rent deposit noticePeriod",
      "L-208|running|Flat 01|690|1380|3\nL-207|running|Flat 11|710|1420|3\nL-206|running|Flat 22|920|1840|3\nL-205|running|Flat 31|740|1480|3\nL-210|signed|Flat 12|1240|2480|3\nL-211|draft|Flat 02|890|1780|3\nL-190|running|Garage 4|85|170|1\nL-188|running|Shop, ground floor|1450|2900|3",
    ),
  ),
  known(
    "item",
    "viewing, eye",
    "viewing/viewings",
    "house_viewing property_viewing viewing_appointment viewing_request",
    "Property: text\nStatus: choice requested|confirmed|held|cancelled\nVisitor: text @people\nDate: date 0..10\nTime: time 10:00..18:00\nAgent: text @people\nPhone: phone\nFeedback: longText",
    table(
      "status date time phone feedback",
      "Two rooms by the canal|confirmed|@1|17:00|555-0121|\nFamily flat, Elm Court|requested|@3|16:30|555-0122|\nTerraced house with garden|held|@-2|11:00|555-0123|Interested, wants to see the cellar again\nCorner shop|confirmed|@2|10:00|555-0124|\nAttic studio|held|@-4|18:00|555-0125|Too small\nOffice floor, Market Square|requested|@6|14:00|555-0126|\nDetached house, hillside|cancelled|@4|15:00|555-0127|\nBuilding plot, Mill Lane|held|@-7|12:00|555-0128|Offer will follow",
    ),
  ),
  known(
    "item",
    "repairRequest, wrench",
    "repair request/repair requests",
    "repair repair_order maintenance_request repair_report repair_record fault_report repair_service",
    "Title: text\nStatus: choice reported|assigned|in progress|done\nCategory: choice water|heating|electrical|doors and windows|other\nPriority: choice low|medium|high\nPlace: location\nReported by: text @people\nDate: date -14..0\nAssigned to: text @people\nCost: money 0..420 EUR\nPicture: image\nDescription: longText",
    table(
      "status category priority cost description",
      "Tap drips in the kitchen|assigned|water|medium|0|Second floor, left\nRadiator stays cold|in progress|heating|high|0|Living room\nLight on the stairs|done|electrical|medium|38|Between first and second floor\nEntrance door sticks|reported|doors and windows|low|0|Since the rain\nWindow does not close|assigned|doors and windows|medium|0|Bathroom\nNo warm water|done|water|high|210|Since this morning\nDoorbell silent|reported|electrical|low|0|Flat 22\nGutter is blocked|in progress|other|medium|0|Courtyard side",
    ),
  ),
  known(
    "person",
    "tenant, key-round",
    "tenant/tenants",
    "resident renter householder owner",
    "Name: text\nFlat: text\nE-mail: email\nPhone: phone\nMoved in: date -1800..-60\nPeople: number 1..5\nRent: money 480..1450 EUR\nStatus: choice active|notice given|moved out",
    table(
      "flat eMail phone people rent status",
      "Hana Sato|Flat 01|hana.sato@example.com|555-0110|1|690|active\nDiego Quiroga|Flat 11|diego.quiroga@example.com|555-0111|2|710|active\nNadia Rahman|Flat 22|nadia.rahman@example.com|555-0112|4|920|active\nJonas Weber|Flat 31|jonas.weber@example.com|555-0113|1|740|notice given\nAisha Bello|Flat 12|aisha.bello@example.com|555-0114|5|1240|active\nTomás García|Flat 02|tomas.garcia@example.com|555-0115|3|890|moved out\nElif Demir|Flat 21|elif.demir@example.com|555-0116|1|480|moved out\nFreya Jensen|Shop|freya.jensen@example.com|555-0117|2|1450|active",
    ),
  ),
  known(
    "item",
    "meter, gauge",
    "meter/meters",
    "electricity_meter water_meter meter_reading utility_meter",
    "Name: text\nNumber: text\nKind: choice electricity|water|gas|heat\nLocation: choice cellar|hall|kitchen|outside\nReading: number 120..9800\nUnit: choice kWh|m³\nRead on: date -30..-1\nUsed since last: number 2..320\nStatus: choice in order|to check|replaced",
    table(
      "number kind location reading unit usedSinceLast status",
      "Main electricity|EL-4471|electricity|cellar|9800|kWh|310|in order\nFlat 01 electricity|EL-4472|electricity|hall|4120|kWh|142|in order\nFlat 02 electricity|EL-4473|electricity|hall|3875|kWh|128|in order\nMain water|WA-2201|water|cellar|2960|m³|64|in order\nFlat 01 water|WA-2202|water|kitchen|412|m³|6|in order\nGas, boiler|GA-1107|gas|cellar|7340|m³|220|to check\nHeat, north wing|HE-0911|heat|cellar|6105|kWh|285|in order\nGarden water|WA-2210|water|outside|180|m³|3|replaced",
    ),
  ),
  known(
    "place",
    "venue, landmark",
    "venue/venues",
    "meeting_room conference_room hall facility classroom site_venue laboratory stadium court",
    "Name: text\nPicture: image\nAddress: location\nKind: choice meeting room|hall|classroom|studio|outdoors\nSeats: number 6..240\nPrice per hour: money 0..90 EUR\nEquipment: tags projector|sound|whiteboard|step-free|kitchen\nStatus: choice free|booked|closed\nContact: text @people",
    table(
      "kind seats pricePerHour equipment status",
      "Room Elm|meeting room|8|12|whiteboard|free\nRoom Oak|meeting room|14|18|projector;whiteboard|booked\nMain hall|hall|240|90|sound;projector;step-free|free\nSmall hall|hall|80|45|sound;kitchen|booked\nClassroom 2|classroom|28|15|projector;whiteboard|free\nMusic studio|studio|6|20|sound|free\nCourtyard|outdoors|120|25|step-free|free\nWorkshop|studio|16|22|kitchen|closed",
    ),
  ),
];
