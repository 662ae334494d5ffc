import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "dartsLeague",
  name: "Darts and pub league",
  icon: "target",
  says: {
    en: "darts league|darts team|darts scorer|darts tournament|pub league|pool league|snooker club|darts averages|pub games league|pool team fixtures|billiards club|quiz league|dominoes league|darts checkouts|foosball league",
    de: "Dartliga|Dartverein|Billardverein|Kneipenliga",
    es: "liga de dardos|liga de billar|torneo de dardos",
    fr: "ligue de fléchettes|ligue de billard|club de billard",
    pt: "liga de dardos|liga de bilhar|torneio de dardos",
  },
  forms: ["management", "dashboard", "community"],
  people: ["league secretaries", "captains", "players"],
  mood: "lively",
  things: [
    {
      id: "team",
      use: "core",
      role: "item",
      icon: "shield",
      names: "team|teams",
      also: "side|pub",
      fields:
        "Team: text\nVenue: location\nCaptain: text @people\nPhone: phone\nBoard night: choice Mon|Tue|Wed|Thu\nPlayed: number 0..18\nLegs for: number 0..120\nLegs against: number 0..120\nDifference: calc legsFor - legsAgainst\nPoints: number 0..36",
      cells: "venue captain phone boardNight played legsFor legsAgainst points",
      rows: "Old Forge A|The Old Forge|Owen Pritchard|555-0111|Tue|7|44|19|12\nRailway Arms|Station Road|Pete Oakes|555-0112|Tue|7|39|24|10\nWeir Tavern|Weir gate|Kev Loomis|555-0113|Tue|7|31|32|7\nHarbor Lights|Quay Road|Marlon Hype|555-0114|Tue|7|26|37|5\nCricket Club|Church Street|Tim Rudd|555-0115|Tue|8|20|48|2",
    },
    {
      id: "player",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "player|players",
      also: "thrower|member",
      fields:
        "Name: text\nTeam: relation team\nAverage: number 28..78\nBest checkout: number 20..170\nOne-eighties: number 0..14\nLegs won: number 0..40\nSubs paid: boolean 70",
      cells: "team average bestCheckout oneEighties legsWon subsPaid",
      rows: "Owen Pritchard|Old Forge A|58.4|121|5|21|yes\nShirley Cope|Old Forge A|61.2|140|7|24|yes\nPete Oakes|Railway Arms|55|96|3|18|yes\nKev Loomis|Weir Tavern|51.7|104|2|14|no\nMarlon Hype|Harbor Lights|49.9|81|1|12|yes\nTim Rudd|Cricket Club|44.1|76|0|8|yes",
    },
    {
      id: "match",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "match|matches",
      also: "fixture|night|result",
      fields:
        "Match: text\nDate: date -14..21\nHome: relation team\nAway: text\nHome legs: number 0..9\nAway legs: number 0..9\nMargin: calc homeLegs - awayLegs\nMarker: text @people\nSheet in: boolean 40\nState: choice to play|played|postponed|conceded",
      cells: "date home away homeLegs awayLegs marker sheetIn state",
      rows: "Forge and Railway|@4|Old Forge A|Railway Arms|0|0|Joan Abbott|no|to play\nTavern and Lights|@4|Weir Tavern|Harbor Lights|0|0||no|to play\nRailway and Cricket|@-3|Railway Arms|Cricket Club|7|2|Pete Oakes|yes|played\nLights and Forge|@-3|Harbor Lights|Old Forge A|3|6|Marlon Hype|no|played\nCricket and Tavern|@-10|Cricket Club|Weir Tavern|4|5|Tim Rudd|yes|played\nLights and Cricket|@11|Harbor Lights|Cricket Club|0|0||no|to play",
    },
  ],
  jobs: "agenda match.date\nrank team.points\nmove match.state\ncheck match.sheetIn\nkeep match\nrank player.average\ncount player.oneEighties\nkeep player\nrank player.bestCheckout\ncheck player.subsPaid\nfind player\nprint match",
  site: {
    headline: "Forge against Railway, Tuesday, half past eight",
    body: "Five pubs, nine legs a night, sandwiches from the home side. Table and averages by Wednesday noon.",
    action: "See the fixtures|match",
    services: "Team entry|A season|40\nPlayer|With insurance for walls|5\nFinals night|Buffet included|8",
    questions:
      "Who marks?|The home side finds somebody sober.\nWhat if we are short?|Five may win, four may try.\nWhen must the sheet be in?|By Thursday, or you lose a point.",
  },
  words: {
    tagline: "Legs, averages, checkouts and Tuesdays.",
    itch: "Has the Lights' sheet come in?",
    promise: "Every sheet in, every leg counted",
    pov: "POV: the treble twenty shakes on double sixteen",
    gains: ["Shirley: 140 out, 61.2 average", "Forge lead by two points", "One sheet missing since Tuesday"],
  },
});
