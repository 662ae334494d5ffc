import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "tennisClub",
  name: "Tennis club",
  icon: "circle-dot",
  says: {
    en: "tennis club|tennis court booking|book a tennis court|tennis courts|tennis ladder|tennis league fixtures|tennis coaching|tennis club members|padel club|squash court booking|badminton court booking|pickleball club|racket club|tennis tournament draw",
    de: "Tennisverein|Tennisplatz buchen|Platzbuchung Tennis|Padel-Platz buchen|Tennisclub",
    es: "club de tenis|reserva de pistas de tenis|reserva de pádel",
    fr: "club de tennis|réserver un court de tennis|réservation de padel",
    pt: "clube de ténis|reserva de campos de padel|escola de tênis",
  },
  forms: ["booking", "community", "management", "site"],
  people: ["club officers", "coaches", "members"],
  mood: "lively",
  things: [
    {
      id: "court",
      use: "core",
      role: "place",
      icon: "layout-grid",
      names: "court|courts",
      also: "pitch|padel court",
      fields:
        "Court: text\nSurface: choice clay|grass|hard|carpet|artificial\nIndoor: boolean 30\nLights: boolean 60\nHour price: money 0..32 EUR\nLast care: date -20..0\nState: choice open|wet|closed for care|frost",
      cells: "surface indoor lights hourPrice lastCare state",
      rows: "Court 1|clay|no|yes|0|@-1|frost\nCourt 2|clay|no|yes|0|@-1|frost\nCourt 3|hard|no|yes|6|@-5|open\nHall A|carpet|yes|yes|24|@-3|open\nHall B|carpet|yes|yes|24|@-3|open\nPadel|artificial|no|yes|20|@-2|open",
    },
    {
      id: "member",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "member|members",
      also: "player|junior",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nKind: choice adult|junior|family|passive\nRating: number 1..25\nLadder place: number 1..40\nTeam: choice none|ladies 1|gents 1|mixed|juniors\nSubs paid: boolean 80",
      cells: "phone eMail kind rating ladderPlace team subsPaid",
      rows: "Sofie Peeters|555-0101|sofie.peeters@example.com|adult|12|1|ladies 1|yes\nRui Tavares|555-0102|rui.tavares@example.com|adult|13|2|gents 1|yes\nNils Aarts|555-0103|nils.aarts@example.com|adult|15|3|gents 1|no\nGreta Hofer|555-0104|greta.hofer@example.com|family|16|4|mixed|yes\nElla Osei|555-0105|abena.osei@example.com|junior|20|5|juniors|yes\nEmil Hofer|555-0106|emil.hofer@example.com|family|18|6|mixed|yes",
    },
    {
      id: "booking",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "booking|bookings",
      also: "slot|reservation|lesson|court time",
      fields:
        "Booking: text\nCourt: relation court\nMember: relation member\nWith: text @people\nDate: date 0..7\nTime: time 07:00..21:00\nLength: duration 60..120\nKind: choice singles|doubles|lesson|ladder|match|guest\nPrice: money 0..48 EUR\nState: choice booked|played|canceled|no show",
      cells: "court member withValue date time length kind price state",
      rows: "Sofie and Rui|Hall A|Sofie Peeters|Rui Tavares|@0|18:00|60|ladder|24|booked\nJunior lesson|Hall B|Ella Osei|Coach Marin|@0|16:00|60|lesson|0|booked\nHofers|Padel|Greta Hofer|Emil Hofer|@0|17:00|90|doubles|30|booked\nNils with guest|Court 3|Nils Aarts|A colleague|@1|11:00|60|guest|12|booked\nGents training|Hall A|Rui Tavares|Gents 1|@2|20:00|90|doubles|36|booked\nSunday hit|Hall B|Sofie Peeters|Nils Aarts|@1|09:00|60|singles|24|booked\nMissed|Hall A|Nils Aarts|Emil Hofer|@0|08:00|60|singles|24|no show",
    },
    {
      id: "match",
      use: "core",
      role: "event",
      icon: "trophy",
      names: "match|matches",
      also: "fixture|ladder match|result|tie",
      fields:
        "Match: text\nPlayer: relation member\nAgainst: text\nDate: date -20..30\nCompetition: choice ladder|league|club championship|friendly\nScore: text\nWon: boolean 50\nState: choice to play|played|walkover",
      cells: "player against date competition score won state",
      rows: "Ladder, top two|Sofie Peeters|Rui Tavares|@0|ladder||no|to play\nGents at Weir|Rui Tavares|Weir TC|@9|league||no|to play\nWinter cup, first|Greta Hofer|L. Kerr|@-6|club championship|6-4 7-5|yes|played\nJuniors, home|Ella Osei|Harbor juniors|@-13|league|3-6 2-6|no|played",
    },
  ],
  jobs: "book booking\nagenda booking.date\nfind court\nmove court.state\nmove booking.state\nrank member.ladderPlace\nkeep match\nagenda match.date\ncheck member.subsPaid\nkeep member\nmove match.state\nchart booking.kind",
  site: {
    headline: "Hall A is free at seven",
    body: "Two clay courts, one hard, two in the hall and padel. Book to the hour, climb the ladder, find somebody of your strength.",
    action: "Book a court|booking",
    services:
      "Hall hour|Members, until ten|24\nPadel|Per court and hour|20\nLesson|With the coach|38\nMembership|Adult, per year|210",
    questions:
      "How far ahead can I book?|Seven days, two slots at a time.\nMay I bring a guest?|Yes, six euros, five times a year.\nWhen is clay open?|When the frost is out of the ground, mostly mid-April.",
  },
  words: {
    tagline: "Courts, slots, ladders and frost.",
    itch: "Is there a hall court at seven?",
    promise: "One court, one hour, no quarrel",
    pov: "POV: the net is already up when you arrive",
    gains: ["Clay closed for frost", "Sofie meets Rui at six", "Padel at five: ninety minutes"],
  },
});
