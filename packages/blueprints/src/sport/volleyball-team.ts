import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "volleyballTeam",
  name: "Volleyball team",
  icon: "volleyball",
  says: {
    en: "volleyball team|volleyball club|volleyball training|volleyball match schedule|beach volleyball booking|team attendance app|handball team|handball club|team sport attendance|beach volleyball court|volleyball rotation|team calendar and attendance|spond alternative|training attendance list|amateur sports team",
    de: "Volleyballverein|Volleyballmannschaft|Handballverein|Trainingsbeteiligung",
    es: "equipo de voleibol|club de voleibol|equipo de balonmano",
    fr: "équipe de volley|club de volley|club de handball",
    pt: "equipa de voleibol|clube de vôlei|equipa de andebol",
  },
  forms: ["community", "management", "tracker", "site"],
  people: ["coaches", "players"],
  mood: "lively",
  things: [
    {
      id: "player",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "player|players",
      also: "squad|member",
      fields:
        "Name: text\nNumber: number 1..24\nPosition: choice setter|outside|middle|opposite|libero\nPhone: phone\nLicense until: date -3..300\nTrainings: number 0..30\nDrives: boolean 40\nShirt washed: number 0..8",
      cells: "number position phone licenseUntil trainings drives shirtWashed",
      rows: "Hanna Weiss|4|setter|555-0121|@200|22|yes|2\nMina Novak|7|outside|555-0122|@200|19|no|1\nTilda Moe|9|middle|555-0123|@-1|14|no|3\nKarin Blom|11|opposite|555-0124|@200|25|yes|2\nSunita Rao|2|libero|555-0125|@60|27|no|0\nLena Brück|12|outside|555-0126|@200|9|yes|1",
    },
    {
      id: "date",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "date|dates",
      also: "training|match|tournament|game",
      fields:
        "Date: text\nDay: date -7..30\nTime: time 10:00..20:00\nKind: choice training|home match|away match|tournament|party\nPlace: location\nAgainst: text\nYes: rollup count answer.date\nNeeded: number 6..12\nCars needed: number 0..4\nJerseys: text @people\nResult: text\nState: choice planned|enough|too few|played",
      cells: "day time kind place against needed carsNeeded jerseys result state",
      rows: "Training|@2|19:30|training|Sports hall|||8|0||planned\nHome, Harbor|@8|15:00|home match|Sports hall|Harbor VC|8|0|Sunita Rao||planned\nAway, North|@15|13:00|away match|North hall|North VC|8|3|Mina Novak||too few\nChristmas mixed|@22|18:00|tournament|Sports hall|Everyone|12|0|||planned\nLast match|@-6|15:00|home match|Sports hall|Comets|8|0|Tilda Moe|3 : 1|played",
    },
    {
      id: "answer",
      use: "core",
      role: "log",
      icon: "check",
      names: "answer|answers",
      also: "reply|attendance|absence",
      fields:
        "Answer: text\nDate: relation date\nPlayer: relation player\nSays: choice yes|no|maybe\nSeats free: number 0..4\nWhy: text",
      cells: "date player says seatsFree why",
      rows: "Hanna, Harbor|Home, Harbor|Hanna Weiss|yes|0|\nSunita, Harbor|Home, Harbor|Sunita Rao|yes|0|\nLena, North|Away, North|Lena Brück|no|0|Exam\nHanna, North|Away, North|Hanna Weiss|yes|4|\nKarin, North|Away, North|Karin Blom|yes|3|\nTilda, training|Training|Tilda Moe|maybe|0|Knee",
    },
  ],
  jobs: "agenda date.day\nkeep answer\nchart answer.says\nmove date.state\nkeep player\nrank player.trainings\ndue player.licenseUntil\nassign date.jerseys\ncount player.shirtWashed\nfind date\nprint date",
  site: {
    headline: "Home against Harbor, eight needed",
    body: "Who comes, who drives, who washes. Answer once, and the coach stops asking.",
    action: "Say yes or no|answer",
    services: "Training|Mondays and Thursdays|\nTrial|Three evenings free|\nSeason|With license and jersey|140",
    questions:
      "What if I am late?|Write it; warm up outside the rotation.\nWho washes the jerseys?|The one with the fewest washes.\nCan beginners come?|On Thursdays.",
  },
  words: {
    tagline: "Dates, answers, cars and jerseys.",
    itch: "Are we eight on Saturday?",
    promise: "Enough players, enough cars, clean shirts",
    pov: "POV: nobody counts heads in the car park",
    gains: ["North: two cars, three needed", "Tilda: license ended yesterday", "Jerseys: Sunita's turn"],
  },
});
