import type { Idea } from "../idea.ts";

/** Health, calm, habits, languages and exams. */
export const HEALTH_AND_LEARNING: readonly Idea[] = [
  {
    text: "Social meditation app",
    things: [
      "session|meditation|practice: length|minutes|duration#n; need|theme|topic|kind|category#c",
      "sit|log|finished|practice: date|when|at#d; minutes|length|duration#n; mood|feeling; before; after",
      "circle|group: name; time|when|next|date#d; member|people|size|seats|coming",
      "journal|entry|note|reflection: date|when#d; text|body|thoughts|note#x",
    ],
    does: ["timer", "streak", "feed", "rsvp", "heat", "react"],
  },
  {
    text: "habit tracker with streaks, leaderboard and dark mode",
    things: [
      "habit: frequency|times|goal|target|how often|days; category|kind|area|colour|color",
      "check-in|checkin|entry|log|completion|day|check: date|day|when#d; habit#r",
      "~friend|person|member|player|people: name",
    ],
    does: ["streak", "leaderboard", "log|toggle", "dark"],
  },
  {
    text: "Migraine diary: triggers, pain level, medication",
    things: [
      "migraine|attack|episode|entry|headache: pain|intensity|severity|level#g; trigger#c; date|start|when|began#d; duration|hours|end|lasted; medication|medicine|drug|took",
    ],
    does: ["log", "chart", "calendar|stats"],
    not: ["leaderboard"],
  },
  {
    text: "Medication reminder for my grandmother, big letters, no login",
    things: [
      "medication|medicine|pill|drug: dose|strength|amount; time|when#t; with food|instruction|note|purpose|for; left|stock|pills|supply#n",
      "~intake|dose|taken|log: date|when|time|taken#d; medication|medicine#r",
    ],
    does: ["toggle|log|checklist|set", "due|agenda|calendar"],
    not: ['"login"', '"password"', '"sign in"'],
  },
  {
    text: "blood pressure log",
    things: [
      "reading|measurement|pressure|entry: systolic#n; diastolic#n; pulse|heart#n; date|time|when|taken#d; arm|note|position|medication",
    ],
    does: ["log", "chart", "stats"],
  },
  {
    text: "Mood journal with daily prompts and a private diary",
    things: [
      "entry|journal|mood|diary: mood|feeling#c; date|day|when#d; text|note|thoughts|body|wrote#x",
      "~prompt|question",
    ],
    does: ["log", "chart|heat", "streak|calendar"],
    not: ["leaderboard"],
  },
  {
    text: "intermittent fasting",
    things: ["fast|fasting: start|began|from#d; end|until|duration|hours|length; goal|target|plan|window"],
    does: ["timer|stopwatch|countdown", "streak|chart|stats", "log"],
  },
  {
    text: "Pomodoro timer with task list and weekly report",
    things: [
      "task|to-do|todo: done|status|state#b; project|category|pomodoros|estimate",
      "pomodoro|session|focus|interval: date|when|at#d; minutes|length|duration#n; task#r",
    ],
    does: ["timer", "checklist|toggle", "chart|stats"],
  },
  {
    text: "Physiotherapy exercises for knee rehab, assigned by the therapist, with pain score before and after",
    things: [
      "exercise: sets|repetitions|reps|hold#n; video|instruction|step|how|description",
      "session|log|entry|workout|training: date|when#d; pain|before; after; exercise#r",
      "~patient|therapist",
    ],
    does: ["log", "chart|stats", "toggle|checklist|streak"],
  },
  {
    text: "Support group meetings for new fathers",
    things: [
      "meeting|session|gathering|meet-up: date|when#d; place|location|venue|where; topic|theme|host",
      "~father|dad|member|participant: name",
    ],
    does: ["rsvp", "calendar", "feed|chat|comment"],
    says: ["father|dad"],
  },
  {
    text: "Blood donation tracker: when may I donate again?",
    things: ["donation: date|when|given#d; type|kind#c; place|centre|center|location; next|again|eligible#d"],
    does: ["due|countdown", "log", "stats"],
  },
  {
    text: "Spanish vocabulary flashcards with spaced repetition",
    things: [
      "card|word|vocabulary|flashcard: spanish|word|front|term; english|translation|meaning|back; topic|deck|category|unit#c",
    ],
    does: ["flashcards", "stats|streak|progress|chart"],
    says: ["spanish"],
  },
  {
    text: "Quiz about world capitals for a pub night with team scores",
    things: [
      "question: answer; choices|options#l; category|continent|difficulty|round|topic",
      "team: score|points#n; name",
    ],
    does: ["quiz", "leaderboard"],
  },
  {
    text: "homework planner for secondary school",
    things: [
      "homework|assignment|task: subject#c; due#d; done|status|state#b; priority|effort|minutes|type",
      "~subject|class|course: teacher|room",
    ],
    does: ["due|agenda|calendar", "toggle|checklist|board"],
  },
  {
    text: "Driving lesson log for learner drivers and their instructors",
    things: [
      "lesson|drive: date|when#d; minutes|duration|hours|length#n; instructor|supervisor#r; practised|skills|topic|route|covered; weather|road|conditions|night",
      "~skill|manoeuvre|topic: level|status|state|progress",
    ],
    does: ["log|stopwatch", "progress|stats"],
  },
  {
    text: "Reading log for my class of eight-year-olds",
    things: [
      "child|pupil|student|kid|reader: name",
      "book|reading|entry|log: title|book; pages|minutes#n; date|when|day#d; child|pupil|student|kid|reader#r; rating|liked|stars|opinion",
    ],
    does: ["log", "leaderboard|chart|stats"],
    says: ["class|pupil|child"],
  },
  {
    text: "PhD literature notes: papers, quotes, ideas, and how they connect",
    things: [
      "paper|article|source|publication: author; year#n; status|read|state#c; link|doi|url; tags|topic|theme#c",
      "quote|note|excerpt: page#n; paper|source|article#r; text|quote|comment#x",
      "~idea|thought|concept",
    ],
    does: ["search|filter", "detail", "stage|toggle|set"],
  },
  {
    text: "Vokabeltrainer Französisch mit Karteikarten",
    language: "de",
    things: [
      "vokabel|karte|wort|karteikarte: französisch|wort|vorderseite|begriff; deutsch|übersetzung|bedeutung|rückseite; lektion|thema|kapitel|fach",
    ],
    does: ["flashcards", "progress|streak|stats"],
    says: ["franzosisch"],
  },
  {
    text: "Stimmungstagebuch",
    language: "de",
    things: ["eintrag|stimmung|tag: stimmung|gefühl|laune#c; datum|tag|wann#d; notiz|text|gedanken|notizen#x"],
    does: ["log", "chart|heat|calendar", "streak|stats"],
  },
  {
    text: "app de meditación con rachas y círculos de práctica",
    language: "es",
    things: [
      "sesion|meditacion|practica: minutos|duracion#n; tema|tipo|categoria|necesidad#c",
      "circulo|grupo: nombre; hora|cuando|fecha|proxima",
    ],
    does: ["timer", "streak", "rsvp|log|toggle"],
  },
  {
    text: "registro de glucosa para diabéticos",
    language: "es",
    things: [
      "glucosa|medicion|registro|lectura: valor|nivel|glucosa#n; fecha|hora|cuando#d; momento|comida|antes|ayunas#c; insulina|nota",
    ],
    does: ["log", "chart", "stats"],
  },
  {
    text: "journal de gratitude quotidien",
    language: "fr",
    things: [
      "entree|gratitude|note|jour|moment: date|jour|quand#d; texte|pour|gratitude|note|merci#x; humeur|categorie|theme",
    ],
    does: ["log", "streak|calendar|heat"],
  },
  {
    text: "diário de treinos na academia",
    language: "pt",
    things: [
      "treino|sessao: data|quando|dia#d; grupo|tipo|duracao|nota",
      "serie|exercicio|carga: carga|peso|kg#n; repeticoes|series#n",
    ],
    does: ["log", "chart|stats", "streak|stats|chart"],
  },
  {
    text: "Speech therapy practice for children who stutter. Short daily games, stickers as rewards, and a weekly note for the therapist. It should feel calm and playful, never like a test.",
    things: [
      "exercise|game|activity|practice: minutes|length|duration#n; kind|type|skill|sound|level#c",
      "session|practice|log|entry: date|when|day#d; minutes|duration|length|mood|how|stars",
      "~sticker|reward|badge",
      "~note|report",
    ],
    does: ["log|toggle|checklist|timer", "streak|progress|stats"],
    says: ["child|kids"],
    not: ["quiz"],
  },
];
