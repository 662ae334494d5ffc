import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "boardGameGroup",
  name: "Board game group",
  icon: "dices",
  says: {
    en: "board game group|board game night|board game collection|game night planner|boardgame club|tabletop group|role playing group|dungeons and dragons group|dungeon master campaign notes|card game league|game meetup|board game cafe|board game library club|games evening|track board game plays|magic draft night",
    de: "Spieleabend|Brettspielgruppe|Brettspielsammlung|Rollenspielgruppe",
    es: "grupo de juegos de mesa|noche de juegos|partidas de rol",
    fr: "soirée jeux de société|club de jeux|jeu de rôle campagne",
    pt: "grupo de jogos de tabuleiro|noite de jogos|grupo de jogos de mesa",
  },
  forms: ["community", "tracker", "management"],
  people: ["organizers", "players"],
  mood: "lively",
  things: [
    {
      id: "game",
      use: "core",
      role: "item",
      icon: "dices",
      names: "game|games",
      also: "board game|box|system",
      fields:
        "Game: text\nCover: image\nOwner: text @people\nPlayers from: number 1..4\nPlayers to: number 2..12\nMinutes: number 15..240 min\nWeight: rating 1..5\nKind: choice strategy|cooperative|party|card|role playing|two players\nPlays: rollup count play.game\nLast played: date -400..0\nComplete: boolean 90",
      cells: "owner playersFrom playersTo minutes weight kind lastPlayed complete",
      rows: "Harbor Lords|Kofi Mensah|2|5|90|3|strategy|@-7|yes\nFox and Hen|Eve Larkin|2|6|20|1|card|@-7|yes\nThe Deep Survey|Dex Morley|1|4|120|4|cooperative|@-35|yes\nWhose Aunt Is It|Sunita Rao|4|12|30|1|party|@-90|yes\nSaffron and Silk|Eve Larkin|2|4|75|3|strategy|@-21|no\nAshes of Vell|Will Tanner|3|6|240|4|role playing|@-14|yes\nTwo Towers Chess|Kofi Mensah|2|2|40|2|two players|@-200|yes\nQuarry|Dex Morley|3|5|60|2|strategy|@-380|yes",
    },
    {
      id: "player",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "player|players",
      also: "member|guest",
      fields:
        "Name: text\nPhone: phone\nLikes: tags strategy|cooperative|party|card|role playing|two players\nWins: rollup count play.winner\nEvenings: number 0..60\nBrings: text",
      cells: "phone likes evenings brings",
      rows: "Kofi Mensah|555-0131|strategy; two players|31|Crisps\nEve Larkin|555-0132|card; strategy|28|Cake\nDex Morley|555-0133|cooperative; strategy|22|Nothing\nSunita Rao|555-0134|party; card|19|Tea\nWill Tanner|555-0135|role playing|25|Dice",
    },
    {
      id: "evening",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "evening|evenings",
      also: "game night|session|meetup",
      fields:
        "Evening: text\nDate: date -14..30\nTime: time 18:00..20:00\nHost: relation player\nPlace: location\nSeats: number 4..12\nComing: number 0..12\nSeats free: calc seats - coming\nOn the table: relation game\nState: choice planned|full|played|canceled",
      cells: "date time host place seats coming onTheTable state",
      rows: "Thursday at Kofi's|@5|19:00|Kofi Mensah|9 Castle Street|5|4|Harbor Lords|planned\nVell, session 12|@9|18:30|Will Tanner|12 Bridge Row|5|5|Ashes of Vell|full\nOpen table, library|@20|18:00|Eve Larkin|Library|12|7|Whose Aunt Is It|planned\nThursday at Eve's|@-7|19:00|Eve Larkin|4 Fern Bank|6|5|Harbor Lords|played\nVell, session 11|@-14|18:30|Will Tanner|12 Bridge Row|5|4|Ashes of Vell|played",
    },
    {
      id: "play",
      use: "core",
      role: "log",
      icon: "trophy",
      names: "play|plays",
      also: "result|score|match",
      fields:
        "Play: text\nGame: relation game\nDate: date -60..0\nPlayers: number 2..8\nWinner: relation player\nTop score: number 0..220\nMinutes: number 10..300 min\nComment: longText",
      cells: "game date players winner topScore minutes comment",
      rows: "Harbor Lords at Eve's|Harbor Lords|@-7|5|Eve Larkin|87|110|By the last crane\nFox and Hen, three times|Fox and Hen|@-7|4|Sunita Rao|31|55|\nDeep Survey, lost|The Deep Survey|@-35|4||0|140|Oxygen, again\nSaffron|Saffron and Silk|@-21|3|Kofi Mensah|64|80|A token is missing\nHarbor Lords, two|Harbor Lords|@-28|2|Kofi Mensah|92|70|",
    },
    {
      id: "note",
      use: "more",
      role: "log",
      icon: "scroll",
      names: "campaign note|campaign notes",
      also: "session note|character|recap",
      fields: "Note: text\nSession: relation evening\nText: longText\nOpen question: text",
      cells: "session text openQuestion",
      rows: "The bridge at Vell|Vell, session 11|The bargeman was paid twice; the bell rang without a rope|Who rang it?\nA coin with no head|Vell, session 11|Found in the miller's oven|Whose face?\nNames so far|Vell, session 11|Hobb the miller, Sister Ilse, the Bargeman|",
    },
  ],
  jobs: "agenda evening.date\nfind game\nkeep play\nrank player.wins\nrank evening.seatsFree\nmove evening.state\nassign evening.host\nshow game.cover\nchart game.kind\nkeep note\nrate game.weight\nrank game.plays",
  site: {
    headline: "Harbor Lords, Thursday, one seat left",
    body: "Which games we own, who comes, who won, and what the bell in Vell was about.",
    action: "See the next evening|evening",
    services:
      "Thursdays|Every second week, half past six for soup|\nOpen table|Monthly in the library, anyone|\nCampaign|Ashes of Vell, five seats|",
    questions:
      "I know no rules.|Somebody explains; first game does not count.\nMay I bring a game?|Yes, if you can teach it in ten minutes.\nCan I lose?|Often.",
  },
  words: {
    tagline: "Boxes, seats, scores and session notes.",
    itch: "Which game takes five in ninety minutes?",
    promise: "A table, a game, and somebody who knows the rules",
    pov: "POV: the box is open when the doorbell rings",
    gains: ["Thursday: one seat left", "Eve wins by a crane, 87", "Quarry: 380 days unplayed"],
  },
});
