import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "tableTennisClub",
  name: "Table tennis club",
  icon: "circle-dot",
  says: {
    en: "table tennis club|ping pong club|table tennis league|table tennis ladder|ping pong tournament|office ping pong league|badminton club|squash club|squash ladder|table tennis matches|table booking ping pong|racket sports ladder|badminton league",
    de: "Tischtennisverein|Tischtennis-Liga|Badmintonverein|Ping-Pong-Turnier",
    es: "club de tenis de mesa|torneo de ping pong|club de bádminton",
    fr: "club de tennis de table|tournoi de ping-pong|club de badminton",
    pt: "clube de ténis de mesa|torneio de pingue-pongue|clube de badminton",
  },
  forms: ["community", "management", "tracker", "booking"],
  people: ["team captains", "players"],
  mood: "lively",
  things: [
    {
      id: "player",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "player|players",
      also: "member|junior",
      fields:
        "Name: text\nPlace: number 1..40\nPoints: number 700..2000\nHand: choice right|left\nGrip: choice shakehand|penhold\nPhone: phone\nWins: rollup count game.winner\nSubs paid: boolean 80",
      cells: "place points hand grip phone subsPaid",
      rows: "Mei Tanaka|1|1720|left|penhold|555-0111|yes\nJurek Malik|2|1655|right|shakehand|555-0112|yes\nHanna Weiss|3|1580|right|shakehand|555-0113|yes\nBich Tran|4|1544|right|penhold|555-0114|no\nKofi Mensah|5|1390|right|shakehand|555-0115|yes\nElla Osei|6|1105|left|shakehand|555-0116|yes",
    },
    {
      id: "game",
      use: "core",
      role: "event",
      icon: "swords",
      names: "match|matches",
      also: "game|challenge|set|result",
      fields:
        "Match: text\nDate: date -20..10\nKind: choice ladder|league|club evening|cup\nPlayer: relation player\nAgainst: text\nBest of: number 3..7\nSets: text\nWinner: relation player\nPlay by: date -3..14\nDays left: daysUntil playBy\nState: choice challenged|agreed|played|walkover",
      cells: "date kind player against bestOf sets winner playBy state",
      rows: "Malik challenges Tanaka|@2|ladder|Jurek Malik|Mei Tanaka|5|||@5|agreed\nTran challenges Weiss|@4|ladder|Bich Tran|Hanna Weiss|5|||@9|challenged\nWeiss and Malik|@-6|ladder|Hanna Weiss|Jurek Malik|5|11-8 9-11 7-11 11-9 8-11|Jurek Malik|@-1|played\nTanaka, league|@-9|league|Mei Tanaka|Harbor 1|5|11-6 11-9 11-7|Mei Tanaka|@-9|played\nOsei, first ladder win|@-12|ladder|Ella Osei|Nils Aarts|3|11-9 11-8|Ella Osei|@-10|played\nMensah, open challenge|@1|ladder|Kofi Mensah|Bich Tran|5|||@-1|challenged",
    },
    {
      id: "evening",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "evening|evenings",
      also: "session|training|table time",
      fields:
        "Evening: text\nDate: date 0..14\nTime: time 17:00..20:00\nTables: number 2..8\nKind: choice training|free play|match night|juniors\nKey: text @people\nComing: number 0..24",
      cells: "date time tables kind key coming",
      rows: "Tuesday|@3|19:00|6|training|Mei Tanaka|11\nJuniors|@5|17:00|4|juniors|Hanna Weiss|9\nHome match, Harbor|@6|19:30|2|match night|Jurek Malik|8\nSaturday free|@0|14:00|8|free play|Kofi Mensah|5",
    },
    {
      id: "bat",
      use: "more",
      role: "item",
      icon: "package",
      names: "item of equipment|equipment",
      also: "bat|rubber|balls|table|net",
      fields: "Item: text\nNumber: number 1..200\nGood: number 0..200\nChange at: date -5..120",
      cells: "number good changeAt",
      rows: "Match tables|4|4|@100\nTraining balls|144|90|@40\nNets|8|7|@-2",
    },
  ],
  jobs: "agenda evening.date\nkeep game\nrank player.place\ndue game.playBy\nmove game.state\nkeep player\nassign evening.key\ncheck player.subsPaid\nrank player.points\nchart game.kind\nfind game",
  site: {
    headline: "Six tables, Tuesday at seven",
    body: "A ladder that moves, two league teams, juniors with more spin than sense. Challenge up to two places above you.",
    action: "See the evenings|evening",
    services: "Membership|A year|70\nJuniors|A year, bat lent|30\nTry it|Three evenings|",
    questions:
      "How do challenges work?|Ten days to play, or the place is yours.\nDo I need my own bat?|Not at first; later you will want one.\nWho has the key?|It stands beside the evening.",
  },
  words: {
    tagline: "Tables, ladders, sets and keys.",
    itch: "Who must still play Bich?",
    promise: "Every challenge played in ten days",
    pov: "POV: the edge ball counts, and you say so first",
    gains: ["Malik plays for first place", "Kofi's challenge: one day over", "Nets: seven of eight good"],
  },
});
