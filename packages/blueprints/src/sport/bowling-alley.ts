import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "bowlingAlley",
  name: "Bowling alley",
  icon: "target",
  says: {
    en: "bowling alley|bowling lane booking|ten pin bowling|bowling center|bowling league|book a bowling lane|bowling scores|skittles alley|bowling birthday parties|laser tag center|trampoline park|indoor play center|indoor karting|mini golf and bowling|soft play center",
    de: "Bowlingbahn|Kegelbahn|Kegelclub|Bowlingcenter",
    es: "bolera|reserva de pistas de bolos|centro de bolos",
    fr: "bowling|réservation de bowling|piste de bowling",
    pt: "bowling pistas|reserva de pistas de bowling|boliche",
  },
  forms: ["booking", "management", "site", "dashboard"],
  people: ["alley managers", "leagues", "guests"],
  mood: "lively",
  things: [
    {
      id: "lane",
      use: "core",
      role: "place",
      icon: "layout-grid",
      names: "lane|lanes",
      also: "alley|track",
      fields:
        "Lane: text\nKind: choice ten pin|skittles|with bumpers\nOiled: date -6..0\nFrames since service: number 0..40000\nService at: number 20000..42000\nUntil service: calc serviceAt - framesSinceService\nState: choice free|playing|reserved|pinsetter fault|oiling",
      cells: "kind oiled framesSinceService serviceAt state",
      rows: "Lane 1|with bumpers|@0|18200|20000|playing\nLane 2|with bumpers|@0|17900|20000|free\nLane 3|ten pin|@0|19980|20000|playing\nLane 4|ten pin|@-1|21040|22000|pinsetter fault\nLane 5|ten pin|@0|15100|20000|reserved\nLane 6|skittles|@-2|8200|20000|free",
    },
    {
      id: "booking",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "booking|bookings",
      also: "reservation|party|slot",
      fields:
        "Booking: text\nName: text @people\nPhone: phone\nDate: date 0..21\nTime: time 12:00..22:00\nGames: number 1..4\nPeople: number 1..24\nLane: relation lane\nKind: choice open play|birthday|company|league\nShoes: lines\nFood: text\nPrice: money 18..420 EUR\nDeposit paid: boolean 40\nState: choice booked|arrived|playing|paid|no show",
      cells: "name phone date time games people lane kind shoes food price depositPaid state",
      rows: "Ella is eleven|Abena Osei|555-0101|@0|14:00|2|10|Lane 1|birthday|33; 34; 35; 36|Pizza at three|168|yes|playing\nAlder team|People desk|555-0102|@0|18:00|2|12|Lane 5|company|Later|Platters|240|no|booked\nTuesday league|Kev Loomis|555-0103|@3|20:00|3|16|Lane 3|league|Own||192|no|booked\nTwo couples|Nils Aarts|555-0104|@0|20:30|2|4|Lane 2|open play|38; 41; 43; 45||56|no|booked\nGrandparents|Bernd Voss|555-0105|@1|15:00|1|5|Lane 1|open play|30; 32; 40; 42||45|no|booked\nCricket club do|Tim Rudd|555-0106|@7|19:00|3|20|Lane 5|company|Later|Chips|360|yes|booked",
    },
    {
      id: "score",
      use: "core",
      role: "log",
      icon: "trophy",
      names: "score|scores",
      also: "game|average|result",
      fields:
        "Score: text\nPlayer: text @people\nLane: relation lane\nDate: date -21..0\nPins: number 40..300\nStrikes: number 0..12\nLeague: boolean 50",
      cells: "player lane date pins strikes league",
      rows: "Kev, third|Kev Loomis|Lane 3|@-4|214|7|yes\nShirley, second|Shirley Cope|Lane 3|@-4|198|6|yes\nMarlon, first|Marlon Hype|Lane 5|@-4|176|4|yes\nAbena|Abena Osei|Lane 1|@0|92|1|no",
    },
  ],
  jobs: "book booking\nagenda booking.date\nmove lane.state\nmove booking.state\nfind lane\nkeep score\nrank lane.untilService\nrank score.pins\ncheck booking.depositPaid\nchart booking.kind\ntotal booking.price\nprint booking",
  site: {
    headline: "Lane 2 is free at half past eight",
    body: "Five lanes, one for skittles, bumpers for small arms. Birthdays with pizza at three and nobody counting gutters.",
    action: "Book a lane|booking",
    services:
      "Game|Per person|7\nBirthday|Ten children, two games, pizza|168\nShoes|Per pair|2\nLane hour|Up to six|38",
    questions:
      "How many on a lane?|Six; with eight you wait longer than you bowl.\nFrom what age?|Four, with a ramp and bumpers.\nCan we bring a cake?|Yes, with your own candles.",
  },
  words: {
    tagline: "Lanes, shoes, pins and birthdays.",
    itch: "Which lane has bumpers at two?",
    promise: "A lane, ten pairs of shoes and the pizza on time",
    pov: "POV: the last pin wobbles, thinks, and falls",
    gains: ["Lane 3: twenty frames to service", "Kev: 214 on Monday", "Lane 4: pinsetter stuck"],
  },
});
