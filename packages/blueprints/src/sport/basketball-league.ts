import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "basketballLeague",
  name: "Basketball league",
  icon: "circle-dot",
  says: {
    en: "basketball league|basketball club|basketball schedule|basketball stats|basketball standings|streetball tournament|pickup basketball|basketball coach app|3x3 tournament|youth basketball league|rec league|game stats basketball|basketball roster",
    de: "Basketballverein|Basketball-Liga|Basketballmannschaft",
    es: "liga de baloncesto|club de baloncesto|estadísticas de baloncesto",
    fr: "ligue de basket|club de basket|statistiques basket",
    pt: "liga de basquetebol|clube de basquete|estatísticas de basquete",
  },
  forms: ["management", "site", "dashboard", "community"],
  people: ["league organizers", "coaches", "players"],
  mood: "lively",
  things: [
    {
      id: "team",
      use: "core",
      role: "item",
      icon: "shield",
      names: "team|teams",
      also: "club|side|squad",
      fields:
        "Team: text\nColor: colour\nCoach: text @people\nPhone: phone\nHome: text\nWon: number 0..20\nLost: number 0..20\nGames: calc won + lost\nPoints for: number 0..1800\nPoints against: number 0..1800\nDifference: calc pointsFor - pointsAgainst",
      cells: "color coach phone home won lost pointsFor pointsAgainst",
      rows: "Mill Hawks|#1f8a8a|Ana Lopes|555-0101|Sports hall|5|1|452|398\nHarbor Giants|#c8452d|Marlon Hype|555-0102|Quay gym|4|2|431|415\nStation Comets|#6c4dff|Dex Morley|555-0103|Westfield|3|3|405|410\nNorth Bears|#3a7d44|Grace Achebe|555-0104|Sports hall|0|6|361|426",
    },
    {
      id: "player",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "player|players",
      also: "squad member",
      fields:
        "Name: text\nTeam: relation team\nNumber: number 0..99\nPosition: choice guard|forward|center\nHeight: number 150..212 cm\nPoints total: rollup sum stat.player.points\nAverage: rollup average stat.player.points\nPaid: boolean 80",
      cells: "team number position height paid",
      rows: "Kofi Mensah|Mill Hawks|7|guard|182|yes\nNils Aarts|Mill Hawks|14|center|201|yes\nRui Tavares|Harbor Giants|23|forward|194|yes\nSami Korhonen|Harbor Giants|5|guard|179|no\nJonas Adler|Station Comets|11|forward|190|yes\nPiotr Lis|North Bears|4|guard|177|yes",
    },
    {
      id: "game",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "game|games",
      also: "fixture|match|round",
      fields:
        "Game: text\nDate: date -14..21\nTip-off: time 16:00..20:30\nHome: relation team\nAway: text\nHall: location\nReferees: text @people\nHome score: number 0..120\nAway score: number 0..120\nMargin: calc homeScore - awayScore\nState: choice planned|confirmed|final|postponed",
      cells: "date tipOff home away hall referees homeScore awayScore state",
      rows: "Hawks against Giants|@1|18:00|Mill Hawks|Harbor Giants|Sports hall|Lois Kerr, Tim Rudd|0|0|confirmed\nComets against Bears|@1|20:00|Station Comets|North Bears|Westfield||0|0|planned\nBears against Hawks|@-6|18:00|North Bears|Mill Hawks|Sports hall|Lois Kerr|61|78|final\nGiants against Comets|@-6|20:00|Harbor Giants|Station Comets|Quay gym|Tim Rudd|74|70|final\nGiants against Bears|@8|18:00|Harbor Giants|North Bears|Quay gym||0|0|planned",
    },
    {
      id: "stat",
      use: "core",
      role: "log",
      icon: "chart-column",
      names: "box score line|box scores",
      also: "stats|line|points",
      fields:
        "Line: text\nPlayer: relation player\nGame: relation game\nPoints: number 0..48\nRebounds: number 0..22\nAssists: number 0..16\nFouls: number 0..5",
      cells: "player game points rebounds assists fouls",
      rows: "Kofi at Bears|Kofi Mensah|Bears against Hawks|24|4|7|2\nNils at Bears|Nils Aarts|Bears against Hawks|16|13|1|4\nRui, Comets|Rui Tavares|Giants against Comets|21|9|3|3\nSami, Comets|Sami Korhonen|Giants against Comets|12|2|8|1\nJonas at Giants|Jonas Adler|Giants against Comets|27|6|2|5\nPiotr, Hawks|Piotr Lis|Bears against Hawks|11|3|4|2",
    },
  ],
  jobs: "agenda game.date\nrank team.won\nkeep stat\nrank player.pointsTotal\nmove game.state\nassign game.referees\nkeep player\nchart stat.points\nfind player\ncheck player.paid\nrank team.difference\nprint game",
  site: {
    headline: "Hawks against Giants, tomorrow at six",
    body: "Four teams, twelve rounds, box scores on the night. Table, rosters, referees and who shot what.",
    action: "See the games|game",
    services: "Team entry|A season|320\nPlayer card|Insurance included|18\nReferee fee|Per game, shared|40",
    questions:
      "How long is a game?|Four times ten minutes.\nMay I change teams?|Until the end of January.\nWhat if we are only four?|You play with four.",
  },
  words: {
    tagline: "Table, rosters, box scores and tip-offs.",
    itch: "Who referees the Comets?",
    promise: "A hall, two referees and a score for every game",
    pov: "POV: the buzzer goes and the table is already right",
    gains: ["Hawks lead, five and one", "Jonas: 27 points", "Two games without referees"],
  },
});
