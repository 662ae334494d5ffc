import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "parkingSpaces",
  name: "Parking spaces",
  icon: "circle-parking",
  says: {
    en: "parking spaces|parking space booking|car park|parking lot|parking garage|parking permits|resident parking permits|staff parking|company parking spaces|reserve a parking space|parking space rental|rent out a parking space|parking management|airport parking|visitor parking|parking spot sharing|parking attendants|monthly parking|ev charging bays|parking fines",
    de: "Parkplätze verwalten|Parkplatz buchen|Tiefgarage Stellplätze|Parkausweise|Mitarbeiterparkplätze",
    es: "plazas de aparcamiento|reserva de aparcamiento|plazas de garaje|estacionamiento",
    fr: "places de parking|réservation de parking|gestion de parking|parking partagé",
    pt: "vagas de estacionamento|reserva de estacionamento|gestão de estacionamento|vagas de garagem",
  },
  forms: ["booking", "management", "dashboard", "site"],
  people: ["car park managers", "drivers"],
  mood: "sober",
  things: [
    {
      id: "bay",
      use: "core",
      role: "place",
      icon: "circle-parking",
      names: "space|spaces",
      also: "bay|parking space|parking spot|slot|parking place",
      fields:
        "Space: text\nLevel: choice street|ground|level 1|level 2|yard\nKind: choice standard|wide|disabled|family|charging|motorcycle|van\nHeight: number 190..320 cm\nCharger: choice none|11 kW|22 kW\nA day: money 3..18 EUR\nA month: money 35..140 EUR\nUse: choice by the day|monthly|visitors|staff\nBookings: rollup count parking.space\nState: choice free|taken|reserved|out of use",
      cells: "level kind height charger aDay aMonth use state",
      rows: "G-01|ground|disabled|210|none|3|35|visitors|free\nG-02|ground|family|210|none|9|85|by the day|taken\nG-03|ground|charging|210|22 kW|14|140|by the day|taken\nG-04|ground|charging|210|11 kW|12|120|staff|reserved\n1-11|level 1|standard|200|none|9|75|monthly|taken\n1-12|level 1|standard|200|none|9|75|monthly|taken\n1-13|level 1|standard|200|none|9|75|by the day|free\n1-14|level 1|wide|200|none|11|90|staff|reserved\n2-20|level 2|standard|200|none|8|65|by the day|out of use\nY-01|yard|van|320|none|16|130|by the day|reserved\nY-07|yard|motorcycle|320|none|3|35|monthly|taken",
    },
    {
      id: "driver",
      use: "core",
      role: "person",
      icon: "car",
      names: "driver|drivers",
      also: "permit holder|customer|employee|resident|tenant",
      fields:
        "Name: text\nPlate: text\nSecond plate: text\nPhone: phone\nE-mail: email\nBelongs to: text\nPermit: choice none|day guest|monthly|staff|resident|disabled\nPermit number: text\nPermit until: date -10..340\nDays left: daysUntil permitUntil\nMonthly rent paid: boolean 70",
      cells: "plate secondPlate phone eMail belongsTo permit permitNumber permitUntil monthlyRentPaid",
      rows: "Helga Brandt|KB RT 41||555-0101|helga.brandt@example.com|Private|monthly|P-101|@210|yes\nTom Reid|LO 22 TDW|LO 19 REI|555-0102|tom@tidewater.example.com|Tidewater Apps|staff|P-118|@95|yes\nPriya Raman|LO 71 PRI||555-0103|priya@tidewater.example.com|Tidewater Apps|staff|P-119|@95|yes\nKarim Haddad|MX 08 KHD||555-0104|karim.haddad@example.com|9 Canal Street|resident|P-077|@-6|no\nRuth Ellis|HN 15 RUT||555-0105|ruth.ellis@example.com|Private|disabled|P-009|@300|yes\nOkoro Electric|OK 3 VAN|OK 4 VAN|555-0106|office@okoro.example.com|Firm|monthly|P-130|@24|no\nAna Sousa|FG 30 ANA||555-0107|ana@lightfield.example.com|Guest of Tidewater|day guest||@0|yes\nGwen Hughes|HN 19 GWE||555-0108|gwen.hughes@example.com|Private|monthly|P-133|@150|yes",
    },
    {
      id: "parking",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "booking|bookings",
      also: "reservation|parking|stay|day ticket",
      fields:
        "Booking: text\nSpace: relation bay\nDriver: relation driver\nDate: date -2..12\nTime: time 06:30..18:00\nUntil: time 08:00..23:00\nDays: number 1..14\nPrice: money 0..110 EUR\nPaid: boolean 60\nCharged: number 0..48 kWh\nState: choice booked|parked|left|no-show|cancelled",
      cells: "space driver date time until days price paid charged state",
      rows: "Ana charges|G-03|Ana Sousa|@0|08:40|17:00|1|14|yes|22|parked\nTom, Tuesday|1-14|Tom Reid|@0|08:15|17:30|1|0|yes|0|booked\nPriya, charging|G-04|Priya Raman|@0|09:00|16:30|1|0|yes|0|booked\nOkoro van on site|Y-01|Okoro Electric|@1|06:45|18:00|2|32|no|0|booked\nRuth to the market|G-01|Ruth Ellis|@2|09:30|12:00|1|3|no|0|booked\nHelga, week away|1-13|Helga Brandt|@3|07:00|20:00|7|63|yes|0|booked\nKarim, overnight|G-02|Karim Haddad|@-1|18:00|08:00|1|9|no|0|parked\nGwen, cancelled trip|1-13|Gwen Hughes|@-2|08:00|19:00|1|9|yes|0|cancelled",
    },
    {
      id: "incident",
      use: "core",
      role: "item",
      icon: "triangle-alert",
      names: "incident|incidents",
      also: "fine|wrong parker|damage|penalty|barrier fault",
      fields:
        "Incident: text\nPicture: image\nSpace: relation bay\nPlate: text\nDate: date -20..0\nKind: choice no permit|wrong space|overstay|damage|barrier|charger\nCharge: money 0..90 EUR\nWho: text @people\nState: choice noted|notice on the car|letter sent|paid|settled",
      cells: "space plate date kind charge who state",
      rows: "Stranger in a staff space|1-14|XY 04 QRS|@-1|no permit|30|Mateo Ruiz|notice on the car\nThree hours over|G-02|MX 08 KHD|@0|overstay|15|Mateo Ruiz|noted\nBarrier scratched a door|2-20|HN 19 GWE|@-9|damage|0|Ingrid Lund|letter sent\nCharger shows error 14|G-04||@-3|charger|0|Omar Haddad|settled\nVan in the disabled space|G-01|OK 4 VAN|@-6|wrong space|60|Mateo Ruiz|paid\nLight out above level 2|2-20||@-4|barrier|0|Omar Haddad|noted",
    },
  ],
  jobs: "book parking\nagenda parking.date\nfind bay\nmove bay.state\nmove parking.state\ndue driver.permitUntil\nkeep driver\ncheck parking.paid\nmove incident.state\nshow incident.picture\ntotal parking.price\nchart bay.kind\nkeep bay\nassign incident.who",
  site: {
    headline: "Your space is waiting, number and all",
    body: "Book by the day or the month. The barrier knows your plate, the space is yours, and charging is by the kilowatt-hour.",
    action: "Book a space|parking",
    services:
      "Day space|Level 1, roofed|9\nMonthly space|Your own number, day and night|75\nCharging space|Up to 22 kilowatts, a day|14\nVan space|Yard, three meters high|16",
    questions:
      "How high may my car be?|Two meters on the levels, three in the yard.\nSomebody is in my space. What now?|Ring the number at the barrier; we find you another at once.\nCan I change the plate?|Yes, two plates per permit, one car inside at a time.\nUntil when can I cancel?|Until six on the morning itself.",
  },
  words: {
    tagline: "Which space, which plate, until when.",
    itch: "Who is in 1-14 again?",
    promise: "Every space used, no circling",
    pov: "POV: the barrier opened and the space was free",
    gains: ["11 spaces, 2 free now", "P-077 ran out six days ago", "Level 1: 9 a day"],
  },
});
