import type { Idea } from "../idea.ts";

/** Families, households, kitchens and pets. */
export const HOME_AND_FOOD: readonly Idea[] = [
  {
    text: "AI recipe finder",
    things: [
      "recipe|dish: ingredient#l; step|method|instruction#l; serving|portion#n; cuisine|diet|tag#c; time|minutes#n; difficulty#c",
      "pantry|ingredient|item: amount|quantity#n; unit#c; best before|expiry|expires|use by#d",
      "shopping|grocery: done|bought|got#b",
      "meal|plan: date|day#d",
    ],
    does: ["match-stock", "week", "checklist", "rate|toggle", "search|filter", "steps"],
  },
  {
    text: "sourdough starter feeding",
    things: [
      "starter|culture|levain: flour#c; hydration|ratio; name",
      "feeding|feed|refresh: date|time|when|fed#d; flour#n; water#n; starter#n",
    ],
    does: ["log|set", "due", "chart|stats|streak"],
  },
  {
    text: "Family chore chart with points and rewards for three kids",
    things: [
      "chore|task|job: point#n; who|kid|child|assigned|for#r; done|state|status#b; day|due|when|repeat",
      "kid|child|children|member|family: name; point#n",
      "reward|prize|treat: point|cost|price#n",
    ],
    does: ["toggle|checklist", "leaderboard|stats|progress"],
    says: ["famil|kids|parents|children"],
  },
  {
    text: "weekly meal planner for busy parents, no calorie counting",
    things: [
      "meal|recipe|dish: ingredient#l; time|minutes#n",
      "plan|meal|slot: date|day#d; slot|meal|kind|when#c",
      "shopping|grocery: done|bought|got#b",
    ],
    does: ["week", "checklist"],
    says: ["parent"],
    not: ['"calorie"'],
  },
  {
    text: "What's in my freezer",
    things: [
      "item|food|freezer|thing: amount|quantity|portions#n; frozen|date|added|since|best|use#d; drawer|shelf|place|category|kind#c",
    ],
    does: ["browse", "due|stats|filter", "add|set|toggle"],
  },
  {
    text: "baby sleep and feeding log for twins",
    things: [
      "baby|child|twin: name; born|birth#d",
      "feed|feeding|bottle: time|date|when|at|start#d; amount|ml|volume|minutes|duration#n; side|kind|type#c; baby|child|twin#r",
      "sleep|nap: start|from|when|date|at#d; end|until|duration|minutes|length; baby|child|twin#r",
    ],
    does: ["log|stopwatch", "chart|stats"],
    says: ["twin"],
  },
  {
    text: "Houseplant watering reminders",
    things: [
      "plant: name; room|place|spot|window|light; every|interval|days|frequency#n; last watered|watered|last#d; next|due#d; species|kind|type",
    ],
    does: ["set|log|toggle", "due", "browse"],
  },
  {
    text: "Einkaufsliste für die WG mit Kostenaufteilung",
    language: "de",
    things: [
      "artikel|produkt|einkauf|eintrag|ding: menge|anzahl#n; erledigt|gekauft|besorgt|im wagen#b",
      "ausgabe|kosten|zahlung: betrag|preis|summe#m; bezahlt von|zahler|wer|von#r",
      "mitbewohner|person|mitglied|bewohner: name",
    ],
    does: ["checklist|toggle", "split"],
    says: ["wg"],
  },
  {
    text: "Rezeptsammlung von Oma mit Wochenplan",
    language: "de",
    things: [
      "rezept|gericht: zutat#l; zubereitung|schritt|anleitung#l; portion|personen#n; minuten|dauer|zeit#n",
      "plan|mahlzeit|essen: tag|datum|wann#d",
    ],
    does: ["week", "search|filter", "steps|browse"],
  },
  {
    text: "planificador de comidas familiares con lista de la compra",
    language: "es",
    things: [
      "receta|plato|comida: ingrediente#l; racion|porcion|personas#n; tiempo|minutos#n",
      "plan|comida|menu: fecha|dia#d",
      "compra|lista|producto|articulo: comprado|hecho|listo#b; cantidad#n",
    ],
    does: ["week", "checklist"],
    says: ["famili"],
  },
  {
    text: "suivi des arrosages de mes plantes d'intérieur",
    language: "fr",
    things: [
      "plante: nom; piece|emplacement|endroit|lumiere; frequence|intervalle|jours|tous les#n; dernier|arrosee|arrosage#d; prochain|echeance|a arroser#d",
    ],
    does: ["set|log|toggle", "due"],
  },
  {
    text: "controle de vacinas e consultas do meu cachorro",
    language: "pt",
    things: [
      "vacina|dose: data|aplicada#d; proxima|validade|reforco|vence#d",
      "consulta|visita: data|quando#d; veterinario|clinica|motivo",
      "cachorro|cao|pet|animal: nome; raca; nascimento|idade",
    ],
    does: ["due|calendar", "log"],
  },
  {
    text: "Household inventory for insurance: every valuable, its receipt, its room and what it is worth",
    things: [
      "item|valuable|possession|thing: value|worth|price#m; room#c; receipt|photo|picture|image; bought|purchase|date#d; serial|brand|model",
      "~room: name",
    ],
    does: ["stats", "filter|search", "chart|stats"],
  },
  {
    text: "Tracker for the kids' screen time",
    things: [
      "session|screen|entry|log|use: minutes|duration|time#n; date|day|when#d; kid|child|who#r; app|device|kind|activity",
      "~kid|child: name; limit|allowance|budget#n",
    ],
    does: ["log|stopwatch|timer", "chart|stats", "goal|stats"],
  },
  {
    text: "wine cellar",
    things: [
      "wine|bottle: vintage|year; grape|variety; region|country|origin; producer|winery; bottles|quantity|stock|count#n; drink from|drink until|ready|window|peak; rating|score#g; price|value#m",
    ],
    does: ["filter|search", "rate", "stats|chart"],
  },
  {
    text: "Home brewing log with batches, gravity readings and tasting notes",
    things: [
      "batch|brew|beer: style#c; brewed|date#d; og|gravity|original#n; abv|alcohol#n; volume|litres|size#n; state|status|stage#c",
      "reading|measurement|gravity: gravity|value|sg#n; date|when|time#d; temp#n",
      "~tasting|note: rating|score#g",
    ],
    does: ["log", "chart|stats", "detail"],
  },
  {
    text: "Shared pet sitting diary: who fed the cats, walked the dog and gave the pills",
    things: [
      "pet|animal: name; species|kind|breed",
      "task|entry|care|visit|feeding|walk: what|kind|type|task|title; when|date|time|at#d; who|by|sitter#r; pet|animal#r",
    ],
    does: ["log|toggle", "feed|browse|calendar"],
    says: ["pet|cat|dog"],
  },
  {
    text: "moving house checklist with boxes and what is in them",
    things: [
      "box: content|inside|items; room#c; number|label|name; fragile#b",
      "task|to-do|todo: done#b; due|date|when#d",
    ],
    does: ["checklist", "search|filter"],
  },
  {
    text: "Restaurant bucket list for couples in Copenhagen",
    things: [
      "restaurant|place|spot: cuisine|kind#c; neighbourhood|area|address|location; price; been|visited|status#b; rating|score#g",
    ],
    does: ["toggle|set|stage", "filter|search", "rate"],
    says: ["copenhagen", "couple"],
  },
  {
    text: "beekeeping",
    things: [
      "hive|colony: queen; apiary|location|site|place; strength|frames|population; status|state#c",
      "inspection|visit: date|when#d; brood|eggs; mite|varroa; temper|mood|note",
      "~harvest|honey: weight|kg|amount#n",
    ],
    does: ["log", "chart|stats", "due|calendar|filter"],
  },
];
