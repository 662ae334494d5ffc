import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "deskBooking",
  name: "Desks and meeting rooms",
  icon: "lamp-desk",
  says: {
    en: "desk booking|hot desk|hot desking|book a desk|office desk booking|coworking|coworking space|co-working space|shared office|hybrid office|office space booking|who is in the office|workspace booking|office floor plan desks|visitor log for the office|visitor check-in|serviced offices",
    de: "Schreibtisch buchen|Desk-Sharing|Coworking|Besprechungsraum buchen|Raumbuchung Büro",
    es: "reserva de escritorios|coworking|reserva de salas de reuniones|puestos de trabajo compartidos",
    fr: "réservation de bureaux|espace de coworking|bureau partagé",
    pt: "reserva de mesas de trabalho|coworking|escritório compartilhado",
  },
  forms: ["booking", "management", "dashboard", "site"],
  people: ["office managers", "members", "visitors"],
  mood: "sober",
  things: [
    {
      id: "space",
      use: "core",
      role: "place",
      icon: "lamp-desk",
      names: "space|spaces",
      also: "desk|hot desk|meeting room|room|office|phone booth",
      fields:
        "Space: text\nPicture: image\nKind: choice desk|standing desk|meeting room|phone booth|office\nFloor: choice ground|first|second\nZone: choice quiet|talk|by the window|by the kitchen\nSeats: number 1..14\nWith: tags screen|two screens|whiteboard|camera|step-free|dock\nAn hour: money 0..45 EUR\nA day: money 0..220 EUR\nBookings: rollup count booking.space\nState: choice open|out of use|let for good",
      cells: "kind floor zone seats withValue anHour aDay state",
      rows: "Desk 1.01|desk|first|by the window|1|screen; dock|4|22|open\nDesk 1.02|desk|first|by the window|1|two screens; dock|4|22|open\nDesk 1.05|standing desk|first|quiet|1|two screens; dock|5|25|open\nDesk 1.08|desk|first|by the kitchen|1|dock|3|18|out of use\nDesk 2.03|desk|second|quiet|1|screen; dock|4|22|open\nOak room|meeting room|ground|talk|12|screen; camera; whiteboard; step-free|38|190|open\nLinden room|meeting room|first|talk|6|screen; camera|24|120|open\nHazel room|meeting room|second|talk|4|whiteboard|16|80|open\nBooth A|phone booth|first|talk|1|dock|0|0|open\nOffice 2.10|office|second|quiet|4|dock; whiteboard|0|220|let for good",
    },
    {
      id: "member",
      use: "core",
      role: "person",
      icon: "id-card",
      names: "member|members",
      also: "employee|coworker|colleague|tenant|company",
      fields:
        "Name: text\nCompany: text\nE-mail: email\nPlan: choice staff|day pass|ten days|full time|team office\nDays left: number 0..20\nKey card: text\nUsual days: tags Monday|Tuesday|Wednesday|Thursday|Friday\nPlan until: date -4..330\nBookings: rollup count booking.member",
      cells: "company eMail plan daysLeft keyCard usualDays planUntil",
      rows: "Mina Okoye|Okoye Translations|mina@okoye.example.com|ten days|3|C-101|Tuesday; Thursday|@60\nTom Reid|Tidewater Apps|tom@tidewater.example.com|full time|20|C-102|Monday; Tuesday; Wednesday; Thursday|@210\nPriya Raman|Tidewater Apps|priya@tidewater.example.com|full time|20|C-103|Monday; Wednesday|@210\nElias Amari|Amari Architects|elias@amari.example.com|team office|20|C-110|Monday; Tuesday; Wednesday; Thursday; Friday|@330\nGrace Adeyemi|Freelance editor|grace.adeyemi@example.com|day pass|1|C-118|Friday|@0\nJonas Beck|Beck Sound|jonas@becksound.example.com|ten days|0|C-121|Wednesday|@-4\nLeila Haddad|Tidewater Apps|leila@tidewater.example.com|full time|20|C-104|Tuesday; Thursday|@210\nOtto Weiss|Weiss Tax Advice|otto@weiss.example.com|full time|20|C-125|Monday; Tuesday|@95",
    },
    {
      id: "booking",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "booking|bookings",
      also: "reservation|desk booking|room booking|day in the office",
      fields:
        "Booking: text\nSpace: relation space\nMember: relation member\nDate: date -2..10\nTime: time 08:00..16:00\nUntil: time 09:00..18:00\nPeople: number 1..12\nExtras: tags coffee|lunch|water|projector|parking\nPrice: money 0..220 EUR\nChecked in: boolean 30\nState: choice booked|checked in|no-show|cancelled|done",
      cells: "space member date time until people extras price checkedIn state",
      rows: "Tom at the window|Desk 1.01|Tom Reid|@0|08:30|17:00|1|parking|0|yes|checked in\nPriya beside Tom|Desk 1.02|Priya Raman|@0|09:00|16:00|1||0|yes|checked in\nMina, quiet day|Desk 1.05|Mina Okoye|@0|09:00|15:00|1||25|no|booked\nSprint review|Linden room|Tom Reid|@0|14:00|15:30|6|coffee; water|36|no|booked\nClient day|Oak room|Elias Amari|@1|09:00|16:00|12|coffee; lunch; projector|190|no|booked\nTax talk|Hazel room|Otto Weiss|@1|10:00|11:00|3|water|16|no|booked\nGrace, Friday|Desk 2.03|Grace Adeyemi|@3|08:30|17:00|1||22|no|booked\nCall with Oslo|Booth A|Leila Haddad|@0|11:00|11:45|1||0|yes|done\nJonas, Wednesday|Desk 2.03|Jonas Beck|@-1|09:00|17:00|1||22|no|no-show\nTeam lunch talk|Oak room|Priya Raman|@6|12:00|13:30|10|lunch|57|no|booked",
    },
    {
      id: "visitor",
      use: "core",
      role: "event",
      icon: "user-round-check",
      names: "visitor|visitors",
      also: "guest|visitor log|visitor badge|reception",
      fields:
        "Visitor: text\nCompany: text\nHost: relation member\nExpected: dateTime -1..6 08:30..16:30\nBadge: text\nArrived: boolean 40\nLeft: boolean 25\nCar plate: text\nNeeds: text",
      cells: "company host expected badge arrived left carPlate needs",
      rows: "Ana Sousa|Light and Field|Tom Reid|@0T13:50|V-04|yes|no||\nPaul Lindgren|City Bank|Elias Amari|@1T08:50||no|no|KB 77 PLX|Parking\nVera Stolz|Stolz Textiles|Elias Amari|@1T08:55||no|no||Step-free way\nLen Morris|Courier|Otto Weiss|@0T10:15|V-02|yes|yes||\nDr. Reyes|City Clinic|Mina Okoye|@0T11:30|V-03|yes|yes||\nLucy Chen|Paper Fox|Priya Raman|@6T11:45||no|no||Vegan lunch",
    },
    {
      id: "fault",
      use: "more",
      role: "item",
      icon: "wrench",
      names: "fault|faults",
      also: "broken thing|office issue|facility ticket|request",
      fields:
        "Fault: text\nSpace: relation space\nReported by: relation member\nReported: date -10..0\nWho: text @people\nState: choice new|being fixed|done",
      cells: "space reportedBy reported who state",
      rows: "Dock gives no picture|Desk 1.08|Leila Haddad|@-2|Omar Haddad|being fixed\nCamera freezes|Linden room|Tom Reid|@-1|Omar Haddad|new\nChair squeaks|Desk 2.03|Grace Adeyemi|@-6|Ingrid Lund|done\nMarker pens dry|Hazel room|Otto Weiss|@0|Ingrid Lund|new",
    },
  ],
  jobs: "book booking\nagenda booking.date\nfind space\nshow space.picture\nmove booking.state\ncheck booking.checkedIn\nkeep space\nkeep member\nagenda visitor.expected\ncheck visitor.arrived\nrequest fault\nmove fault.state\nchart space.kind\ntotal booking.price\ndue member.planUntil",
  site: {
    headline: "A desk, a door that shuts, good coffee",
    body: "Book a desk for the day or a room for an hour. See who is in before you take the train.",
    action: "Book a desk or room|booking",
    services:
      "Day pass|Any free desk, eight to six|22\nTen days|To use within three months|190\nLinden room|Six seats, screen and camera, an hour|24\nOak room|Twelve seats, step-free, a day|190",
    questions:
      "Until when can I cancel?|Until eight the evening before, free of charge.\nWhat if nobody checks in?|After thirty minutes the desk is free for others.\nCan I bring a visitor?|Yes, announce them, and the badge is printed.\nIs it open at night?|Full-time members have a card for all hours.",
  },
  words: {
    tagline: "Who sits where, which room is free, who visits.",
    itch: "Two teams, one meeting room?",
    promise: "A free desk before you leave home",
    pov: "POV: you booked the desk next to Priya",
    gains: ["4 desks in use, 1 broken", "Oak room: twelve people tomorrow", "Ana Sousa is here, badge V-04"],
  },
});
