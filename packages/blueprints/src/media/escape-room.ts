import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "escapeRoom",
  name: "Escape room",
  icon: "lock",
  says: {
    en: "escape room|escape rooms|escape game|exit game|escape room booking|escape room bookings|escape room business|escape room game master|escape room website|escape room times|escape room leaderboard|live escape game|puzzle rooms|mystery room|room escape|escape room puzzles",
    de: "Escape Room|Escape-Room|Fluchtspiel|Live Escape Game|Rätselraum",
    es: "sala de escape|juego de escape|escape room reservas|salas de escape",
    fr: "jeu d'évasion|salle d'évasion|escape game réservations|salles d'énigmes",
    pt: "sala de fuga|jogo de fuga|escape room reservas|salas de enigmas",
  },
  forms: ["booking", "management", "site", "dashboard"],
  people: ["game masters", "owners", "teams"],
  mood: "lively",
  things: [
    {
      id: "room",
      use: "core",
      role: "place",
      icon: "door-open",
      names: "room|rooms",
      also: "game|adventure|mission|story",
      fields:
        "Room: text\nPicture: image\nStory: longText\nPlayers from: number 2..3\nPlayers to: number 4..8\nMinutes: number 45..75 min\nDifficulty: choice easy|medium|hard\nFrom age: number 8..16\nPrice: money 90..180 USD\nGames played: rollup count booking.room\nState: choice open|being reset|closed",
      cells: "story playersFrom playersTo minutes difficulty fromAge price state",
      rows: "The Clockmaker's Attic|Midnight strikes in an hour and the key is in a clock|2|5|60|medium|10|130|open\nStation Zero|The last train leaves without you unless the switch is found|3|6|60|hard|14|150|open\nGrandma's Pantry|She hid the recipe, and she is on her way home|2|4|45|easy|8|95|open\nThe Drowned Library|The water rises a shelf every ten minutes|3|8|75|hard|14|180|closed",
    },
    {
      id: "gameMaster",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "game master|game masters",
      also: "host|staff|operator|actor",
      fields:
        "Name: text\nPhone: phone\nTrained: tags attic|station|pantry|library\nLanguages: tags English|Spanish|French",
      cells: "phone trained languages",
      rows: "Rosa Delgado|555-0101|attic; station; pantry|English; Spanish\nEli Turner|555-0102|attic; pantry|English\nMeg Lindqvist|555-0103|station; library|English; French\nSam Okafor|555-0104|attic; station; library|English",
    },
    {
      id: "booking",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "booking|bookings",
      also: "game|slot|reservation|team|session",
      fields:
        "Team: text\nRoom: relation room\nDate: date -3..14\nTime: time 10:00..21:00\nGame master: relation gameMaster\nPlayers: number 2..8\nOccasion: choice just for fun|birthday|company|school\nPhone: phone\nE-mail: email\nPrice: money 90..180 USD\nPaid: boolean 60\nWaiver signed: boolean 40\nState: choice booked|playing|escaped|not escaped|canceled",
      cells: "room date time gameMaster players occasion phone eMail price paid waiverSigned state",
      rows: "The Loose Screws|The Clockmaker's Attic|@0|17:00|Rosa Delgado|4|just for fun|555-0111|screws@example.com|130|yes|yes|booked\nAccounting, floor 3|Station Zero|@0|18:30|Meg Lindqvist|6|company|555-0112|accounting@example.com|150|yes|no|booked\nNora turns ten|Grandma's Pantry|@1|14:00|Eli Turner|4|birthday|555-0113|nora.family@example.com|95|no|no|booked\nFour Corners|Station Zero|@2|20:00|Sam Okafor|5|just for fun|555-0114|corners@example.com|150|no|no|booked\nGrade 8, group A|The Clockmaker's Attic|@5|10:30|Eli Turner|5|school|555-0115|grade8@example.com|130|yes|no|booked\nPadlock Holmes|The Clockmaker's Attic|@-1|19:00|Rosa Delgado|3|just for fun|555-0116|padlock@example.com|130|yes|yes|escaped\nThe Late Shift|Station Zero|@-2|20:00|Meg Lindqvist|4|just for fun|555-0117|lateshift@example.com|150|yes|yes|not escaped\nCousins|Grandma's Pantry|@-3|15:00|Eli Turner|4|birthday|555-0118|cousins@example.com|95|yes|yes|escaped",
    },
    {
      id: "result",
      use: "core",
      role: "log",
      icon: "trophy",
      names: "result|results",
      also: "time|record|leaderboard|escape time|score",
      fields:
        "Team: text\nRoom: relation room\nPlayed on: date -60..0\nPlayers: number 2..8\nMinutes: number 25..75 min\nHints: number 0..6\nPicture: image\nMay be shown: boolean 80",
      cells: "room playedOn players minutes hints mayBeShown",
      rows: "Padlock Holmes|The Clockmaker's Attic|@-1|3|43|1|yes\nCousins|Grandma's Pantry|@-3|4|38|2|yes\nThe Bookkeepers|Station Zero|@-9|6|52|0|yes\nKey and Peel|The Clockmaker's Attic|@-12|2|57|4|no\nNight Owls|Station Zero|@-20|4|58|3|yes\nWeir Chess Club|The Drowned Library|@-41|5|66|1|yes",
    },
    {
      id: "repair",
      use: "more",
      role: "item",
      icon: "wrench",
      names: "repair|repairs",
      also: "prop|puzzle|lock|maintenance|broken",
      fields:
        "Repair: text\nRoom: relation room\nReported: date -14..0\nUrgency: choice before the next game|this week|when passing\nWho: text @people\nState: choice reported|ordered|done",
      cells: "room reported urgency who state",
      rows: "Clock hand is loose|The Clockmaker's Attic|@0|before the next game|Rosa Delgado|reported\nSwitch 3 sticks|Station Zero|@-2|this week|Sam Okafor|reported\nPump hums|The Drowned Library|@-8|this week|Meg Lindqvist|ordered\nJar lid, new magnet|Grandma's Pantry|@-10|when passing|Eli Turner|done",
    },
  ],
  jobs: "book booking\nagenda booking.date\nmove booking.state\nrank result.minutes\nassign booking.gameMaster\nshow room.picture\ncheck booking.waiverSigned\ncheck booking.paid\nkeep room\ntotal booking.price\nchart booking.occasion\nmove repair.state",
  site: {
    headline: "Sixty minutes, one way out",
    body: "Four rooms for two to eight players. The price is per team, hints are free, and nobody is really locked in.",
    action: "Book a room|booking",
    services:
      "Grandma's Pantry|2 to 4 players, from age 8|95\nThe Clockmaker's Attic|2 to 5 players, from age 10|130\nStation Zero|3 to 6 players, from age 14|150\nThe Drowned Library|3 to 8 players, from age 14|180",
    questions:
      "Are we really locked in?|No. The door opens at any time.\nWhen should we be there?|Fifteen minutes before, for the story and the rules.\nMay children play alone?|From fourteen. Younger ones need a grown-up in the room.\nWhat if we are late?|The clock starts on time when another team follows.",
  },
  words: {
    tagline: "Rooms, teams, game masters and times.",
    itch: "Who runs Station Zero tonight?",
    promise: "Every slot with a team and a host",
    pov: "POV: two seconds left and the lock clicks",
    gains: ["Attic record: 43 minutes, one hint", "Two teams tonight, 10 players", "Two bookings left to be paid"],
  },
});
