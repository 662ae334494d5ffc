import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "flightClub",
  name: "Flying club",
  icon: "plane",
  says: {
    en: "flying club|flight club|light aircraft club|aero club|aircraft booking|flight school|flying school|flying lessons|pilot logbook|glider club|gliding club|aircraft maintenance log|hangar share|microlight club|aircraft share group|trial flights|drone flight log",
    de: "Flugverein|Segelflugverein|Flugschule|Flugbuch",
    es: "aeroclub|escuela de vuelo|club de vuelo|libro de vuelo",
    fr: "aéroclub|école de pilotage|club de vol à voile|carnet de vol",
    pt: "aeroclube|escola de aviação|clube de voo|caderneta de voo",
  },
  forms: ["booking", "management", "community", "tracker"],
  people: ["club officers", "instructors", "pilots"],
  mood: "sober",
  things: [
    {
      id: "aircraft",
      use: "core",
      role: "item",
      icon: "plane",
      names: "aircraft|aircraft",
      also: "plane|airplane|glider|microlight",
      fields:
        "Registration: text\nPicture: image\nType: text\nSeats: number 1..4\nHour price: money 60..240 EUR\nHours flown: number 400..9800 h\nNext check at: number 450..9900 h\nHours left: calc nextCheckAt - hoursFlown h\nPapers until: date -5..300\nDays left: daysUntil papersUntil\nFuel: number 0..180 l\nState: choice ready|in the air|limited|grounded\nRemarks: text",
      cells: "type seats hourPrice hoursFlown nextCheckAt papersUntil fuel state remarks",
      rows: "D-ETAN|Two-seat trainer|2|128|6412.4|6450|@90|62|ready|\nD-EKOL|Four-seat tourer|4|186|3908.1|3910|@40|110|ready|Two hours left, plan short\nD-KIWI|Motor glider|2|96|2211.7|2300|@200|40|in the air|\nD-4471|Single-seat glider|1|60|1840|1900|@120|0|ready|\nD-MOTH|Vintage biplane|2|210|982.3|1000|@-2|55|grounded|Papers at the inspector",
    },
    {
      id: "pilot",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "pilot|pilots",
      also: "member|student|instructor",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nLicense: choice student|light|private|glider|instructor\nMedical until: date -4..700\nDays left: daysUntil medicalUntil\nLast 90 days: number 0..24\nCheck flight due: date -10..340\nMay fly: tags D-ETAN|D-EKOL|D-KIWI|D-4471|D-MOTH\nAccount: money -300..900 EUR",
      cells: "phone eMail license medicalUntil last90Days checkFlightDue mayFly account",
      rows: "Ursula Kern|555-0121|ursula.kern@example.com|instructor|@210|22|@120|D-ETAN; D-EKOL; D-KIWI|240\nJonas Adler|555-0122|jonas.adler@example.com|student|@600|9|@30|D-ETAN|-62\nRui Tavares|555-0123|rui.tavares@example.com|private|@-1|4|@60|D-ETAN; D-EKOL|310\nSofie Peeters|555-0124|sofie.peeters@example.com|private|@90|2|@-4|D-ETAN; D-EKOL|85\nEmil Hofer|555-0125|emil.hofer@example.com|glider|@400|11|@150|D-4471; D-KIWI|190\nDagmar Funk|555-0126|dagmar.funk@example.com|light|@300|6|@80|D-ETAN|20",
    },
    {
      id: "booking",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "booking|bookings",
      also: "slot|reservation|lesson|flight plan",
      fields:
        "Booking: text\nAircraft: relation aircraft\nPilot: relation pilot\nInstructor: text @people\nFrom: dateTime -1..7 07:00..18:00\nUntil: dateTime -1..7 08:00..20:00\nPurpose: choice lesson|local|cross-country|trial flight|check flight|maintenance\nDestination: text\nState: choice booked|in the air|landed|weather|canceled",
      cells: "aircraft pilot instructor from until purpose destination state",
      rows: "Jonas, circuits|D-ETAN|Jonas Adler|Ursula Kern|@0T10:00|@0T11:30|lesson||booked\nEmil, local|D-KIWI|Emil Hofer||@0T09:00|@0T11:00|local||in the air\nRui, to the coast|D-EKOL|Rui Tavares||@1T09:30|@1T14:00|cross-country|Coast field|booked\nSofie, check flight|D-ETAN|Sofie Peeters|Ursula Kern|@1T15:00|@1T16:00|check flight||booked\nTrial flight, Hale|D-ETAN|Dagmar Funk||@2T13:00|@2T13:45|trial flight||booked\nDagmar, local|D-ETAN|Dagmar Funk||@-1T14:00|@-1T15:30|local||weather",
    },
    {
      id: "flight",
      use: "core",
      role: "log",
      icon: "book-open",
      names: "flight|flights",
      also: "logbook entry|log|landing",
      fields:
        "Flight: text\nAircraft: relation aircraft\nPilot: relation pilot\nDate: date -14..0\nFrom: text\nTo: text\nOff blocks: time 07:00..18:00\nFlight time: number 0.2..4.5 h\nLandings: number 1..10\nFuel added: number 0..90 l\nCost: money 20..620 EUR\nDefects: text",
      cells: "aircraft pilot date from to offBlocks flightTime landings fuelAdded cost defects",
      rows: "Circuits|D-ETAN|Jonas Adler|@-4|Home|Home|10:10|1.1|7|30|141|None\nRound the lakes|D-EKOL|Rui Tavares|@-6|Home|Home|13:20|1.6|1|60|298|Left brake soft\nThermals|D-4471|Emil Hofer|@-9|Home|Home|12:40|2.8|1|0|168|None\nTrial|D-ETAN|Dagmar Funk|@-11|Home|Home|15:00|0.6|1|0|77|None\nTo Weir and back|D-KIWI|Emil Hofer|@-2|Home|Weir|09:30|1.4|2|20|134|None",
    },
  ],
  jobs: "book booking\nagenda booking.from\nfind aircraft\nkeep flight\nmove booking.state\nrank aircraft.hoursLeft\ndue pilot.medicalUntil\ndue pilot.checkFlightDue\nmove aircraft.state\ndue aircraft.papersUntil\ntotal flight.flightTime\nshow aircraft.picture",
  site: {
    headline: "Five aircraft, one grass strip",
    body: "Book an aircraft by the half hour, see its hours and its papers, write the flight when you land. Guests: ask for a trial flight.",
    action: "Book an aircraft|booking",
    services:
      "Trial flight|Forty-five minutes, hands on|120\nTrainer|Per hour, fuel included|128\nTourer|Per hour, four seats|186\nMembership|Per year|390",
    questions:
      "Who may book?|Members with a valid medical and a checkout on the type.\nWhat happens in bad weather?|Set the booking to weather; it costs nothing.\nHow do I report a defect?|In the flight entry; the aircraft is grounded if you say so.",
  },
  words: {
    tagline: "Slots, hours, medicals and landings.",
    itch: "How many hours has EKOL before its check?",
    promise: "In date, in hours, in the air",
    pov: "POV: the aircraft is fueled, and so are its papers",
    gains: ["D-EKOL: 1.9 hours left", "Rui: medical ended yesterday", "Sofie's check flight tomorrow at three"],
  },
});
