import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "golfClub",
  name: "Golf club",
  icon: "flag",
  says: {
    en: "golf club|tee time booking|tee times|golf handicap tracker|golf society|golf competitions|golf course management|golf lessons|pro shop golf|driving range|golf league|minigolf course|golf club members|greenkeeper log",
    de: "Golfclub|Startzeiten buchen|Golf Handicap|Golfplatz",
    es: "club de golf|reserva de green fees|campo de golf socios",
    fr: "club de golf|réservation de départs|handicap golf",
    pt: "clube de golfe|reserva de tee times|sócios do campo de golfe",
  },
  forms: ["booking", "management", "site", "community"],
  people: ["secretaries", "green staff", "golfers"],
  mood: "sober",
  things: [
    {
      id: "player",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "player|players",
      also: "member|golfer|guest",
      fields:
        "Name: text\nNumber: text\nPhone: phone\nE-mail: email\nHandicap: number 0..54\nKind: choice full|weekday|junior|guest\nBest stableford: rollup max round.player.points\nSubs until: date -20..330\nDays left: daysUntil subsUntil",
      cells: "number phone eMail handicap kind subsUntil",
      rows: "Hugo Lang|G-104|555-0111|hugo.lang@example.com|14.2|full|@120\nMargaret Hale|G-088|555-0112|margaret.hale@example.com|22.6|weekday|@40\nImran Shah|G-131|555-0113|imran.shah@example.com|9.8|full|@120\nLois Kerr|G-140|555-0114|lois.kerr@example.com|31|full|@-5\nOskar Dahl|G-152|555-0115|oskar.dahl@example.com|18.4|junior|@200\nBernd Voss|none|555-0116|bernd.voss@example.com|27.3|guest|@0",
    },
    {
      id: "teeTime",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "tee time|tee times",
      also: "booking|start|flight|slot",
      fields:
        "Tee time: text\nDate: date 0..7\nTime: time 07:30..15:30\nTee: choice 1|10\nPlayer: relation player\nWith: text\nPeople: number 1..4\nBuggy: boolean 20\nKind: choice casual|competition|society|lesson\nPrice: money 0..68 GBP\nState: choice booked|checked in|playing|finished|no show",
      cells: "date time tee player withValue people buggy kind price state",
      rows: "Lang four|@0|08:40|1|Hugo Lang|Shah, Dahl, Kerr|4|no|casual|0|playing\nLadies, nine holes|@0|10:00|10|Margaret Hale|Two more|3|yes|casual|0|checked in\nVoss, green fee|@0|11:20|1|Bernd Voss|Two guests|3|yes|casual|54|booked\nWinter medal, first|@1|08:30|1|Imran Shah|Lang|2|no|competition|4|booked\nWinter medal, second|@1|08:40|1|Lois Kerr|Dahl|2|no|competition|4|booked\nBank society|@4|09:00|1|Bernd Voss|Sixteen, in fours|4|no|society|48|booked",
    },
    {
      id: "round",
      use: "core",
      role: "log",
      icon: "flag-triangle-right",
      names: "round|rounds",
      also: "scorecard|score|result|card",
      fields:
        "Round: text\nPlayer: relation player\nDate: date -40..0\nTees: choice white|yellow|red\nStrokes: number 66..128\nPoints: number 12..46\nHandicap then: number 0..54\nPutts: number 24..44\nSigned: boolean 80",
      cells: "player date tees strokes points handicapThen putts signed",
      rows: "October medal|Imran Shah|@-34|white|82|36|9.8|31|yes\nFriendly|Hugo Lang|@-6|yellow|91|33|14.2|34|yes\nNine holes twice|Margaret Hale|@-12|red|104|35|23|36|yes\nJunior cup|Oskar Dahl|@-20|yellow|88|41|20.1|29|yes\nFirst in the nineties|Lois Kerr|@-3|red|98|38|31|33|no\nStableford|Hugo Lang|@-26|white|94|29|14|37|yes",
    },
    {
      id: "green",
      use: "more",
      role: "log",
      icon: "leaf",
      names: "course report|course reports",
      also: "greenkeeping|closure|care",
      fields:
        "Report: text\nDate: date -6..3\nHoles: text\nWork: choice mowing|hollow tining|bunkers|frost delay|temporary green|drainage\nBy: text @people\nOpens at: time 07:30..11:30",
      cells: "date holes work by opensAt",
      rows: "Frost, first nine|@0|1 to 9|frost delay|Gus Petrie|09:30\nTemporary green, 14|@-1|14|temporary green|Gus Petrie|07:30\nBunkers raked|@-2|All|bunkers|Mo Farrow|07:30",
    },
  ],
  jobs: "book teeTime\nagenda teeTime.date\nmove teeTime.state\nkeep round\nrank player.handicap\nfind player\ncheck round.signed\nchart round.points\nkeep green\ndue player.subsUntil\nchart teeTime.kind\nprint teeTime",
  site: {
    headline: "First tee: 9:40 is free",
    body: "Eighteen holes beside the estuary, a range and a warm bar. Members book by the app, guests too.",
    action: "Book a tee time|teeTime",
    services:
      "Green fee|Weekday|38\nGreen fee|Weekend|54\nBuggy|Eighteen holes|26\nLesson|Half an hour with the pro|35",
    questions:
      "Is there a dress code?|A collar, no jeans, and nobody measures shorts.\nDo I need a handicap?|Not on weekdays after two.\nWill it be open in frost?|The report is here by seven.",
  },
  words: {
    tagline: "Tees, flights, cards and frost.",
    itch: "Is there a slot before ten on Sunday?",
    promise: "A start, a partner, a signed card",
    pov: "POV: the card is signed before the coffee",
    gains: ["Oskar: 41 points", "Frost: first nine from 9:30", "Lois: 98, card unsigned"],
  },
});
