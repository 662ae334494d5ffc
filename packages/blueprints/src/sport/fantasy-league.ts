import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "fantasyLeague",
  name: "Fantasy league",
  icon: "trophy",
  says: {
    en: "fantasy league|fantasy football league|office prediction game|score prediction game|sweepstake app|tipping competition|fantasy draft|fantasy team manager|bracket challenge|pick'em pool|predictions league|world cup sweepstake|league of friends predictions|fantasy standings|tipping game",
    de: "Tippspiel|Tipprunde|Fantasy-Liga|Bürotippspiel",
    es: "liga fantasy|porra de fútbol|quiniela de amigos",
    fr: "ligue fantasy|jeu de pronostics|pronostics entre collègues",
    pt: "liga fantasy|bolão|jogo de prognósticos",
  },
  forms: ["community", "dashboard", "tracker"],
  people: ["commissioners", "managers"],
  mood: "lively",
  things: [
    {
      id: "manager",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "player|players",
      also: "tipster|manager|member",
      fields:
        "Name: text\nTeam name: text\nPaid in: boolean 80\nPoints: rollup sum tip.player.points\nExact scores: number 0..20\nLast week: number 1..20\nPlace now: number 1..20\nUp or down: calc lastWeek - placeNow\nPrizes won: money 0..120 EUR",
      cells: "teamName paidIn exactScores lastWeek placeNow prizesWon",
      rows: "Kofi Mensah|Castle Street Rovers|yes|7|2|1|0\nEve Larkin|Cake and Claws|yes|5|1|2|10\nTim Rudd|Third Umpire|yes|6|4|3|0\nSunita Rao|Tea Strikers|no|3|3|4|0\nDex Morley|Deep Survey|yes|4|6|5|5\nWill Tanner|Ashes United|no|1|5|6|0",
    },
    {
      id: "fixture",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "fixture|fixtures",
      also: "match|game|round",
      fields:
        "Fixture: text\nRound: number 1..38\nKicks off: dateTime -8..6 12:00..21:00\nHome: text\nAway: text\nTips close: dateTime -8..6 12:00..21:00\nHome score: number 0..9\nAway score: number 0..9\nWeight: choice normal|double\nState: choice open|closed|final|postponed",
      cells: "round kicksOff home away tipsClose homeScore awayScore weight state",
      rows: "Mill Town and Harbor|14|@1T15:00|Mill Town|Harbor City|@1T14:55|0|0|normal|open\nWeir and Northport|14|@1T17:30|Weir Athletic|Northport|@1T17:25|0|0|double|open\nHillside and Station|14|@2T20:00|Hillside|Station Road|@2T19:55|0|0|normal|open\nHarbor and Weir|13|@-6T15:00|Harbor City|Weir Athletic|@-6T14:55|2|1|normal|final\nNorthport and Hillside|13|@-6T17:30|Northport|Hillside|@-6T17:25|0|0|normal|final\nStation and Mill Town|13|@-5T20:00|Station Road|Mill Town|@-5T19:55|1|3|double|final",
    },
    {
      id: "tip",
      use: "core",
      role: "log",
      icon: "target",
      names: "tip|tips",
      also: "prediction|pick|score",
      fields:
        "Tip: text\nPlayer: relation manager\nFixture: relation fixture\nHome tip: number 0..9\nAway tip: number 0..9\nPoints: number 0..6\nJoker: boolean 10",
      cells: "player fixture homeTip awayTip points joker",
      rows: "Kofi, Harbor and Weir|Kofi Mensah|Harbor and Weir|2|1|3|no\nEve, Harbor and Weir|Eve Larkin|Harbor and Weir|1|0|1|no\nTim, Station and Mill|Tim Rudd|Station and Mill Town|1|3|6|no\nDex, Northport|Dex Morley|Northport and Hillside|0|0|3|yes\nWill, Harbor and Weir|Will Tanner|Harbor and Weir|0|2|0|no\nSunita, Northport|Sunita Rao|Northport and Hillside|1|1|1|no\nKofi, Weir and Northport|Kofi Mensah|Weir and Northport|2|0|0|yes",
    },
    {
      id: "post",
      use: "more",
      role: "log",
      icon: "message-circle",
      names: "banter|banter",
      also: "message|comment|post",
      fields: "Text: longText\nFrom: text @people\nSent: dateTime -6..0 08:00..23:00",
      cells: "from sent",
      rows: "Third umpire says three one|Tim Rudd|@-5T22:05\nWho taught Kofi to count?|Eve Larkin|@-5T22:11\nSunita owes the pot ten|Dex Morley|@-1T09:30",
    },
  ],
  jobs: "agenda fixture.kicksOff\nkeep tip\nrank manager.points\nmove fixture.state\nrank manager.upOrDown\ncheck manager.paidIn\nfind fixture\nkeep manager\nmessage post\nchart tip.points\ntotal manager.prizesWon",
  site: {
    headline: "Round 14 closes at five to three",
    body: "Six friends, ten euros, one table. Exact score three points, right winner one, doubles on the late game.",
    action: "Give your tips|tip",
    services: "Stake|For the season|10\nWeekly best|From the pot|5\nChampion|What is left, and a cup of tin|",
    questions:
      "When do tips close?|Five minutes before kick-off.\nMay I change a tip?|Until then, as often as you dare.\nWhat is a joker?|Doubles one tip a month.",
  },
  words: {
    tagline: "Tips, tables, jokers and the pot.",
    itch: "Have I tipped the late game?",
    promise: "Everybody tips, the table counts itself",
    pov: "POV: you were the only one with three one",
    gains: ["Tim: six points, up one", "Two have not paid in", "Weir and Northport counts double"],
  },
});
