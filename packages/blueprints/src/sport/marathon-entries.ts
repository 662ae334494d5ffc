import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "marathonEntries",
  name: "Running event entries",
  icon: "medal",
  says: {
    en: "marathon|marathon entries|marathon organizer|marathon organizers|city marathon|marathon event|fun run|fun runs|fun run organizer|fun run organizers|charity run|road race|road races|running event|running events|running race|race organizer|start numbers and results|race registration|running event entries|fun run registration|race entries|half marathon organizers|charity run sign-up|race numbers and results|race director app|trail race entries|10k race registration|triathlon entries|obstacle race organizers|start list and results|race volunteers|sponsored run",
    de: "Laufveranstaltung Anmeldung|Laufveranstaltung|Stadtlauf|Spendenlauf|Marathon organisieren|Marathon-Anmeldung|Volkslauf|Startnummern",
    es: "inscripción a carrera|carrera popular|organizar un maratón|carrera solidaria|carrera popular inscripciones|maratón inscripciones",
    fr: "inscription course à pied|organiser un marathon|course populaire|course solidaire|inscriptions marathon|course caritative inscription",
    pt: "inscrição em corrida|organizar uma maratona|corrida de rua|corrida solidária|inscrições maratona|corrida solidária inscrição",
  },
  forms: ["management", "site", "booking", "dashboard"],
  people: ["race directors", "volunteers", "runners"],
  mood: "lively",
  things: [
    {
      id: "race",
      use: "core",
      role: "event",
      icon: "flag",
      names: "race|races",
      also: "distance|event|start",
      fields:
        "Race: text\nDistance: number 1..100 km\nDate: date 20..200\nStart: time 08:00..14:00\nPlaces: number 60..2400\nEntered: number 0..2400\nPlaces left: calc places - entered\nPrice: money 5..75 EUR\nPrice rises on: date -2..150\nCut-off: text\nWater points: number 0..12\nState: choice open|nearly full|waiting list|closed",
      cells: "distance date start places entered price priceRisesOn cutOff waterPoints state",
      rows: "Weir half marathon|21.1|@142|09:30|800|512|38|@34|2 h 45|5|open\nWeir ten|10|@142|10:00|600|571|22|@34|1 h 30|2|nearly full\nFamily mile|1.6|@142|13:30|300|84|5|@140|None|1|open\nRidge trail 32|32|@160|08:00|250|250|48|@60|5 h 30|4|waiting list\nNew Year's five|5|@35|11:00|200|63|12|@20|None|0|open",
    },
    {
      id: "runner",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "entry|entries",
      also: "runner|entrant|starter|bib",
      fields:
        "Name: text\nRace: relation race\nBib: number 1..2400\nClub: text\nCategory: choice U18|women|women 50|men|men 50\nExpected: text\nE-mail: email\nEmergency phone: phone\nT-shirt: choice none|S|M|L|XL\nPaid: boolean 80\nBib collected: boolean 10\nState: choice entered|paid|waiting list|started|finished|did not finish|moved to next year",
      cells: "race bib club category expected eMail emergencyPhone tShirt paid bibCollected state",
      rows: "Aoife Kearney|Weir half marathon|12|Weir RC|women|1:25|aoife.kearney@example.com|555-0101|M|yes|no|paid\nTom Reinders|Ridge trail 32|104|Weir RC|men|3:20|tom.reinders@example.com|555-0102|L|yes|no|paid\nIvy Chan|Weir ten|318|None|women|1:12|ivy.chan@example.com|555-0103|S|no|no|entered\nLuc Bernard|Weir half marathon|13|Weir RC|men|1:34|luc.bernard@example.com|555-0104|M|yes|no|paid\nHobart Reyes|Ridge trail 32|0|Harbor AC|men 50|4:10|hobart.reyes@example.com|555-0105|none|no|no|waiting list\nWalsh family|Family mile|61|None|U18|0:15|tom.walsh@example.com|555-0106|S|yes|no|paid\nGreta Hofer|New Year's five|8|None|women 50|0:31|greta.hofer@example.com|555-0107|none|yes|no|paid",
    },
    {
      id: "helper",
      use: "core",
      role: "person",
      icon: "heart-handshake",
      names: "marshal|marshals",
      also: "helper|volunteer|water point",
      fields:
        "Name: text\nPhone: phone\nPost: text\nJob: choice marshal|water|bibs|timing|medic|sweep\nFrom: time 06:30..12:00\nConfirmed: boolean 50",
      cells: "phone post job from confirmed",
      rows: "Colin Batt|555-0111|Bridge, km 4|marshal|08:30|yes\nDoris Penfold|555-0112|Mill Lane, km 9|water|09:00|yes\nKelly Marsh|555-0113|Hall|bibs|07:00|no\nNadia Perez|555-0114|Finish|timing|08:00|yes\nOmar Said|555-0115|Last runner|sweep|09:30|no",
    },
    {
      id: "task",
      use: "more",
      role: "event",
      icon: "list-checks",
      names: "task|tasks",
      also: "permit|order|to-do",
      fields: "Task: text\nDue: date -4..140\nWho: text @people\nCost: money 0..4200 EUR\nDone: boolean 25",
      cells: "due who cost done",
      rows: "Road closure, Mill Lane|@-2|Nadia Perez|180|no\nMedals, 1400|@40|Ola Fenwick|2380|no\nToilets, sixteen|@70|Kelly Marsh|1900|no\nAmbulance|@60|Bernd Voss|640|no",
    },
  ],
  jobs: "request runner\nrank race.placesLeft\nmove race.state\nfind runner\ncheck runner.paid\ndue task.due\nkeep runner\ncheck helper.confirmed\nmove runner.state\ndue race.priceRisesOn\nchart runner.category\nprint runner",
  site: {
    headline: "Weir half marathon, in spring",
    body: "Twenty-one flat kilometers, a ten, a family mile. Bibs by post or in the hall, soup for everyone who finishes.",
    action: "Enter a race|runner",
    services: "Half marathon|Until the price rises|38\nTen kilometers|With timing|22\nFamily mile|Per family member|5",
    questions:
      "Can I pass my place on?|Until two weeks before, for three euros.\nIs there a waiting list?|Yes, in the order of entry.\nHow slow may I be?|The sweep rides at seven fifty a kilometer.",
  },
  words: {
    tagline: "Places, bibs, marshals and water.",
    itch: "How many places has the ten?",
    promise: "Every bib with a name, every corner with a marshal",
    pov: "POV: the last runner gets the loudest cheer",
    gains: ["Ten: 29 places left", "Ridge trail full, Hobart waits", "Mill Lane closure: two days late"],
  },
});
