import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "travelAgency",
  name: "Travel agency",
  icon: "plane",
  says: {
    en: "travel agency|travel agent|travel agents|travel advisor|travel advisors|trip advisor business|travel bureau|package holidays|package tours agency|tailor-made trips|custom trips for travelers|honeymoon planner agency|cruise agency|group travel organizer|travel offers and bookings|travel quotes|corporate travel agency",
    de: "Reisebüro|Reisevermittlung|Reiseangebote|Reiseberater",
    es: "agencia de viajes|agente de viajes|ofertas de viajes|viajes a medida",
    fr: "agence de voyages|agent de voyages|offres de voyage|voyages sur mesure",
    pt: "agência de viagens|agente de viagens|ofertas de viagens|viagens sob medida",
  },
  forms: ["management", "site", "portal", "dashboard"],
  people: ["travel agents", "travelers"],
  mood: "warm",
  things: [
    {
      id: "traveler",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "traveler|travelers",
      also: "client|customer|passenger|guest|traveller",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nAdults: number 1..6\nChildren: number 0..4\nPassport until: date 20..3000\nLikes: tags beach|city|hiking|culture|food|cruise\nNeeds: text\nTravel agent: text @people\nTrips so far: rollup count booking.traveler",
      cells: "phone eMail adults children passportUntil likes needs travelAgent",
      rows: "The Walsh family|555-0101|walsh@example.com|2|3|@900|beach; food|Adjoining rooms|Nadia Perez\nGreta Hofer|555-0102|greta.hofer@example.com|1|0|@95|hiking; culture|No night flights|Omar Said\nLuc and Ana Bernard|555-0103|bernard@example.com|2|0|@2200|city; food|Honeymoon|Nadia Perez\nWeir Choir|555-0104|choir@weir.example.com|6|0|@1500|culture|Bus with a piano trailer|Omar Said\nIvy Chan|555-0105|ivy.chan@example.com|2|1|@400|cruise|Stroller on board|Nadia Perez",
    },
    {
      id: "trip",
      use: "core",
      role: "item",
      icon: "luggage",
      names: "trip|trips",
      also: "package|tour|cruise|destination|vacation|holiday|offer",
      fields:
        "Trip: text\nPicture: image\nCountry: text\nKind: choice beach|city|hiking|cruise|round trip\nNights: number 3..14\nFrom: date 20..160\nPrice per person: money 490..3900 USD\nSupplier: text\nPlaces left: number 0..24\nIncluded: lines\nOn offer: boolean 80",
      cells: "country kind nights from pricePerPerson supplier placesLeft included onOffer",
      rows: "Algarve with children|Portugal|beach|7|@62|1180|Sol Tours|9|Flight; transfer; half board|yes\nLisbon, long weekend|Portugal|city|3|@34|640|Sol Tours|6|Flight; hotel; tram pass|yes\nDolomites, hut to hut|Italy|hiking|6|@88|1390|Alpine Ways|4|Guide; huts; luggage van|yes\nNorway by ship|Norway|cruise|11|@120|3200|Northline|12|Full board; four ports|yes\nAndalusia by bus|Spain|round trip|8|@75|1250|Sol Tours|0|Bus; hotels; guide|no",
    },
    {
      id: "offer",
      use: "core",
      role: "item",
      icon: "file-text",
      names: "offer|offers",
      also: "quote|proposal|request|inquiry",
      fields:
        "Offer: text\nTraveler: relation traveler\nTrip: relation trip\nSent on: date -12..0\nValid until: date -3..14\nDays left: daysUntil validUntil\nPeople: number 1..30\nPer person: money 490..3900 USD\nTotal: calc people * perPerson USD\nTravel agent: text @people\nState: choice asked for|sent|changed|accepted|declined\nWishes: longText",
      cells: "traveler trip sentOn validUntil people perPerson travelAgent state wishes",
      rows: "Walsh, Algarve|The Walsh family|Algarve with children|@-4|@3|5|1180|Nadia Perez|sent|Near the pool\nHofer, Dolomites|Greta Hofer|Dolomites, hut to hut|@-9|@-2|1|1390|Omar Said|sent|Own room in the huts\nBernard, Lisbon|Luc and Ana Bernard|Lisbon, long weekend|@-11|@5|2|640|Nadia Perez|accepted|Room with a view\nChoir, Andalusia|Weir Choir|Andalusia by bus|@-6|@8|28|1250|Omar Said|changed|Two concerts on the way\nChan, Norway|Ivy Chan|Norway by ship|@-1|@10|3|3200|Nadia Perez|sent|Cabin in the middle of the ship",
    },
    {
      id: "booking",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "booking|bookings",
      also: "reservation|order|confirmed trip|departure",
      fields:
        "Booking: text\nTraveler: relation traveler\nTrip: relation trip\nLeaves on: date -3..120\nBack on: date 4..131\nNumber: text\nPrice: money 490..35000 USD\nPaid so far: money 0..35000 USD\nStill to pay: calc price - paidSoFar USD\nPay by: date -4..90\nTickets sent: boolean 30\nInsurance: choice none|offered|taken\nState: choice option|booked|traveling|returned|canceled",
      cells: "traveler trip leavesOn backOn number price paidSoFar payBy ticketsSent insurance state",
      rows: "Bernard, Lisbon|Luc and Ana Bernard|Lisbon, long weekend|@34|@37|ST-4471|1280|320|@6|no|taken|booked\nHofer, Lisbon|Greta Hofer|Lisbon, long weekend|@-1|@2|ST-4390|640|640|@-30|yes|taken|traveling\nChan, Algarve|Ivy Chan|Algarve with children|@62|@69|ST-4502|3540|885|@-2|no|offered|booked\nWalsh, Norway|The Walsh family|Norway by ship|@120|@131|NL-0921|16000|0|@2|no|none|option",
    },
  ],
  jobs: "move offer.state\ndue offer.validUntil\nrequest offer\ndue booking.payBy\nfind trip\nkeep traveler\nagenda booking.leavesOn\nshow trip.picture\nmove booking.state\ntotal booking.stillToPay\ncheck booking.ticketsSent\nassign offer.travelAgent\nprint offer\ndue traveler.passportUntil\nplan booking.leavesOn",
  site: {
    headline: "Trips by people who have been there",
    body: "Tell us who travels, when, and what you like. You get one offer with a price that holds for seven days.",
    action: "Ask for an offer|offer",
    services:
      "Advice|An hour, free when you book|40\nCity weekend|Three nights with flight, per person|640\nHiking week|Six nights with guide, per person|1390\nCruise|Eleven nights, per person|3200",
    questions:
      "What does it cost to book with you?|The same as with the tour company.\nWhen do I pay?|A quarter when you book, the rest four weeks before.\nWhat if my flight is canceled?|Call us. We rebook while you wait.\nDo I need a visa?|We tell you with the offer, for every passport in the group.",
  },
  words: {
    tagline: "Travelers, trips, offers and bookings.",
    itch: "Which offers run out this week?",
    promise: "Every offer answered, every trip paid",
    pov: "POV: the tickets are sent before they ask",
    gains: [
      "Dolomites offer: ran out, call Greta",
      "Chan: 2655 dollars, two days late",
      "Choir: 28 travelers, 35000 dollars",
    ],
  },
});
