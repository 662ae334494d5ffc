import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "esportsTeam",
  name: "Esports team",
  icon: "gamepad-2",
  says: {
    en: "esports team|esports club|esports tournament|gaming team|gaming clan|esports league|scrims schedule|gaming tournament bracket|lan party|guild roster|esports roster|video game tournament|gaming community|raid planner|sim racing league",
    de: "E-Sport-Team|Esport-Verein|LAN-Party|Gaming-Turnier",
    es: "equipo de esports|torneo de videojuegos|clan de videojuegos",
    fr: "équipe esport|tournoi de jeux vidéo|guilde de joueurs",
    pt: "equipa de esports|torneio de videojogos|guilda de jogadores",
  },
  forms: ["community", "management", "dashboard", "site"],
  people: ["team managers", "players", "organizers"],
  mood: "lively",
  things: [
    {
      id: "player",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "player|players",
      also: "roster|substitute|member",
      fields:
        "Handle: text\nName: text @people\nGame: choice Arena Five|Rally Line|Kickoff 26|Tower Siege\nRole: choice captain|carry|support|flex|driver|substitute\nRank: text\nHandle for chat: text\nAvailable: tags Mon|Tue|Wed|Thu|Fri|Sat|Sun\nMatches: rollup count stat.player\nContract until: date -4..400\nState: choice active|trial|bench|on leave",
      cells: "name game role rank handleForChat available contractUntil state",
      rows: "pikelet|Josie Tam|Arena Five|captain|Diamond 2|pikelet.weir|Tue; Thu; Sun|@200|active\nmo_byte|Mo Farrow|Arena Five|carry|Diamond 1|mobyte|Tue; Thu; Sun|@120|active\nferris|Milo Ferris|Arena Five|support|Platinum 1|ferris5|Thu; Sun|@120|active\nkestrel9|Ana Lopes|Arena Five|flex|Diamond 3|kestrel|Tue; Sun|@-2|active\ntinroof|Kev Loomis|Arena Five|substitute|Platinum 2|tinroof|Tue; Thu|@60|trial\napexjo|Jo Winter|Rally Line|driver|Pro 3|apexjo|Mon; Wed|@300|active",
    },
    {
      id: "match",
      use: "core",
      role: "event",
      icon: "swords",
      names: "match|matches",
      also: "scrim|fixture|series|race",
      fields:
        "Match: text\nKind: choice scrim|league|cup|race|show match\nStarts: dateTime -6..14 18:00..21:00\nAgainst: text\nBest of: number 1..7\nLineup: text\nOur maps: number 0..4\nTheir maps: number 0..4\nDifference: calc ourMaps - theirMaps\nStream: url\nPrize: money 0..2000 EUR\nState: choice asked|agreed|live|won|lost|forfeit",
      cells: "kind starts against bestOf lineup ourMaps theirMaps stream prize state",
      rows: "Harbor Five|league|@2T19:00|Harbor Five|3|pikelet, mo_byte, ferris, kestrel9, tinroof|0|0|https://live.example.com/weir|0|agreed\nScrim, Northlights|scrim|@0T20:00|Northlights|2|pikelet, mo_byte, kestrel9|0|0|https://live.example.com/weir|0|agreed\nWinter cup, round 1|cup|@9T18:00|To be drawn|3||0|0|https://live.example.com/cup|600|asked\nLeague, Comet Gaming|league|@-5T19:00|Comet Gaming|3|pikelet, mo_byte, ferris, kestrel9, tinroof|2|1|https://live.example.com/weir|0|won\nRidge stage|race|@4T20:30|Open field|1|apexjo|0|0|https://live.example.com/rally|150|agreed\nScrim, Owls|scrim|@-6T20:00|Owls|2|pikelet, ferris|0|2|https://live.example.com/weir|0|lost",
    },
    {
      id: "stat",
      use: "core",
      role: "log",
      icon: "chart-column",
      names: "stat line|stats",
      also: "scoreboard|map result",
      fields:
        "Line: text\nPlayer: relation player\nMatch: relation match\nMap: text\nKills: number 0..40\nDeaths: number 0..30\nAssists: number 0..40\nNet: calc kills - deaths\nNote: text",
      cells: "player match map kills deaths assists note",
      rows: "mo on Quarry|mo_byte|League, Comet Gaming|Quarry|24|11|6|Clutch, one against three\npikelet on Quarry|pikelet|League, Comet Gaming|Quarry|15|13|14|\nferris on Quarry|ferris|League, Comet Gaming|Quarry|8|12|22|\nmo on Harbor|mo_byte|League, Comet Gaming|Harbor|17|16|5|Lost pistol round\nkestrel on Harbor|kestrel9|League, Comet Gaming|Harbor|19|12|9|",
    },
  ],
  jobs: "agenda match.starts\nmove match.state\nkeep stat\nrank stat.net\nkeep player\nmove player.state\ndue player.contractUntil\nfind match\nchart match.kind\nrank stat.kills\nprint match",
  site: {
    headline: "Harbor Five on Sunday at seven",
    body: "One roster in Arena Five, one driver, two scrims a week. Line-up on Friday, review on Monday, bed by midnight.",
    action: "See the matches|match",
    services: "Trial|Two scrims and a talk|\nWatch|Every league match live|\nSponsor a jersey|A season|300",
    questions:
      "How old must I be?|Sixteen, with a parent's yes.\nDo you train every day?|Tuesday, Thursday, Sunday.\nWhat if my line drops?|The substitute plays; you owe nobody.",
  },
  words: {
    tagline: "Rosters, scrims, maps and cups.",
    itch: "Is kestrel free on Thursday?",
    promise: "Five players, one plan, on time",
    pov: "POV: the lobby is full two minutes early",
    gains: ["mo_byte: 41 kills, two maps", "kestrel9: contract ran out", "Scrim tonight: three of five"],
  },
});
