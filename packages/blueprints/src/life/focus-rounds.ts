import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "focusRounds",
  name: "Focus rounds",
  icon: "timer",
  says: {
    en: "pomodoro|pomodoro timer|pomodoro app|focus timer|focus app|deep work timer|deep work log|work in rounds|25 minute timer|concentration timer|tomato timer|study timer|focus sessions",
    de: "Pomodoro-Timer|Fokus-Timer|Konzentrationstimer",
    es: "temporizador pomodoro|temporizador de concentración|sesiones de enfoque",
    fr: "minuteur pomodoro|minuteur de concentration|sessions de concentration",
    pt: "timer pomodoro|temporizador de foco|sessões de foco",
  },
  forms: ["tracker", "community"],
  people: ["people at a desk"],
  mood: "sober",
  things: [
    {
      id: "focusTask",
      use: "core",
      role: "item",
      icon: "target",
      names: "task|tasks",
      also: "project",
      fields:
        "Name: text\nKind: choice writing|reading|building|admin|learning\nRounds planned: number 1..6\nRounds done: number 0..4\nDue: date 0..10\nDone: boolean 20\nFirst step: text",
      cells: "kind roundsPlanned firstStep",
      rows: "Chapter two, first draft|writing|6|Open with the kitchen\nTax folder|admin|3|Sort by month\nRead the long report|reading|2|\nFix the sign-in page|building|4|\nThirty words of Spanish|learning|1|\nReply to the landlord|admin|1|\nSlides for Thursday|writing|3|\nSketch the shelf|building|2|",
    },
    {
      id: "focusRound",
      use: "core",
      role: "log",
      icon: "timer",
      names: "session|sessions",
      also: "round|pomodoro",
      fields:
        "Note: text\nTask: relation focusTask\nDate: date -20..0\nMinutes: number 15..50 min\nInterruptions: number 0..5\nFlow: rating 2..5",
      cells: "",
      rows: "Phone in the drawer\nTwo calls, lost the thread\nBest hour of the week\nStarted slow, ended well\nLibrary, back row\nHeadphones, one song on repeat",
    },
  ],
  jobs: "time focusRound.minutes\ndue focusTask.due\nstreak focusRound.date\ntick focusTask.done\nchart focusRound.minutes\nfind focusTask\nkeep focusTask\nchart focusTask.kind\nkeep focusRound\nplan focusRound.date",
  words: {
    tagline: "One thing at a time.",
    itch: "Eight hours. Forty useful minutes.",
    promise: "One thing at a time",
    pov: "POV: you finished by three",
    gains: ["Four rounds before lunch.", "One thing at a time.", "Two hours, really worked."],
  },
});
