import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "airportTransfers",
  name: "Airport transfers",
  icon: "plane-landing",
  says: {
    en: "airport transfers|airport transfer|airport shuttle|airport pick-up service|airport taxi bookings|private transfers|hotel transfers|chauffeur service|limousine service|limo service|limo booking|meet and greet transfers|flight pick-ups|transfer company|executive cars|black car service",
    de: "Flughafentransfer|Flughafenshuttle|Chauffeurservice|Limousinenservice",
    es: "traslados al aeropuerto|transfer aeropuerto|servicio de chófer|alquiler de limusinas",
    fr: "transfert aéroport|navette aéroport|voiture avec chauffeur|location de limousine",
    pt: "transfer aeroporto|traslados de aeroporto|motorista privado|aluguel de limusine",
  },
  forms: ["booking", "site", "management"],
  people: ["dispatchers", "drivers", "travelers"],
  mood: "sober",
  things: [
    {
      id: "driver",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "driver|drivers",
      also: "chauffeur",
      fields:
        "Driver: text\nPhone: phone\nLanguages: tags English|German|Spanish|French|Arabic\nAirport pass until: date -4..400\nDays left: daysUntil airportPassUntil\nCar: text\nOn duty: boolean 60",
      cells: "phone languages airportPassUntil car onDuty",
      rows: "Marco Vidal|555-0111|English; Spanish; French|@120|V-class, black|yes\nHelga Stern|555-0112|English; German|@-2|Sedan, gray|yes\nYousef Karim|555-0113|English; Arabic; French|@210|Minibus, 8 seats|yes\nPetr Dvorak|555-0114|English; German|@40|Sedan, black|no",
    },
    {
      id: "transfer",
      use: "core",
      role: "event",
      icon: "plane-landing",
      names: "transfer|transfers",
      also: "pick-up|booking|ride|trip",
      fields:
        "Transfer: text\nPassenger: text @people\nPhone: phone\nDirection: choice arrival|departure|between\nFlight: text\nLands or leaves: dateTime -1..5 05:00..23:30\nPick-up at: dateTime -1..5 04:00..23:45\nPick-up place: location\nDrop-off place: location\nPeople: number 1..8\nBags: number 0..12\nChild seats: number 0..3\nName sign: text\nDriver: relation driver\nPrice: money 38..240 EUR\nPrepaid: boolean 60\nState: choice asked|confirmed|driver set|flight delayed|waiting at arrivals|on the way|done|no show",
      cells:
        "passenger phone direction flight landsOrLeaves pickUpAt pickUpPlace dropOffPlace people bags childSeats nameSign driver price prepaid state",
      rows: "T-611|Elena Popa|555-0121|arrival|LX 204|@0T13:40|@0T14:10|Terminal 1|Harbor Hotel|2|3|0|POPA|Marco Vidal|62|yes|flight delayed\nT-612|Family Osei|555-0122|departure|BA 771|@0T17:25|@0T14:00|7 Fern Bank|Terminal 2|5|8|2||Yousef Karim|95|yes|driver set\nT-613|Dr Leila Farouk|555-0123|arrival|AF 118|@0T11:05|@0T11:35|Terminal 1|Conference center|1|1|0|DR FAROUK|Helga Stern|58|no|waiting at arrivals\nT-614|Alder Software, board|555-0124|arrival|KL 330|@1T08:50|@1T09:20|Terminal 1|Ring Road 12|6|6|0|ALDER|Yousef Karim|110|no|confirmed\nT-615|Tim and Ana Rudd|555-0125|departure|IB 902|@1T06:15|@1T03:45|12 Canal Walk|Terminal 2|2|4|0|||68|yes|confirmed\nT-609|Mr Havel|555-0126|arrival|OK 55|@-1T22:10|@-1T22:40|Terminal 1|Old Mill Inn|1|1|0|HAVEL|Marco Vidal|58|no|no show\nT-610|Wedding guests|555-0127|between||@3T12:00|@3T11:30|Harbor Hotel|Mill House|8|0|0||Yousef Karim|84|no|asked",
    },
    {
      id: "route",
      use: "core",
      role: "item",
      icon: "route",
      names: "fixed price|fixed prices",
      also: "route|tariff|zone",
      fields:
        "Route: text\nKilometers: number 4..140 km\nMinutes: number 10..130\nSedan: money 38..180 EUR\nVan to 8: money 60..260 EUR\nNight surcharge: money 0..30 EUR",
      cells: "kilometers minutes sedan vanTo8 nightSurcharge",
      rows: "Airport to harbor|28|35|62|89|12\nAirport to conference center|22|30|58|84|12\nAirport to Fern Bank|31|40|68|95|12\nAirport to Weir villages|54|60|98|140|18\nStation to harbor|6|12|38|60|0",
    },
    {
      id: "account",
      use: "more",
      role: "person",
      icon: "building",
      names: "account|accounts",
      also: "hotel|agency|company",
      fields:
        "Account: text\nContact: text\nE-mail: email\nCommission: percent 0..15\nOpen amount: money 0..1800 EUR\nInvoice due: date -6..25",
      cells: "contact eMail commission openAmount invoiceDue",
      rows: "Harbor Hotel|Bernd Voss|desk@harborhotel.example.com|10|430|@-3\nAlder Software|Travel desk|travel@alder.example.com|0|640|@12\nSunway Travel|Ines Baptista|ops@sunway.example.com|15|880|@20",
    },
  ],
  jobs: "agenda transfer.pickUpAt\nbook transfer\nmove transfer.state\nassign transfer.driver\nfind transfer\nfind route\ncheck transfer.prepaid\ndue driver.airportPassUntil\ntotal transfer.price\nprint transfer\nchart transfer.direction\ndue account.invoiceDue",
  site: {
    headline: "Your name at arrivals, your car outside",
    body: "Fixed prices, flights watched, an hour of waiting included. Child seats are fitted before we set off.",
    action: "Book a transfer|transfer",
    services:
      "Airport to harbor|Sedan, up to three|62\nVan for eight|Airport to harbor|89\nNight|Between ten and six, added|12\nMeet inside|With a sign, included|",
    questions:
      "What if my flight is late?|We see it and come later; you need not ring.\nWhere do I find the driver?|At the rail in arrivals, with your name.\nCan I pay in the car?|By card or cash, or before by link.",
  },
  words: {
    tagline: "Flights, names, seats and who drives.",
    itch: "Has LX 204 landed?",
    promise: "A driver at the rail for every flight",
    pov: "POV: the flight is late and the driver knows",
    gains: ["LX 204 delayed, Marco waits", "03:45 tomorrow: no driver yet", "Two child seats for the Oseis"],
  },
});
