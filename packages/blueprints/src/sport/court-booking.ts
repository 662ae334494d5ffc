import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "courtBooking",
  name: "Court booking",
  icon: "grid-2x2",
  says: {
    en: "court booking|book a court|squash courts|padel courts|padel court booking|badminton courts|pickleball court|pickleball courts|sports hall booking|court reservation|pitch booking|five a side pitch|basketball court booking",
    de: "Platzbuchung|Padelplatz buchen|Squashplatz buchen",
    es: "reserva de pistas|reservar pista de pádel|pistas de pádel",
    fr: "réservation de terrains|réserver un court|terrain de padel",
    pt: "reserva de quadras|reservar quadra|quadra de padel",
  },
  forms: ["booking", "management"],
  people: ["players", "clubs"],
  mood: "lively",
  things: [
    {
      id: "court",
      use: "core",
      role: "item",
      icon: "grid-2x2",
      names: "court|courts",
      also: "pitch|pitches|lane|lanes|hall",
      fields:
        "Name: text\nPicture: image\nSurface: choice clay|hard|grass|carpet\nCovered: boolean 30\nFloodlight: boolean 60\nOpens: time 07:00..08:00\nCloses: time 20:00..22:00\nPrice: money 0..18 EUR\nDetails: longText",
      cells: "surface covered floodlight price",
      rows: "Court 1|clay||yes|\nCourt 2|clay||yes|\nCourt 3, by the hedge|clay||no|\nCentre court|clay||yes|12\nHall east|carpet|yes||18\nHall west|hard|yes||18\nPractice wall|hard|||0",
    },
    {
      id: "clubMember",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "member|members",
      also: "player|players",
      fields:
        "Name: text\nPortrait: image\nLevel: choice beginner|club|team\nPlays: choice mornings|evenings|weekends\nPhone: phone\nPaid: boolean 85",
      cells: "level plays",
      rows: "Noor Haddad|team|evenings\nJonas Albrecht|club|\nMireille Duval|club|mornings\nTomás Vega|beginner|weekends\nElke Sommer|team|\nOmar Farouk|beginner|\nAnika Rao|club|",
    },
    {
      id: "booking",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "booking|bookings",
      also: "reservation|game|slot|hour",
      fields:
        "Name: text\nCourt: relation court\nDate: date 0..9\nTime: time 08:00..21:00\nMinutes: number 60..120 min\nPlayers: number 2..4\nPhone: phone\nPaid: boolean 50\nState: choice confirmed|asked|cancelled",
      cells: "court date time minutes players phone paid state",
      rows: "Margaret Hale|Court 1|@0|18:00|60|2|555-0101|yes|confirmed\nPriya Nair|Hall east|@0|19:00|60|4|555-0105|no|confirmed\nOwen Pritchard|Court 2|@1|17:30|90|4|555-0103|yes|confirmed\nDaniel Okoro|Centre court|@1|20:00|60|2|555-0108|no|asked\nRuth Ellis|Hall west|@2|10:00|60|2|555-0107|yes|confirmed\nHelen Sharp|Court 1|@3|09:00|60|4|555-0110|no|confirmed\nTomás García|Court 2|@5|18:00|120|4|555-0112|no|asked\nAisha Bello|Hall east|@6|20:00|60|2|555-0113|yes|cancelled",
    },
  ],
  jobs: "book booking\nagenda booking.date\nplan booking.date\nmove booking.state\ncheck booking.paid\nfind court\nkeep court\ncheck court.covered\nchart court.surface\ntotal court.price\nfind clubMember\nkeep clubMember\ncheck clubMember.paid",
  words: {
    tagline: "See the free court, take it.",
    itch: "Court free? Nobody knows.",
    promise: "See the free court, take it",
    pov: "POV: the court is yours",
    gains: ["Court two, tonight at seven.", "Rain? The hall is free.", "Four players, one click."],
  },
});
