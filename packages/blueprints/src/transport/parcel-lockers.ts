import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "parcelLockers",
  name: "Parcel locker station",
  icon: "package-check",
  says: {
    en: "parcel lockers|parcel locker|parcel locker station|parcel pick-up point|parcel shop|package room|parcel room for residents|mailroom packages|package lockers for flats|click and collect lockers|locker compartments|parcel collection codes|package log for concierge|mail room log|post room parcels|delivery lockers",
    de: "Paketstation|Paketshop|Paketschließfächer|Postraum Pakete",
    es: "taquillas de paquetería|punto de recogida de paquetes|consigna inteligente",
    fr: "consignes à colis|point relais colis|casiers à colis",
    pt: "cacifos de encomendas|ponto de recolha de encomendas|armários inteligentes",
  },
  forms: ["dashboard", "management", "portal"],
  people: ["operators", "couriers", "recipients"],
  mood: "sober",
  things: [
    {
      id: "station",
      use: "core",
      role: "place",
      icon: "map-pin",
      names: "station|stations",
      also: "location|locker bank|pick-up point",
      fields:
        "Station: text\nAddress: location\nHost: text @people\nPhone: phone\nOpen: choice day and night|shop hours\nCompartments: rollup count compartment.station\nLast service: date -120..-1\nState: choice online|offline|full",
      cells: "address host phone open lastService state",
      rows: "Market Square|7 Market Square|Dana Moser|555-0131|day and night|@-40|online\nStation forecourt|Station Road|Omar Said|555-0132|day and night|@-12|online\nCanal Walk, lobby|12 Canal Walk|Karin Blom|555-0133|day and night|@-70|online\nCorner store|Church Street|Devan Shah|555-0134|shop hours|@-90|offline",
    },
    {
      id: "compartment",
      use: "core",
      role: "item",
      icon: "archive",
      names: "compartment|compartments",
      also: "locker|box|door",
      fields:
        "Compartment: text\nStation: relation station\nSize: choice S|M|L|XL\nDoor: choice works|sticks|broken\nState: choice free|reserved|occupied|to empty|blocked",
      cells: "station size door state",
      rows: "MS-01|Market Square|S|works|occupied\nMS-02|Market Square|S|works|free\nMS-07|Market Square|M|works|occupied\nMS-12|Market Square|L|sticks|to empty\nSF-03|Station forecourt|M|works|occupied\nSF-09|Station forecourt|XL|works|free\nCW-01|Canal Walk, lobby|S|works|occupied\nCW-05|Canal Walk, lobby|L|broken|blocked\nCS-02|Corner store|M|works|reserved",
    },
    {
      id: "parcel",
      use: "core",
      role: "event",
      icon: "package",
      names: "parcel|parcels",
      also: "package|delivery|letter",
      fields:
        "Parcel: text\nRecipient: text @people\nPhone: phone\nCompartment: relation compartment\nCourier: text\nSize: choice S|M|L|XL\nPut in: dateTime -6..0 06:00..20:00\nCollect by: date -2..4\nDays left: daysUntil collectBy\nCode: text\nReminded: number 0..3\nState: choice announced|in the locker|reminded|collected|to return|returned",
      cells: "recipient phone compartment courier size putIn collectBy code reminded state",
      rows: "P-88120|Elin Skog|555-0141|MS-01|Velo Post|S|@-1T10:12|@4|4471|0|in the locker\nP-88097|Nils Aarts|555-0142|MS-07|Velo Post|M|@-3T09:40|@2|9025|1|reminded\nP-87990|Tim Rudd|555-0143|MS-12|Trans Parcel|L|@-6T14:05|@-1|3318|2|to return\nP-88131|Leonie Hart|555-0144|SF-03|Trans Parcel|M|@0T07:50|@5|6604|0|in the locker\nP-88102|Karin Blom|555-0145|CW-01|Velo Post|S|@-2T16:20|@3|1180|1|reminded\nP-88140|Fatou Sarr|555-0146|CS-02|Velo Post|M|@0T12:00|@5|7742|0|announced\nP-87951|Ivy Chan|555-0147|MS-02|Trans Parcel|S|@-6T11:30|@-1|2096|0|collected",
    },
    {
      id: "incident",
      use: "more",
      role: "log",
      icon: "triangle-alert",
      names: "incident|incidents",
      also: "fault|complaint|door jam",
      fields:
        "Incident: text\nStation: relation station\nReported: dateTime -4..0 06:00..22:00\nWhat: longText\nState: choice open|technician sent|solved",
      cells: "station reported what state",
      rows: "Door 5 does not shut|Canal Walk, lobby|@-1T18:10|Hinge bent after a parcel too deep|technician sent\nScreen dark|Corner store|@0T08:00|No power since the night|open\nCode rejected|Market Square|@-3T13:40|Wrong digit typed|solved",
    },
  ],
  jobs: "due parcel.collectBy\nmove parcel.state\nfind parcel\nmove compartment.state\nkeep parcel\nchart parcel.size\nmap station.address\nmove incident.state\nkeep incident\nagenda parcel.putIn\ncount parcel.reminded",
  site: {
    headline: "Your parcel is waiting, not you",
    body: "Lockers at the square, the station and in your lobby. A code when it is in, five days to fetch it, a reminder in between.",
    action: "Find my parcel|parcel",
    services:
      "Collect|Day and night, with a code|\nSend|Label printed at the station|4\nLockers for houses|From twelve compartments|",
    questions:
      "How long is it kept?|Five days, then the courier fetches it.\nI lost my code.|Ask for a new one with your phone number.\nCan somebody else collect?|With the code, yes.",
  },
  words: {
    tagline: "Which door, which code, how many days.",
    itch: "Which compartments could be free by noon?",
    promise: "Every parcel fetched or returned on time",
    pov: "POV: the large door is free when the large box comes",
    gains: ["P-87990: return it today", "Door CW-05 broken", "Two parcels reminded once"],
  },
});
