import type { Idea } from "../idea.ts";

/** Clubs, ensembles, gyms and matches. */
export const CLUBS_AND_SPORT: readonly Idea[] = [
  {
    text: "choir rehearsal planner",
    things: [
      "rehearsal|practice: date|when|day#d; place|venue|location|room; piece|programme|repertoire|plan|focus",
      "singer|member|chorister: voice|part|section#c; name",
      "piece|song|work|repertoire: composer; status|state|stage|ready#c",
    ],
    does: ["calendar", "rsvp", "stage|filter|progress"],
  },
  {
    text: "bouldering gym route tracker",
    things: [
      "route|problem|boulder|climb: grade; wall|sector|zone|area; colour|color|hold; setter; set|since|date|added#d",
      "ascent|send|attempt|log|climb|tick: date|when#d; attempts|tries|style|result",
    ],
    does: ["log", "filter", "chart|stats|leaderboard"],
  },
  {
    text: "Running club with weekly long runs, pace groups and a leaderboard",
    things: [
      "run|event|session: distance|km#n; date|when|day#d; meeting|start|place|route; pace",
      "runner|member: name; distance|km|total|points#n",
      "~group|pace: pace",
    ],
    does: ["calendar", "rsvp", "leaderboard"],
  },
  {
    text: "Chess club ladder",
    things: [
      "player|member: rating|elo|rank|points|score#n; wins|won|record",
      "game|match: white; black; result|winner#c; date|played#d",
    ],
    does: ["leaderboard", "log"],
    not: ["cart"],
  },
  {
    text: "tennis court booking for our village club",
    things: [
      "court: surface#c; name",
      "booking|reservation|slot: date|day#d; time|start|from#t; member|player|name|who#r; court#r",
    ],
    does: ["book", "calendar|browse"],
    says: ["club|village"],
  },
  {
    text: "fantasy league for our office football pool",
    things: [
      "player|member|colleague|participant|team: points|score#n",
      "prediction|pick|tip|bet|guess: home|away|score|winner|result; match|game|fixture#r",
      "match|game|fixture: home|team; away|opponent; date|kick#d",
    ],
    does: ["leaderboard", "log"],
  },
  {
    text: "Strength training log: sets, reps, weight and personal records",
    things: [
      "workout|session|training: date|when#d; note|feeling|duration",
      "set|lift|entry|exercise: reps#n; weight|load#n; exercise#r",
      "~exercise|lift: muscle|group|kind#c; record|best|pr|max#n",
    ],
    does: ["log", "chart", "stats|streak|leaderboard"],
  },
  {
    text: "couch to 5k",
    things: ["run|session|workout|training: week|day|date; distance|minutes|duration|time#n; done|completed|status#b"],
    does: ["timer|stopwatch", "progress|streak", "checklist|log|toggle"],
  },
  {
    text: "Swim meet results for a youth team",
    things: [
      "swimmer|athlete: age|birth|group; name",
      "result|swim|race|time: time#t; stroke|event|distance#c; place|rank|position; meet#r",
      "meet|competition|gala: date#d; pool|place|venue|location",
    ],
    does: ["leaderboard|sort", "log", "filter|chart|stats"],
  },
  {
    text: "Trainingsplan für den Halbmarathon mit Erinnerungen",
    language: "de",
    things: [
      "training|einheit|lauf|workout: distanz|strecke|km|kilometer#n; datum|tag|wann#d; tempo|pace|dauer|zeit; erledigt|geschafft|status#b",
    ],
    does: ["calendar|week", "progress|streak|stats", "toggle|log|checklist"],
    says: ["halbmarathon"],
  },
  {
    text: "Mitgliederverwaltung für den Schützenverein mit Beiträgen und Terminen",
    language: "de",
    things: [
      "mitglied: name; eintritt|seit|beitritt#d; telefon|e-mail|mail|adresse; status|art|gruppe#c",
      "beitrag|zahlung: betrag|summe#m; bezahlt|status#b; jahr|fällig|datum",
      "termin|veranstaltung: datum|wann|beginn#d; ort",
    ],
    does: ["calendar", "search|filter", "toggle|set|stage"],
    says: ["verein"],
  },
  {
    text: "Spielplan und Tabelle für die Kreisliga",
    language: "de",
    things: [
      "mannschaft|team|verein: punkte#n; tore|siege",
      "spiel|begegnung|partie: heim; gast|auswärts; ergebnis|tore; datum|anstoß|wann#d",
    ],
    does: ["leaderboard", "calendar|browse", "log|set"],
  },
  {
    text: "reserva de pistas de pádel con amigos",
    language: "es",
    things: [
      "pista: nombre; superficie|tipo|club|lugar|ubicacion",
      "reserva|partido: fecha|dia#d; hora|inicio#t; jugador|nombre|amigo|quien#r; pista#r",
    ],
    does: ["book", "calendar|browse"],
    says: ["padel"],
  },
  {
    text: "gestion des licences et des matchs d'un club de handball",
    language: "fr",
    things: [
      "joueur|membre|licencie: licence; equipe|categorie|poste; nom",
      "match|rencontre: date|quand#d; adversaire|equipe; score|resultat|lieu",
    ],
    does: ["calendar", "filter|search"],
    says: ["handball"],
  },
  {
    text: "organizador de peladas de futebol com sorteio de times",
    language: "pt",
    things: [
      "jogador|membro: posicao#c; nivel|nota|habilidade",
      "pelada|jogo|partida: data|quando#d; local|campo|quadra",
      "~time|equipe: jogador|nome|cor",
    ],
    does: ["rsvp", "calendar|browse"],
    says: ["futebol|pelada"],
  },
  {
    text: "Dungeons and Dragons campaign manager with characters, quests and session notes",
    things: [
      "character|hero|player: class#c; level#n; race|species; hit|hp",
      "quest: status|state|stage#c; reward|giver|description",
      "session|note: date|when#d; summary|notes|recap|happened",
    ],
    does: ["stage|toggle", "calendar|browse", "detail"],
  },
  {
    text: "amateur theatre: casting, rehearsals, props",
    things: [
      "actor|member|cast: role|part; name",
      "role|part|character: actor|cast|played#r; scene|act|description",
      "rehearsal: date|when#d; scene|act|place",
      "prop: who|owner|responsible|bring|status|state",
    ],
    does: ["calendar", "toggle|stage|checklist"],
  },
  {
    text: "Yoga studio class schedule where students book a mat",
    things: [
      "class|session|lesson: teacher|instructor#r; date|day|when#d; time|start#t; level|style#c; spots|capacity|mats|places#n",
      "student|booking|reservation|attendee: name; class#r",
    ],
    does: ["book|rsvp", "calendar"],
  },
  {
    text: "Sailing crew finder",
    things: [
      "boat|yacht: type|class|length; harbour|port|marina|location",
      "sailor|crew|skipper|member: experience|level|skills; role|position",
      "trip|race|sail|passage: date|when|start#d; places|spots|crew#n",
    ],
    does: ["search|filter|swipe", "rsvp|log|toggle"],
  },
  {
    text: "disc golf scorecard",
    things: [
      "round|game: date|played#d; course#r; score|total#n",
      "course: holes#n; par#n; location|city|place",
      "~hole|score: par#n; throws|score|strokes#n",
    ],
    does: ["log", "stats|chart|leaderboard"],
  },
  {
    text: "Book club: vote for the next book, discuss, keep track of what we read",
    things: [
      "book: author; status|state|read|stage#c; votes#n; pages",
      "meeting|discussion|session|comment: date|when#d; place|host|book",
      "~member: name",
    ],
    does: ["vote", "comment|chat|feed", "stage|set|filter|toggle"],
  },
];
