import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "sleepLog",
  name: "Sleep log",
  icon: "moon",
  says: {
    en: "sleep log|sleep tracker|sleep diary|sleep journal|insomnia diary|insomnia log|hours slept|bedtime routine|bedtime tracker|sleep quality|wake up times|sleep habits|nap log",
    de: "Schlaftagebuch|Schlaftracker|Schlafqualität",
    es: "diario de sueño|registro del sueño|calidad del sueño",
    fr: "journal de sommeil|suivi du sommeil|qualité du sommeil",
    pt: "diário do sono|registro do sono|qualidade do sono",
  },
  forms: ["tracker", "community"],
  people: ["people who sleep badly"],
  mood: "warm",
  things: [
    {
      id: "eveningHabit",
      use: "core",
      role: "item",
      icon: "lamp",
      names: "evening habit|evening habits",
      also: "routine",
      fields:
        "Name: text\n       Kind: choice helps|harms|unsure\n       Best time: time 19:00..22:30\n       Done today: boolean 30\n       Note: longText",
      cells: "kind bestTime",
      rows: "No screens after ten|helps|22:00\nWarm shower|helps|21:30\nCoffee after two|harms|14:00\nTwenty pages of a novel|helps|22:15\nLate heavy dinner|harms|21:00\nWindow open|helps|22:30\nEvening run|unsure|19:30\nMagnesium|unsure|21:00",
    },
    {
      id: "night",
      use: "core",
      role: "log",
      icon: "moon",
      names: "night|nights",
      also: "dream|dreams|sleep|nap",
      fields:
        "Dream or thought: text\n       Date: date -30..0\n       Asleep at: time 22:00..23:45\n       Hours slept: number 4.5..9.0 h\n       Times awake: number 0..4\n       Rested: rating 1..5\n       Caffeine after noon: boolean 30\n       Mood on waking: choice foggy|flat|fine|fresh",
      cells: "",
      rows: "Missed a train, it waited for me\nNo dream I know of\nFlying very low over a car park\nThe old flat had one room more\nAn exam in a language I cannot read\nSwimming with shoes on\nWoke up laughing\nRain, then nothing",
    },
  ],
  jobs: "tick eveningHabit.doneToday\nstreak night.date\nchart night.hoursSlept\nfind eveningHabit\nkeep eveningHabit\nchart eveningHabit.kind\nkeep night\ncheck night.caffeineAfterNoon\nplan night.date",
  words: {
    tagline: "Learn what lets you sleep.",
    itch: "3 a.m. Wide awake.",
    promise: "Learn what lets you sleep",
    pov: "POV: you slept through",
    gains: ["Seven hours, four nights.", "Coffee after three? It shows.", "Up at six, rested."],
  },
});
