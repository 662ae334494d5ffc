import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "refereeAssignments",
  name: "Referee assignments",
  icon: "whistle",
  says: {
    en: "referee assignments|referee assigning|assign referees|officials assignment|umpire assignments|referee scheduling|referee association|referee availability|referee payments|match officials appointments|umpire rota|linesmen appointments|referee reports|sports officials app",
    de: "Schiedsrichteransetzung|Schiedsrichter einteilen|Schiedsrichterverein",
    es: "designación de árbitros|árbitros asignación|comité de árbitros",
    fr: "désignation des arbitres|gestion des arbitres|comité des arbitres",
    pt: "designação de árbitros|nomeação de árbitros|associação de árbitros",
  },
  forms: ["management", "dashboard", "portal"],
  people: ["assignors", "referees", "clubs"],
  mood: "sober",
  things: [
    {
      id: "referee",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "referee|referees",
      also: "umpire|official|linesman",
      fields:
        "Name: text\nLevel: choice trainee|district|county|national\nPhone: phone\nE-mail: email\nLives: location\nRadius: number 5..120 km\nUnavailable: text\nFitness test until: date -6..330\nDays left: daysUntil fitnessTestUntil\nGames: rollup count assignment.referee\nMark: rollup average assignment.referee.mark stars",
      cells: "level phone eMail lives radius unavailable fitnessTestUntil",
      rows: "Lois Kerr|county|555-0101|lois.kerr@example.com|Mill Lane|60|Sundays|@120\nTim Rudd|district|555-0102|tim.rudd@example.com|Canal Walk|30|12 December|@40\nGus Petrie|county|555-0103|gus.petrie@example.com|Hill Road|80||@-2\nAna Lopes|district|555-0104|ana.lopes@example.com|Station Road|40|Evenings|@200\nMilo Ferris|trainee|555-0105|milo.ferris@example.com|Quay Road|20||@300\nRita Kern|national|555-0106|rita.kern@example.com|Market Square|120|Every second week|@90",
    },
    {
      id: "game",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "match|matches",
      also: "game|fixture",
      fields:
        "Match: text\nLeague: text\nDate: date -8..21\nTime: time 10:00..20:30\nGround: location\nNeeds: choice one|three|three and assessor\nLevel: choice trainee|district|county|national\nFee: money 18..140 EUR\nContact: phone\nCrew: rollup count assignment.match\nState: choice open|part covered|covered|played|off",
      cells: "league date time ground needs level fee contact state",
      rows: "Weir and Harbor|County 1|@1|14:30|Weir field|three|county|55|555-0111|part covered\nComets and Bears|District|@1|11:00|Westfield|one|district|30|555-0112|covered\nU14, Hill School|Youth|@0|10:00|School ground|one|trainee|18|555-0113|covered\nNorthport cup tie|Cup|@8|15:00|Northport|three and assessor|national|95|555-0114|open\nGiants and Hawks|County 1|@8|18:00|Quay gym|three|county|55|555-0115|open\nHillside and Station|District|@-6|14:30|Hillside|one|district|30|555-0116|played",
    },
    {
      id: "assignment",
      use: "core",
      role: "event",
      icon: "clipboard-list",
      names: "assignment|assignments",
      also: "appointment|offer|slot",
      fields:
        "Assignment: text\nMatch: relation game\nReferee: relation referee\nRole: choice referee|assistant 1|assistant 2|assessor\nOffered: date -20..0\nAnswer by: date -3..5\nKilometers: number 0..180 km\nFee: money 18..140 EUR\nMark: rating 1..5\nPaid: boolean 30\nState: choice offered|accepted|declined|done|did not appear",
      cells: "match referee role offered answerBy kilometers fee mark paid state",
      rows: "Lois at Weir|Weir and Harbor|Lois Kerr|referee|@-9|@-5|14|55||no|accepted\nAna at Weir|Weir and Harbor|Ana Lopes|assistant 1|@-4|@-1|9|35||no|offered\nTim at Westfield|Comets and Bears|Tim Rudd|referee|@-8|@-4|22|30||no|accepted\nMilo at the school|U14, Hill School|Milo Ferris|referee|@-6|@-3|6|18||no|accepted\nGus at Hillside|Hillside and Station|Gus Petrie|referee|@-14|@-10|18|30|4|no|done\nRita at Northport|Northport cup tie|Rita Kern|referee|@-1|@2|64|95||no|offered",
    },
    {
      id: "report",
      use: "more",
      role: "log",
      icon: "file-text",
      names: "report|reports",
      also: "incident|card report|assessment",
      fields:
        "Report: text\nMatch: relation game\nDate: date -10..0\nKind: choice cards|injury|misconduct|assessment|abandoned\nText: longText\nSent to league: boolean 50",
      cells: "match date kind text sentToLeague",
      rows: "Two yellows|Hillside and Station|@-6|cards|Numbers 4 and 11, dissent|yes\nGus, calm and close|Hillside and Station|@-6|assessment|Position at corners better|no\nFloodlight|Hillside and Station|@-6|abandoned|Four minutes dark, played on|yes",
    },
  ],
  jobs: "agenda game.date\nmove game.state\nassign assignment.referee\ndue assignment.answerBy\nmove assignment.state\nkeep referee\nrank referee.games\ndue referee.fitnessTestUntil\ncheck assignment.paid\nkeep report\ntotal assignment.fee\nprint assignment",
  site: {
    headline: "Two assistants short on Sunday",
    body: "Matches, levels, distances and who said yes. Offers go out on Monday, gaps are seen on Wednesday.",
    action: "Answer an offer|assignment",
    services: "Youth match|One referee|18\nDistrict|One referee|30\nCounty|A crew of three|125",
    questions:
      "When must I answer?|Within four days, or the next one is asked.\nHow are kilometers paid?|Thirty cents, both ways.\nHow do I move up?|Marks, fitness and a test in June.",
  },
  words: {
    tagline: "Matches, crews, marks and kilometers.",
    itch: "Who takes the line at Weir?",
    promise: "A whistle for every match",
    pov: "POV: the kick-off has three in black",
    gains: ["Weir: two of three covered", "Ana: answer a day late", "Gus: fitness test lapsed"],
  },
});
