import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "workoutLog",
  name: "Workout log",
  icon: "dumbbell",
  says: {
    en: "workout log|workout tracker|workout diary|gym log|lifting log|strength training log|sets and reps|weight lifting tracker|workout planner|exercise log|exercise tracker|personal records lifting|home workout|fitness tracker|training log for the gym",
    de: "Trainingstagebuch Kraft|Krafttraining Tagebuch|Workout-Tracker",
    es: "registro de entrenamiento|diario de gimnasio|rutina de gimnasio",
    fr: "carnet de musculation|suivi de musculation|carnet d'exercices de force",
    pt: "registro de musculação|treino de academia|registro de treinos na academia",
  },
  forms: ["tracker", "community"],
  people: ["people who lift"],
  mood: "lively",
  things: [
    {
      id: "exercise",
      use: "core",
      role: "item",
      icon: "dumbbell",
      names: "exercise|exercises",
      also: "ubung|ejercicio|exercice",
      fields:
        "Name: text\nPhoto: image\nMuscle: choice legs|back|chest|shoulders|arms|core\nGear: choice barbell|dumbbell|machine|body weight|kettlebell\nPersonal best: number 20..140 kg\nSets: number 3..5\nReps: number 5..12\nRest: number 60..180 s\nFavourite: boolean 30\nCue: text",
      cells: "muscle gear personalBest sets reps cue",
      rows: "Back squat|legs|barbell|95|5|5|Knees out, chest up\nDeadlift|back|barbell|125|3|5|Push the floor away\nBench press|chest|barbell|70|5|5|\nOverhead press|shoulders|barbell|45|||\nPull-up|back|body weight|20||8|\nRow|back|dumbbell|34|||\nLunge|legs|dumbbell|24|||\nPlank|core|body weight|20||1|\nKettlebell swing|legs|kettlebell|24||12|\nCurl|arms|dumbbell|20|||",
    },
    {
      id: "workoutSet",
      use: "core",
      role: "log",
      icon: "clipboard-list",
      names: "workout|workouts",
      also: "set|session|training",
      fields:
        "Note: text\nExercise: relation exercise\nDate: date -35..0\nWeight: number 20..120 kg\nSets: number 3..5\nReps: number 5..12\nVolume: calc weight * reps kg\nMinutes: number 8..40 min\nEffort: rating 2..5",
      cells: "minutes effort",
      rows: "Moved well||3\nLast rep was ugly||5\nDeload week||2\nNew personal best||5\nShort on time|10|\nPaused at the bottom||\nGrip gave out first||\nFelt light, add next time||",
    },
    {
      id: "fitnessClass",
      use: "core",
      role: "event",
      icon: "users",
      names: "class|classes",
      also: "course|kurs|yoga",
      fields:
        "Title: text\nStarts: dateTime 0..14 07:00..19:30\nCoach: text @people\nRoom: choice hall|studio|roof\nSeats: number 8..20\nComing: number 3..8\nI am in: boolean 20",
      cells: "",
      rows: "Morning mobility\nYoga for stiff people\nKettlebell basics\nLunch crunch\nPartner workout\nStretch and tea",
    },
  ],
  jobs: "streak workoutSet.date\nchart workoutSet.weight\nfind exercise\nkeep exercise\ncheck exercise.favourite\nchart exercise.muscle\nkeep workoutSet\nplan workoutSet.date\nagenda fitnessClass.starts\nplan fitnessClass.starts\nfind fitnessClass\nkeep fitnessClass",
  words: {
    tagline: "A little more every week.",
    itch: "Last week's weight? No idea.",
    promise: "A little more every week",
    pov: "POV: new personal best",
    gains: ["5 by 5, up again.", "Bench: 82.5 kilos.", "Three times this week."],
  },
});
