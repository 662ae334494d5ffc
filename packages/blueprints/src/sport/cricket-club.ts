import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "cricketClub",
  name: "Cricket club",
  icon: "trophy",
  says: {
    en: "cricket club|cricket team|cricket scores|cricket averages|cricket scorebook|cricket fixtures|cricket availability|village cricket|cricket league|batting averages|cricket selection|softball team|baseball team|cricket tea rota|cricket nets booking",
    de: "Cricketverein|Baseballverein|Softballteam",
    es: "club de críquet|equipo de béisbol|equipo de sóftbol",
    fr: "club de cricket|équipe de baseball|équipe de softball",
    pt: "clube de críquete|equipa de basebol|equipe de beisebol",
  },
  forms: ["management", "community", "site", "tracker"],
  people: ["captains", "scorers", "players"],
  mood: "warm",
  things: [
    {
      id: "player",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "player|players",
      also: "batter|bowler|member",
      fields:
        "Name: text\nPhone: phone\nBats: choice opener|top order|middle|tail\nBowls: choice fast|medium|off spin|leg spin|none\nKeeps wicket: boolean 15\nRuns: rollup sum score.player.runs\nWickets: rollup sum score.player.wickets\nInnings: rollup count score.player\nSubs paid: boolean 80",
      cells: "phone bats bowls keepsWicket subsPaid",
      rows: "Devan Shah|555-0111|opener|off spin|no|yes\nTim Rudd|555-0112|middle|medium|no|yes\nImran Shah|555-0113|top order|none|yes|yes\nGareth Moss|555-0114|tail|fast|no|no\nAnjali Rao|555-0115|top order|leg spin|no|yes\nHugo Lang|555-0116|middle|none|no|yes",
    },
    {
      id: "match",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "match|matches",
      also: "fixture|game",
      fields:
        "Match: text\nDate: date -160..200\nStarts: time 11:00..18:00\nGround: choice home|away\nFormat: choice 20 overs|40 overs|friendly\nAvailable: number 0..16\nWanted: number 11..12\nShort: calc wanted - available\nTea: text @people\nUmpire: text @people\nOur score: text\nTheir score: text\nResult: choice to play|won|lost|tied|rained off",
      cells: "date starts ground format available wanted tea umpire ourScore theirScore result",
      rows: "Indoor sixes|@9|18:00|away|20 overs|5|11|Nobody|Lois Kerr|||to play\nPre-season friendly|@140|13:00|home|friendly|9|11|Ruth Ellis||||to play\nWeir, last of season|@-75|13:00|home|40 overs|11|11|Fiona Reid|Tim Rudd|182 for 7|179|won\nHarbor away|@-89|13:00|away|40 overs|11|11|Hosts|Host umpire|121|124 for 4|lost\nHillside|@-103|13:00|home|40 overs|12|11|Joan Abbott|Lois Kerr|88 for 2||rained off",
    },
    {
      id: "score",
      use: "core",
      role: "log",
      icon: "scroll-text",
      names: "scorecard line|scorecards",
      also: "innings|runs|figures|score",
      fields:
        "Line: text\nMatch: relation match\nPlayer: relation player\nRuns: number 0..140\nBalls: number 0..160\nOut: choice not out|bowled|caught|lbw|run out|stumped|did not bat\nOvers: number 0..12\nWickets: number 0..7\nConceded: number 0..80",
      cells: "match player runs balls out overs wickets conceded",
      rows: "Devan v Weir|Weir, last of season|Devan Shah|64|81|caught|8|1|31\nAnjali v Weir|Weir, last of season|Anjali Rao|47|52|not out|8|3|28\nGareth v Weir|Weir, last of season|Gareth Moss|4|6|bowled|8|4|36\nTim at Harbor|Harbor away|Tim Rudd|38|60|lbw|6|1|22\nImran at Harbor|Harbor away|Imran Shah|21|33|run out|0|0|0\nDevan v Hillside|Hillside|Devan Shah|41|44|not out|0|0|0",
    },
    {
      id: "net",
      use: "more",
      role: "event",
      icon: "calendar-check",
      names: "net session|nets",
      also: "net booking|practice",
      fields:
        "Session: text\nDate: date 0..30\nTime: time 17:00..20:00\nLane: choice 1|2|hall\nPlayer: relation player",
      cells: "date time lane player",
      rows: "Monday nets|@3|19:00|hall|Devan Shah\nJuniors|@5|17:00|hall|Anjali Rao\nBowlers only|@10|19:00|1|Gareth Moss",
    },
  ],
  jobs: "agenda match.date\nrank match.short\nkeep score\nrank player.runs\nrank player.wickets\nkeep player\nbook net\ncheck player.subsPaid\nchart score.out\nassign match.umpire\nfind match\nmove match.result",
  site: {
    headline: "182 for 7, and tea at four",
    body: "Two Saturday sides, one on Sundays, nets in winter. Say if you can play; the captain picks on Thursday.",
    action: "See the fixtures|match",
    services: "Membership|A year|90\nMatch fee|Tea included|12\nJunior nets|Ten weeks|45",
    questions:
      "Am I good enough?|The Sunday side has never asked.\nWho makes tea?|The name is beside the match.\nDo you have kit?|A bag of it, one left-handed glove.",
  },
  words: {
    tagline: "Fixtures, availability, runs and tea.",
    itch: "Have we eleven for the friendly?",
    promise: "Eleven names, a scorer and a tea",
    pov: "POV: the last man walks in and there are still two overs",
    gains: ["Friendly: two players short", "Gareth: four for 36", "Devan: 105 runs, twice caught once"],
  },
});
