import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "hockeyClub",
  name: "Hockey club",
  icon: "hockey-stick",
  says: {
    en: "hockey club|field hockey club|ice hockey team|hockey team|hockey team manager|hockey fixtures|hockey selection|inline hockey team|lacrosse club|floorball club|unihockey club|hockey umpire rota|beer league hockey|hockey stats tracker|youth hockey team",
    de: "Hockeyverein|Eishockeymannschaft|Unihockey-Club|Hockeyclub",
    es: "club de hockey|equipo de hockey|hockey sobre hielo equipo",
    fr: "club de hockey|équipe de hockey|hockey sur glace équipe",
    pt: "clube de hóquei|equipa de hóquei|hóquei em patins clube",
  },
  forms: ["community", "management", "site", "tracker"],
  people: ["team managers", "coaches", "players"],
  mood: "lively",
  things: [
    {
      id: "player",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "player|players",
      also: "skater|goalkeeper|member",
      fields:
        "Name: text\nNumber: number 1..99\nTeam: choice first|second|juniors\nPosition: choice goal|defense|midfield|forward\nPhone: phone\nGoals: number 0..40\nAssists: number 0..40\nPoints: calc goals + assists\nCards: number 0..6\nSubs paid: boolean 75",
      cells: "number team position phone goals assists cards subsPaid",
      rows: "Gareth Moss|1|first|goal|555-0101|0|0|0|yes\nJosie Tam|7|first|forward|555-0102|11|6|1|yes\nNico Blau|9|first|midfield|555-0103|5|9|2|no\nElke Brandt|4|first|defense|555-0104|2|3|0|yes\nMats Brandt|14|juniors|forward|555-0105|8|2|0|yes\nTilo Marx|5|second|defense|555-0106|1|1|3|yes",
    },
    {
      id: "match",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "match|matches",
      also: "game|fixture",
      fields:
        "Match: text\nTeam: choice first|second|juniors\nDate: date -14..28\nPush back: time 10:00..20:00\nPlace: location\nHome or away: choice home|away\nUmpires: text @people\nPicked: number 0..16\nWanted: number 11..16\nShort: calc wanted - picked\nOurs: number 0..12\nTheirs: number 0..12\nTeas: text @people\nState: choice planned|picked|played|called off",
      cells: "team date pushBack place homeOrAway umpires picked wanted ours theirs teas state",
      rows: "First, North|first|@1|14:00|Weir field|home|Lois Kerr, Tim Rudd|14|14|0|0|Elke Brandt|picked\nSecond, Harbor|second|@1|12:00|Quay ground|away|Host|10|13|0|0||planned\nJuniors festival|juniors|@8|10:00|Weir field|home||9|12|0|0|Nora Brandt|planned\nFirst, Comets|first|@-6|14:00|Comet park|away|Host|14|14|3|2||played\nSecond, Hillside|second|@-6|12:00|Weir field|home|Gus Petrie|12|13|0|0|Tilo Marx|called off\nFirst, Hillside|first|@-13|14:00|Weir field|home|Lois Kerr|14|14|1|1|Josie Tam|played",
    },
    {
      id: "goal",
      use: "core",
      role: "log",
      icon: "goal",
      names: "goal or card|goals and cards",
      also: "goal|assist|card|penalty",
      fields:
        "Entry: text\nMatch: relation match\nPlayer: relation player\nMinute: number 1..70\nKind: choice field goal|penalty corner|stroke|green card|yellow card\nAssist: text",
      cells: "match player minute kind assist",
      rows: "Tam, first|First, Comets|Josie Tam|12|field goal|Nico Blau\nTam, second|First, Comets|Josie Tam|44|penalty corner|Elke Brandt\nBlau|First, Comets|Nico Blau|61|stroke|\nBlau, yellow|First, Comets|Nico Blau|65|yellow card|\nBrandt|First, Hillside|Elke Brandt|30|penalty corner|Nico Blau",
    },
  ],
  jobs: "agenda match.date\nrank match.short\nmove match.state\nkeep goal\nrank player.points\nkeep player\nassign match.umpires\ncheck player.subsPaid\nchart goal.kind\nfind match\nprint match",
  site: {
    headline: "First against North, tomorrow at two",
    body: "Two teams, a junior side, one astro. Selection on Thursday, teas by turn, short corners on Tuesday.",
    action: "See the matches|match",
    services: "Membership|A season|180\nJuniors|With stick to borrow|70\nMatch fee|With teas|9",
    questions:
      "Do I need a stick?|Borrow one for the first month; bring shins and teeth guards.\nWho umpires?|Each team finds one; there is a course in January.\nWhat if the pitch is frozen?|Called off by nine, here.",
  },
  words: {
    tagline: "Teams, umpires, corners and teas.",
    itch: "Who is the thirteenth for Harbor?",
    promise: "Picked by Thursday, umpired on Saturday",
    pov: "POV: the corner is called and it works",
    gains: ["Second: three players short", "Josie: eleven goals, six assists", "Juniors: no umpires yet"],
  },
});
