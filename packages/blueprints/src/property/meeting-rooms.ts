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
  ],
  jobs: "find room\nkeep room\ncheck room.stepFree\nchart room.kind\nfind colleague\nkeep colleague",
  words: {
    tagline: "A free room when needed.",
    itch: "Booked. And empty.",
    promise: "A free room when needed",
    pov: "POV: the good desk is yours",
    gains: ["Free at two? Booked.", "Six seats, one screen.", "No knock on the door."],
  },
});
