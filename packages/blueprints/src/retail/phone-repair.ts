import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "phoneRepair",
  name: "Phone repair shop",
  icon: "smartphone",
  says: {
    en: "phone repair|phone repair shop|mobile phone repair|cell phone repair|screen repair|iphone repair|cracked screen repair|laptop repair|computer repair shop|tablet repair|console repair|electronics repair shop|repair tickets for phones|battery replacement shop|data recovery shop|device repair",
    de: "Handyreparatur|Smartphone-Reparatur|Displayreparatur|Computerreparatur",
    es: "reparación de móviles|reparación de celulares|servicio técnico de móviles|cambio de pantalla",
    fr: "réparation de téléphone|réparation smartphone|réparation écran|réparation d'ordinateurs",
    pt: "conserto de celular|reparação de telemóveis|assistência técnica de celulares|troca de ecrã",
  },
  forms: ["management", "booking", "site"],
  people: ["repair technicians", "customers"],
  mood: "lively",
  things: [
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "client|owner",
      fields:
        "Name: text\nPhone to ring: phone\nE-mail: email\nRepairs so far: rollup count repair.customer\nNotes: text",
      cells: "phoneToRing eMail notes",
      rows: "Jamal Ortiz|555-0121|jamal.ortiz@example.com|Ring at work until five\nKatja Wolf|555-0122|katja.wolf@example.com|\nBright Cabs|555-0123|fleet@brightcabs.example.com|Six drivers, one invoice\nElena Popa|555-0124|elena.popa@example.com|Photos not saved anywhere\nWes Grant|555-0125|wes.grant@example.com|\nNia Roberts|555-0126|nia.roberts@example.com|Student, price first",
    },
    {
      id: "repair",
      use: "core",
      role: "event",
      icon: "wrench",
      names: "repair|repairs",
      also: "ticket|job|device|phone|laptop",
      fields:
        "Ticket: text\nCustomer: relation customer\nDevice: text\nSerial or IMEI: text\nFault: choice screen|battery|charging port|camera|water|will not start|data\nCondition on arrival: longText\nPasscode left: boolean 50\nQuote: money 0..340 EUR\nTechnician: text @people\nTaken in: dateTime -6..0 09:00..18:00\nPromised: dateTime -1..5 10:00..18:30\nState: choice taken in|diagnosed|quote sent|waiting for part|on the bench|tested|ready|collected|not worth it",
      cells:
        "customer device serialOrIMEI fault conditionOnArrival passcodeLeft quote technician takenIn promised state",
      rows: "R-841 Jamal|Jamal Ortiz|Nova 12|356600110841|screen|Corner chip, glass cracked|yes|129|Sami|@0T09:20|@0T13:00|on the bench\nR-840 Katja|Katja Wolf|Nova 10 mini|356600110733|battery|Back scratched|yes|59|Sami|@-1T16:40|@0T11:00|ready\nR-839 Bright Cabs|Bright Cabs|Tab 8|RT8-2210|charging port|Port loose|no|75|Dilan|@-1T11:05|@1T12:00|waiting for part\nR-838 Elena|Elena Popa|Aero 3|356600118822|water|Sea water, indicator red|yes|90|Dilan|@-2T10:15|@1T17:00|diagnosed\nR-837 Wes|Wes Grant|Laptop 14|LP14-0193|will not start|No sign of life, dent|no|220|Dilan|@-4T13:30|@-1T17:00|quote sent\nR-836 Nia|Nia Roberts|Nova 9|356600110509|screen|Screen black, rings|yes|89|Sami|@-5T12:00|@-4T17:00|collected\nR-835 Bright Cabs|Bright Cabs|Nova 10|356600110677|camera|Lens glass broken|yes|65|Sami|@-5T09:10|@-3T16:00|collected\nR-834 Jamal|Jamal Ortiz|Console 5|CS5-88120|will not start|HDMI port bent|no|0|Dilan|@-6T15:00|@-2T18:00|not worth it",
    },
    {
      id: "part",
      use: "core",
      role: "item",
      icon: "cpu",
      names: "part|parts",
      also: "screen|battery|spare|stock",
      fields:
        "Part: text\nFits: text\nGrade: choice original|compatible|refurbished\nIn stock: number 0..14\nKeep at least: number 1..4\nAbove minimum: calc inStock - keepAtLeast\nCost: money 4..140 EUR\nSupplier: text",
      cells: "fits grade inStock keepAtLeast cost supplier",
      rows: "Screen Nova 12|Nova 12|original|2|2|78|Cellparts\nScreen Nova 9|Nova 9|compatible|5|2|31|Cellparts\nBattery Nova 10 mini|Nova 10 mini|original|1|3|19|Cellparts\nCharging flex Tab 8|Tab 8|original|0|1|14|Tabworld\nCamera glass Nova 10|Nova 10|compatible|6|2|4|Cellparts\nBattery Aero 3|Aero 3|compatible|3|2|17|Tabworld",
    },
    {
      id: "appointment",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "drop-off time|drop-off times",
      also: "appointment|booking|slot",
      fields:
        "Appointment: text\nPhone: phone\nDevice: text\nDate: date 0..6\nTime: time 09:00..17:30\nFault: choice screen|battery|charging port|camera|water|other\nState: choice booked|arrived|did not come",
      cells: "phone device date time fault state",
      rows: "Greta, screen|555-0131|Nova 12|@0|15:00|screen|booked\nAhmed, battery|555-0132|Aero 3|@0|16:30|battery|booked\nLotte, port|555-0133|Nova 10|@1|09:30|charging port|booked\nIvan, wet phone|555-0134|Nova 9|@0|09:00|water|arrived",
    },
    {
      id: "warranty",
      use: "more",
      role: "event",
      icon: "shield-check",
      names: "comeback|comebacks",
      also: "warranty claim|return|complaint",
      fields:
        "Case: text\nRepair: relation repair\nCame back: date -10..0\nWhat: text\nCause: choice our work|part faulty|new damage|unclear\nFree of charge: boolean 70",
      cells: "repair cameBack what cause freeOfCharge",
      rows: "Touch fails at the edge|R-836 Nia|@-1|Lower edge does not react|part faulty|yes\nCamera fogged|R-835 Bright Cabs|@0|Dust under glass|our work|yes\nDropped again|R-834 Jamal|@0|Port bent again|new damage|no",
    },
  ],
  jobs: "move repair.state\ndue repair.promised\nrank part.aboveMinimum\nbook appointment\nagenda appointment.date\nassign repair.technician\nkeep repair\nfind repair\ncount part.inStock\nchart repair.fault\nprint repair\nkeep customer",
  site: {
    headline: "Screen by lunch",
    body: "Most screens and batteries in ninety minutes while you shop. You get a price first and the old part in a bag.",
    action: "Book a drop-off time|appointment",
    services:
      "Screen|Most models, with twelve months warranty|129\nBattery|While you wait|59\nCharging port|Cleaned first, often that is all|75\nWater damage check|Opened, cleaned, dried|40",
    questions:
      "Will my photos be safe?|We do not erase anything; save a copy if the phone still starts.\nDo you need my passcode?|Only to test, and you may change it before.\nWhat if it cannot be saved?|You pay nothing but the check, and we recycle it.",
  },
  words: {
    tagline: "Tickets, parts and who may collect.",
    itch: "Is Wes's laptop waiting for us or for him?",
    promise: "Every ticket tested and ready on time",
    pov: "POV: the screen is in stock before they walk in",
    gains: ["R-841: ready at one", "Laptop 14: quote unanswered", "Charging flex: none left"],
  },
});
