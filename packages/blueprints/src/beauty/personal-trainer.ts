import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "personalTrainer",
  name: "Personal training",
  icon: "dumbbell",
  says: {
    en: "personal trainer|personal training|PT clients|personal training business|online fitness coach|fitness coach|strength coach|workout plans for clients|training plans for clients|coaching clients check-ins|personal trainer app|outdoor bootcamp|small group personal training|client workouts|PT session packs|body measurements of clients",
    de: "Personal Trainer|Personal Training|Fitnesscoach|Trainingspläne für Kunden",
    es: "entrenador personal|entrenamiento personal|planes de entrenamiento|preparador físico",
    fr: "coach sportif|coaching sportif|entraîneur personnel|programmes d'entraînement",
    pt: "personal trainer treinos|treinador pessoal|treino personalizado|planos de treino",
  },
  forms: ["management", "portal", "booking", "site", "tracker"],
  people: ["trainers", "clients"],
  mood: "lively",
  things: [
    {
      id: "client",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "client|clients",
      also: "customer|athlete|member",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nGoal: choice lose fat|get stronger|first marathon|back from injury|stay fit\nStart weight: number 50..120 kg\nWeight now: number 50..120 kg\nChange: calc weightNow - startWeight kg\nSessions left: number 0..20\nPays: choice pack of 10|pack of 20|monthly|online\nNext check-in: date -5..14\nDays left: daysUntil nextCheckIn\nInjuries: tags none|knee|shoulder|lower back|ankle|asthma\nScreening form: boolean 85",
      cells: "phone eMail goal startWeight weightNow sessionsLeft pays nextCheckIn injuries screeningForm",
      rows: "Rachel Mensah|555-0101|rachel.mensah@example.com|lose fat|84.5|78.2|4|pack of 10|@1|none|yes\nColin Fraser|555-0102|colin.fraser@example.com|back from injury|91|89.4|2|pack of 10|@0|lower back|yes\nAiko Hayashi|555-0103|aiko.hayashi@example.com|first marathon|58|57.1|10|monthly|@3|ankle|yes\nLuis Ortega|555-0104|luis.ortega@example.com|get stronger|72|75.6|13|pack of 20|@5|none|yes\nBridget Nolan|555-0105|bridget.nolan@example.com|stay fit|66|66.3|0|pack of 10|@-2|knee|yes\nTunde Bakare|555-0106|tunde.bakare@example.com|lose fat|108|101.7|7|online|@2|asthma|yes\nSara Holm|555-0107|sara.holm@example.com|get stronger|61|62.5|9|pack of 20|@7|none|no\nVictor Stein|555-0108|victor.stein@example.com|stay fit|79|78.8|1|monthly|@-1|shoulder|yes",
    },
    {
      id: "program",
      use: "core",
      role: "item",
      icon: "clipboard-list",
      names: "program|programs",
      also: "plan|block|training plan|workout plan",
      fields:
        "Program: text\nClient: relation client\nBlock: choice base|build|peak|deload|rehab\nWeeks: number 4..12\nWeek now: number 1..12\nDays a week: number 2..5\nStarts: date -60..14\nEnds: date -5..80\nDays left: daysUntil ends\nExercises: lines\nNotes: longText",
      cells: "client block weeks weekNow daysAWeek starts ends exercises notes",
      rows: "Fat loss, block 2|Rachel Mensah|build|6|4|3|@-24|@18|Goblet squat 3x10;Row 3x12;Sled 6x20 m|Steps 9000 a day\nBack to the deadlift|Colin Fraser|rehab|8|5|2|@-32|@24|Bird dog 3x8;Hip hinge with stick;Trap bar 3x5|Stop at pain 4\nSixteen weeks to go|Aiko Hayashi|base|8|3|4|@-17|@39|Long run;Calf raises 3x15;Single leg RDL 3x8|\nSquat 100|Luis Ortega|peak|6|6|4|@-38|@4|Back squat 5x2;Bench 4x4;Pull-up 4x6|Test day at the end\nTwice a week for life|Bridget Nolan|base|12|9|2|@-60|@24|Split squat 3x8;Press 3x8;Carry 4x30 m|\nHome, dumbbells only|Tunde Bakare|build|6|2|3|@-10|@32|Floor press 3x10;Swing 5x15;Step-up 3x12|Inhaler within reach\nFirst pull-up|Sara Holm|base|8|1|3|@-3|@53|Negatives 5x3;Hang 4x30 s;Row 4x10|\nShoulder friendly|Victor Stein|base|8|7|2|@-46|@10|Landmine press 3x8;Face pull 3x15;Sled|",
    },
    {
      id: "session",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "session|sessions",
      also: "appointment|booking|training|slot",
      fields:
        "Session: text\nClient: relation client\nDate: date -5..10\nTime: time 06:00..20:00\nWhere: choice gym floor|park|client's home|video call\nLength: duration 30..60\nPrice: money 35..60 GBP\nState: choice booked|done|canceled in time|canceled late\nEffort: number 1..10",
      cells: "client date time where length price state effort",
      rows: "Rachel, lower body|Rachel Mensah|@0|07:00|gym floor|60|48|booked|7\nColin, hinge|Colin Fraser|@0|12:00|gym floor|60|48|booked|6\nLuis, heavy singles|Luis Ortega|@0|18:30|gym floor|60|44|booked|9\nAiko, hills|Aiko Hayashi|@1|06:30|park|60|48|booked|8\nVictor, upper|Victor Stein|@1|17:00|gym floor|45|40|booked|6\nTunde, check of form|Tunde Bakare|@2|20:00|video call|30|35|booked|5\nSara, first week|Sara Holm|@3|08:00|client's home|60|44|booked|6\nBridget, Tuesday spot|Bridget Nolan|@-2|10:00|gym floor|60|48|canceled late|5\nRachel, intervals|Rachel Mensah|@-2|07:00|gym floor|60|48|done|8",
    },
    {
      id: "checkIn",
      use: "core",
      role: "log",
      icon: "chart-line",
      names: "check-in|check-ins",
      also: "measurement|weigh-in|progress photo|personal best",
      fields:
        "Check-in: text\nClient: relation client\nDate: date -60..0\nWeight: number 50..120 kg\nWaist: number 60..115 cm\nResting pulse: number 48..82 bpm\nSquat: number 20..120 kg\nSleep: number 5..9 h\nMood: rating 1..5",
      cells: "client date weight waist restingPulse squat sleep mood",
      rows: "Rachel, week 4|Rachel Mensah|@-6|78.2|81|64|50|7|4\nColin, week 5|Colin Fraser|@-7|89.4|98|68|60|6|3\nLuis, week 6|Luis Ortega|@-3|75.6|80|58|97|8|5\nAiko, week 3|Aiko Hayashi|@-4|57.1|66|52|45|7|4\nTunde, week 2|Tunde Bakare|@-5|101.7|106|74|40|6|4\nRachel, start|Rachel Mensah|@-55|84.5|90|72|30|6|2\nSara, start|Sara Holm|@-3|62.5|70|61|40|8|4",
    },
    {
      id: "exercise",
      use: "more",
      role: "item",
      icon: "dumbbell",
      names: "exercise|exercises",
      also: "movement|lift|drill",
      fields:
        "Exercise: text\nPicture: image\nMuscles: choice legs|back|chest|shoulders|core|whole body\nNeeds: choice nothing|dumbbells|barbell|band|sled|bar\nCue: text",
      cells: "muscles needs cue",
      rows: "Goblet squat|legs|dumbbells|Elbows inside the knees\nTrap bar deadlift|whole body|barbell|Push the floor away\nBird dog|core|nothing|Glass of water on the back\nFace pull|shoulders|band|Thumbs to the ears\nNegative pull-up|back|bar|Five seconds down",
    },
  ],
  jobs: "agenda session.date\nkeep client\ndue client.nextCheckIn\nchart checkIn.weight\nmove session.state\nbook session\ncount client.sessionsLeft\nkeep program\ndue program.ends\ncheck client.screeningForm\ntotal session.price\nfind exercise",
  site: {
    headline: "Stronger by spring, with a plan that fits your week",
    body: "One to one in the gym, the park or your living room. You get a written program, a check-in each fortnight and somebody who counts.",
    action: "Book a first session|session",
    services:
      "First session|Talk, movement check, goals|0\nSingle session|Sixty minutes|48\nPack of ten|Good for four months|440\nOnline plan|Program and a call each fortnight, per month|95",
    questions:
      "I have not trained for years. Is that all right?|Yes. Most people start there.\nMy back hurts.|Say so on the form. We may ask your doctor or physio first.\nDo I need a gym membership?|Not for sessions with me, nor for the park.\nWhat happens if I cancel?|A day before is fine. Later the session is taken off the pack.",
  },
  words: {
    tagline: "Who trains when, what they lift, and how many sessions are left.",
    itch: "How many sessions has Colin left?",
    promise: "A plan per client, a number per week",
    pov: "POV: the squat goes up and the chart shows it",
    gains: ["8 clients, 46 sessions left", "Rachel: 6.3 kg down", "Luis: squat 97 of 100"],
  },
});
