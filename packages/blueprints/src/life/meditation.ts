import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "meditation",
  name: "Meditation",
  icon: "flower-2",
  says: {
    en: "meditation timer|meditation app|meditation log|meditation tracker|mindfulness app|mindfulness practice|guided meditation|breathing exercises|breathwork|sitting practice|meditation sessions|daily meditation|calm breathing|zen timer",
    de: "Meditations-App|Meditationstimer|Achtsamkeit üben",
    es: "app de meditación|temporizador de meditación|meditación guiada",
    fr: "application de méditation|minuteur de méditation|méditation guidée",
    pt: "app de meditação|timer de meditação|meditação guiada",
  },
  forms: ["tracker", "community"],
  people: ["people who sit", "beginners"],
  mood: "warm",
  things: [
    {
      id: "guidedSession",
      use: "core",
      role: "item",
      icon: "flower-2",
      names: "session|sessions",
      also: "meditation|meditations|exercise|practice|ubung|sesion|seance|sessao",
      fields:
        "Title: text\n       Cover: image\n       Minutes: number 3..30 min\n       Need: choice calm|sleep|focus|anger|grief|energy\n       Posture: choice seated|lying|walking|standing\n       Guide: longText\n       Saved: boolean 20\n       Times sat: number 0..12",
      cells: "minutes need posture guide saved",
      rows: "Arrive|5|calm|seated|Feel the chair hold you. Count ten breaths, begin again whenever you lose the count.|yes\nFour-seven-eight|4|sleep|lying|In for four, hold for seven, out for eight. Four rounds, then let go of counting.|\nBody scan to sleep|20|sleep|lying|From the toes up, name each place and let it get heavy.|yes\nBefore a hard talk|6|focus|seated|What do I want to be true afterwards? Breathe with that one sentence.|\nWalking, thirty steps|10|focus|walking|Lift, move, place. Turn around after thirty steps.|\nLet it burn down|8|anger|standing|Feel heat in hands and face. Long out-breaths until it cools.|\nSea of small sounds|12|calm|seated|Listen to the furthest sound, then the nearest, then both.|\nLoving words|15|grief|seated|May I be safe. May you be safe. Repeat slowly, for one person after the other.|\nMorning reset|7|energy|standing|Three stretches, ten quick breaths, one intention.|\nOne song long|3|calm|seated|Sit for the length of one song you do not play.|\nOpen sky|30|calm|seated|Thoughts are weather. Stay the sky.|\nFocus bell|25|focus|seated|Work or sit; come back with every bell.|",
    },
    {
      id: "sit",
      use: "core",
      role: "log",
      icon: "timer",
      names: "sit|sits",
      also: "",
      fields:
        "Thought: text\n       Session: relation guidedSession\n       Sat on: date -40..0\n       Minutes: number 5..25 min\n       Mood before: choice restless|tired|okay|calm|bright\n       Mood after: choice restless|tired|okay|calm|bright\n       By: text @people\n       Quiet claps: number 0..9",
      cells: "minutes moodBefore moodAfter",
      rows: "Rain on the window the whole time|10|restless|calm\nLost count at six, every time|10|tired|okay\nLonger than yesterday, and lighter|15|okay|bright\nSat on the train|5|restless|okay\nThe neighbours practised the trumpet|12|okay|calm\nCould not settle. Stayed anyway.|10|restless|restless\nFirst light, no phone|20|tired|bright\nShort one between two calls|5|restless|calm\nSlept well afterwards|15|tired|calm",
    },
    {
      id: "circle",
      use: "core",
      role: "event",
      icon: "users",
      names: "circle|circles",
      also: "group|groups|together|kreis|gruppe|circulo|cercle|grupo",
      fields:
        "Name: text\n       Host: text @people\n       Starts: dateTime 0..9 07:00..21:30\n       Minutes: number 10..30 min\n       Intention: text\n       Seats: number 6..20\n       Coming: number 2..6\n       I am in: boolean 20",
      cells: "starts minutes intention seats coming",
      rows: "Early birds|@1T06:45|15|Before the first message|12|7\nLunch break sit|@0T12:30|10|Ten minutes for nobody else|20|9\nNew parents, cameras off|@1T20:15|10|Come as you are, leave when you must|8|4\nSunday long sit|@4T09:00|30|Half an hour of open sky|15|6\nExam week calm|@2T18:00|12|Shoulders down|20|11\nGrief circle|@3T19:30|20|Sit with what is missing|8|5",
    },
  ],
  jobs: "time sit.minutes\nstreak sit.satOn\nchart sit.minutes\nfind guidedSession\nkeep guidedSession\ncheck guidedSession.saved\nchart guidedSession.need\nkeep sit\nplan sit.satOn\nagenda circle.starts\nplan circle.starts\nfind circle",
  words: {
    tagline: "Sit together, wherever you are.",
    itch: "Your mind. Forty tabs open.",
    promise: "Sit together, wherever you are",
    pov: "POV: ten quiet minutes, together",
    gains: ["Ten minutes, every morning.", "Seven days in a row.", "Calmer after than before."],
  },
});
