import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "bloodSugar",
  name: "Blood sugar",
  icon: "droplet",
  says: {
    en: "blood sugar|blood glucose|glucose log|glucose tracker|blood sugar log|blood sugar tracker|diabetes log|diabetes diary|diabetes tracker|insulin log|diabetic diary|carbs and insulin|glucose readings",
    de: "Blutzucker|Blutzuckertagebuch|Diabetes-Tagebuch",
    es: "glucemia|azúcar en sangre|diario de diabetes",
    fr: "glycémie|carnet de glycémie|suivi du diabète",
    pt: "glicemia|açúcar no sangue|diário de diabetes",
  },
  forms: ["tracker", "community"],
  people: ["people with diabetes"],
  mood: "sober",
  things: [
    {
      id: "glucoseReading",
      use: "core",
      role: "log",
      icon: "droplet",
      names: "reading|readings",
      also: "measurement|value|glucose|sugar",
      fields:
        "Note: text\nGlucose: number 82..210 mg/dL\nMeasured: dateTime -14..0 06:30..22:30\nMoment: choice fasting|before meal|after meal|bedtime\nInsulin: number 0..9 units\nCarbs: number 0..75 g\nFelt: choice fine|shaky|tired|thirsty",
      cells: "glucose moment insulin carbs felt",
      rows: "First thing|104|fasting|0|0|\nPasta at noon|182|after meal||68|\nBefore the bike ride|138|before meal|||\nGlass of juice|88|||20|shaky\nQuiet evening|121|bedtime|||\nBirthday cake|204|after meal|||\nAfter a long walk|96||||\nOats instead of toast|134|after meal|||",
    },
    {
      id: "meal",
      use: "core",
      role: "item",
      icon: "utensils",
      names: "meal|meals",
      also: "food|foods",
      fields: "Name: text\nPicture: image\nCarbs: number 12..80 g\nEffect: choice flat|gentle|steep\nAgain: boolean 70",
      cells: "carbs effect again",
      rows: "Oats with berries|38|gentle|\nLentil soup|30|flat|\nWhite toast and jam|46|steep|no\nSpaghetti|72|steep|\nOmelette|4|flat|\nYoghurt and nuts|14|flat|",
    },
  ],
  jobs: "chart glucoseReading.glucose\nkeep glucoseReading\nchart glucoseReading.moment\nplan glucoseReading.measured\nfind meal\nkeep meal\ncheck meal.again",
  words: {
    tagline: "See what moves your sugar.",
    itch: "High again. But why?",
    promise: "See what moves your sugar",
    pov: "POV: in range all day",
    gains: ["6.1 before breakfast.", "In range: four days of five.", "Pizza, and what it did."],
  },
});
