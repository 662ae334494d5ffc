import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "meetingRooms",
  name: "Meeting rooms",
  icon: "door-open",
  says: {
    en: "meeting room booking|meeting rooms|book a meeting room|conference room booking|conference rooms|room booking for the office|boardroom booking|office room calendar|room reservation office|meeting room scheduler|meeting space|boardroom",
    de: "Besprechungsräume|Meetingraum buchen|Konferenzraum buchen",
    es: "salas de reuniones|reservar sala de reuniones|sala de juntas",
    fr: "salles de réunion|réserver une salle de réunion|réservation de salles de réunion",
    pt: "salas de reunião|reservar sala de reunião|reserva de salas de reunião",
  },
  forms: ["booking", "management"],
  people: ["offices", "colleagues"],
  mood: "sober",
  things: [
    {
      id: "room",
      use: "core",
      role: "item",
      icon: "door-open",
      names: "room|rooms",
      also: "desk|desks|court|studio|venue|raum|sala|salle",
      fields:
        "Name: text\nPhoto: image\nKind: choice meeting room|desk|phone box|hall|studio|parking space\nFloor: choice ground|1st|2nd|3rd\nSeats: number 1..40\nHas: tags screen|whiteboard|daylight|quiet|coffee\nStep-free: boolean 80\nNote: longText",
      cells: "kind seats has",
      rows: "Lake|meeting room|8|screen;daylight\nForest|meeting room|4|whiteboard\nLighthouse|phone box|1|quiet\nAtrium|hall|40|screen;coffee\nDesk 14, window|desk|1|daylight\nDesk 15, window|desk|1|daylight\nDesk 3, quiet corner|desk|1|quiet\nAttic studio|studio|6|daylight;whiteboard\nSpace 7, charger|parking space|1|",
    },
    {
      id: "colleague",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "colleague|colleagues",
      also: "employee|staff|team",
      fields:
        "Name: text\nPortrait: image\nTeam: choice design|support|finance|workshop|sales\nIn the office: choice Mon to Wed|Tue to Thu|daily|rarely\nDays off left: number 3..28 d\nBirthday: date 3..300",
      cells: "team",
      rows: "Amara Osei|design\nMateo Ruiz|support\nYuki Tanaka|finance\nLena Krüger|workshop\nOmar Haddad|sales\nPriya Shah|design\nKofi Annor|support\nIngrid Lund|finance",
    },
    {
      id: "booking",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "booking|bookings",
      also: "reservation|meeting|slot",
      fields:
        "Purpose: text\nRoom: relation room\nBooked by: relation colleague\nDate: date 0..10\nTime: time 08:00..18:00\nMinutes: number 30..180 min\nPeople: number 2..12\nCoffee: boolean 30\nState: choice confirmed|asked|cancelled",
      cells: "room date time minutes people coffee state",
      rows: "Monday round|Lake|@0|09:00|45|6|no|confirmed\nInterview|Forest|@0|11:00|60|3|yes|confirmed\nBudget, second go|Lake|@1|14:00|90|5|yes|confirmed\nCall with the supplier|Lighthouse|@1|10:30|30|1|no|confirmed\nAll hands|Atrium|@2|16:00|60|38|yes|confirmed\nDrawing session|Attic studio|@3|13:00|120|5|no|asked\nNew starters|Forest|@4|09:30|60|4|yes|confirmed\nTraining|Attic studio|@7|09:00|180|6|yes|asked",
    },
  ],
  jobs: "book booking\nagenda booking.date\nplan booking.date\nmove booking.state\nfind room\nkeep room\ncheck room.stepFree\nchart room.kind\nfind colleague\nkeep colleague",
  words: {
    tagline: "A free room when needed.",
    itch: "Booked. And empty.",
    promise: "A free room when needed",
    pov: "POV: the good desk is yours",
    gains: ["Free at two? Booked.", "Six seats, one screen.", "No knock on the door."],
  },
});
