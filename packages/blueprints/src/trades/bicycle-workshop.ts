import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "bicycleWorkshop",
  name: "Bicycle workshop",
  icon: "bike",
  says: {
    en: "bicycle workshop|bike workshop|bike repair|bicycle repair|bike mechanic|bike servicing|bicycle repair tickets|mobile bike mechanic|wheel building|bike tune-up|e-bike service|bike repair shop|cycle repairs|cargo bike servicing|suspension service|bike repair booking",
    de: "Fahrradwerkstatt|Fahrradreparatur|E-Bike-Werkstatt|Laufradbau",
    es: "taller de bicicletas|reparación de bicicletas|mecánico de bicis",
    fr: "atelier vélo|réparation de vélos|mécanicien cycles",
    pt: "oficina de bicicletas|conserto de bicicletas|reparação de bicicletas",
  },
  forms: ["management", "booking", "site"],
  people: ["bike mechanics", "riders"],
  mood: "warm",
  things: [
    {
      id: "rider",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "rider|riders",
      also: "customer|owner|client",
      fields: "Name: text\nPhone: phone\nE-mail: email\nRides: choice daily|weekends|racing|cargo|family",
      cells: "phone eMail rides",
      rows: "Tom Reinders|555-0111|tom.reinders@example.com|daily\nAnja Vogt|555-0112|anja.vogt@example.com|weekends\nFamily Osei|555-0113|osei@example.com|cargo\nLuc Bernard|555-0114|luc.bernard@example.com|racing\nPedal Post|555-0115|bikes@pedalpost.example.com|daily\nPetra Kamp|555-0116|petra.kamp@example.com|family",
    },
    {
      id: "bike",
      use: "core",
      role: "item",
      icon: "bike",
      names: "bike|bikes",
      also: "bicycle|e-bike|frame|cargo bike",
      fields:
        "Bike: text\nRider: relation rider\nFrame number: text\nDrive: choice derailleur|hub gear|single speed|e-bike, middle motor|e-bike, hub motor\nWheels: text\nChain wear: number 0.1..1.2 %\nLast service: date -500..-2\nNext service: date -30..180\nDays left: daysUntil nextService\nNotes: text",
      cells: "rider frameNumber drive wheels chainWear lastService nextService notes",
      rows: "Tom's Wayfarer|Tom Reinders|WF26-0388|e-bike, middle motor|28 inch|0.4|@-170|@12|Software 4.2\nAnja's gravel|Anja Vogt|GO-7731|derailleur|28 inch, tubeless|0.8|@-390|@-20|\nOsei's long tail|Family Osei|PL-0029|e-bike, middle motor|26 and 20 inch|0.6|@-95|@85|Child seats stay on\nLuc's road bike|Luc Bernard|R1-1980|derailleur|28 inch, carbon|0.5|@-60|@120|Torque key only\nPedal Post 4|Pedal Post|PP-0004|hub gear|20 and 26 inch|0.9|@-62|@-2|Back before six\nPedal Post 7|Pedal Post|PP-0007|hub gear|20 and 26 inch|0.3|@-20|@40|\nPetra's city bike|Petra Kamp|T28-1120|hub gear|28 inch|0.7|@-410|@-45|",
    },
    {
      id: "repair",
      use: "core",
      role: "event",
      icon: "wrench",
      names: "repair|repairs",
      also: "ticket|job|service|tune-up",
      fields:
        "Ticket: text\nBike: relation bike\nBrought: date -6..5\nReady by: date -1..8\nTime: time 10:00..18:30\nWork: tags service|puncture|brakes|drivetrain|wheel|bearings|e-system|suspension\nFound: longText\nMechanic: text @people\nLabor: money 12..180 EUR\nParts: rollup sum usedPart.repair.price EUR\nLimit: money 0..300 EUR\nStand: choice 1|2|waiting rack\nState: choice booked|checked in|on the stand|waiting for a part|rider asked|done|collected",
      cells: "bike brought readyBy time work found mechanic labor limit stand state",
      rows: "T-511|Tom's Wayfarer|@0|@0|17:00|service; e-system|Firmware, rotor rubs|Mika|79|150|1|on the stand\nT-510|Pedal Post 4|@0|@0|18:00|drivetrain; brakes|Chain and sprocket worn|Yara|55|200|2|on the stand\nT-509|Anja's gravel|@-2|@-1|18:00|drivetrain|Cassette worn with the chain|Yara|45|90|waiting rack|rider asked\nT-508|Luc's road bike|@-3|@2|16:00|bearings|Bottom bracket, special size|Mika|60|250|waiting rack|waiting for a part\nT-507|Osei's long tail|@-4|@-3|12:00|puncture|Glass, rear|Mika|22|50|1|collected\nT-512|Petra's city bike|@1|@2|17:00|service||Yara|69|120|waiting rack|booked",
    },
    {
      id: "usedPart",
      use: "core",
      role: "log",
      icon: "cog",
      names: "part used|parts used",
      also: "part|spare|tube|chain",
      fields:
        "Part: text\nRepair: relation repair\nQuantity: number 1..4\nPrice: money 3..140 EUR\nState: choice in stock|ordered|fitted",
      cells: "repair quantity price state",
      rows: "Brake pads, sintered|T-511|2|38|in stock\nChain, hub gear|T-510|1|19|fitted\nSprocket 18|T-510|1|14|fitted\nCassette 11-42|T-509|1|89|in stock\nBottom bracket T47|T-508|1|110|ordered\nTube 20 inch|T-507|1|9|fitted",
    },
  ],
  jobs: "agenda repair.readyBy\nmove repair.state\nbook repair\ndue bike.nextService\nassign repair.mechanic\nfind bike\nkeep usedPart\nrank bike.chainWear\nkeep repair\ntotal repair.labor\nprint repair\nkeep rider",
  site: {
    headline: "In by nine, riding by six",
    body: "Two stands, one chain gauge, no surprises. Tell us the most you want to spend and we ring before we pass it.",
    action: "Book a repair|repair",
    services:
      "Service, city bike|Brakes, gears, bolts, wheels|69\nService, e-bike|With firmware and battery report|79\nPuncture|While you wait, tube included|22\nWheel built|Spokes and labor|95",
    questions:
      "Why replace the cassette as well?|A new chain jumps on worn teeth.\nDo I need an appointment?|Not for punctures.\nDo you repair supermarket bikes?|If it is safe to do so, and we say when it is not.",
  },
  words: {
    tagline: "On the stand, waiting, and rung.",
    itch: "Has Anja said yes to the cassette?",
    promise: "Every ticket ready at the hour it says",
    pov: "POV: the courier bike is back before six",
    gains: ["Two due by six today", "Bottom bracket: two days", "Pedal Post 4: chain at 0.9"],
  },
});
