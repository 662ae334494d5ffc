import type { Idea } from "../idea.ts";

/** Makers, musicians, writers, collectors and games. */
export const CREATORS_AND_GAMES: readonly Idea[] = [
  {
    text: "Podcast episode planner with guests and publishing dates",
    things: [
      "episode: guest#r; status|stage|state#c; publish|release|date#d; topic|notes|description|outline; length|minutes|duration",
      "guest: bio|about|topic; email|contact|phone|status",
    ],
    does: ["board|stage", "calendar"],
  },
  {
    text: "YouTube content calendar for a woodworking channel",
    things: [
      "video|idea|content|episode: status|stage|state#c; publish|date|release|due#d; kind|format|category|project; script|hook|notes|thumbnail",
    ],
    does: ["board|stage", "calendar"],
    says: ["woodwork"],
  },
  {
    text: "knitting projects, yarn stash and row counter",
    things: [
      "project: pattern; status|state|stage#c; needle|size|gauge; yarn#r; rows|row#n",
      "yarn: weight; colour|color; length|metres|meters|yards|skeins|balls|amount|grams#n; fibre|fiber|brand|material",
    ],
    does: ["add", "stage|progress|set", "filter|search"],
  },
  {
    text: "Portfolio for an illustrator with commissions",
    things: [
      "work|artwork|piece|illustration|project: image|picture|art#i; year|date; technique|medium|kind|client|category",
      "commission|request|inquiry|order: client|name|from|customer#r; budget|price#m; deadline|due|date#d; status|state|stage#c",
    ],
    does: ["gallery", "list-own|apply", "stage|board"],
    not: ["leaderboard"],
  },
  {
    text: "vinyl record collection with swap",
    things: [
      "record|album|vinyl|lp: artist; year#n; label|pressing|edition|genre; condition|grade#c; for swap|status|swap|trade",
      "~swap|trade|offer|listing: with|who|for|state|status",
    ],
    does: ["filter|search", "list-own|apply|log|toggle", "stats|chart"],
  },
  {
    text: "pottery studio kiln schedule",
    things: [
      "firing|kiln|load: date|start|when#d; temperature|cone#n; kind|type|programme|bisque|glaze#c; status|state",
      "piece|pot|work: potter|maker|owner|member|who#r; clay|glaze; shelf|state|status|firing",
    ],
    does: ["calendar|queue", "stage|book|set"],
  },
  {
    text: "Band gig manager: setlists, venues, fees",
    things: [
      "gig|concert|show: date|when#d; venue#r; fee|pay|amount#m; status|state",
      "song|track: key; length|duration|minutes|tempo|bpm",
      "venue: city|address|location; contact|email|phone|capacity",
      "~setlist|set",
    ],
    does: ["calendar", "stats", "stage|board|toggle|set"],
  },
  {
    text: "Novel writing tracker: chapters, word count goals, characters",
    things: [
      "chapter|scene: words|word count#n; status|state|stage#c; summary|notes|pov|point of view|happens",
      "character: role; age|description|trait|goal|background",
      "~session|log|entry|day: words#n; date|when#d",
    ],
    does: ["progress|goal", "chart|stats|streak", "stage|board"],
  },
  {
    text: "Kickstarter for indie board games",
    things: [
      "game|project|campaign: goal|target#m; pledged|raised|funded#m; ends|deadline|until#d; players|designer|creator; category|genre|playing",
      "pledge|backer|reward: amount#m; name|backer|who#r",
    ],
    does: ["progress|goal", "log|list-own|apply", "countdown|due|sort"],
  },
  {
    text: "Pixel art gallery where people like and comment",
    things: [
      "artwork|piece|pixel|picture|work: artist|author|by|creator#r; likes|hearts#n; image|picture|art#i; size|palette|tags",
      "comment: text|body|comment#x; author|by|who|name#r",
    ],
    does: ["gallery", "react|vote|toggle", "comment"],
  },
  {
    text: "a game night app: which board games do we own, who is coming, who won",
    things: [
      "game: players|min#n; minutes|time|duration|length#n; owner|kind|category",
      "night|evening|event|session: date|when#d; host|place|where#r",
      "play|round|result|match|win: winner|won#r; game#r; score|points",
    ],
    does: ["rsvp", "leaderboard|stats", "log"],
  },
  {
    text: "Escape room high scores",
    things: [
      "team|group: members|players|size; name",
      "room: difficulty|theme|story; minutes|limit",
      "run|score|result|escape|game|attempt: time|minutes|duration#n; date|when#d; hints#n; room#r; team#r",
    ],
    does: ["leaderboard", "log|stopwatch"],
  },
  {
    text: "Speedrun timer with splits",
    things: ["run|attempt: time|duration|total#n; date|when#d; game|category", "~split|segment: time"],
    does: ["stopwatch", "leaderboard|sort|chart|stats"],
  },
  {
    text: "Pokémon card collection checklist",
    things: ["card: set|series|expansion; number; rarity#c; owned|have|got|count|copies; condition|value|price"],
    does: ["toggle|checklist", "progress|stats", "filter|search"],
  },
  {
    text: "poetry slam: sign up, order of the evening, audience votes",
    things: [
      "poet|performer|slammer|act|participant: order|position|slot|number; text|poem|title|style; score|votes|points#n",
      "~evening|slam|event|round: date|venue",
    ],
    does: ["vote", "leaderboard|sort|queue", "list-own|rsvp"],
  },
  {
    text: "Sammlung alter Münzen mit Wert und Herkunft",
    language: "de",
    things: [
      "münze: land|herkunft|prägestätte; jahr|prägejahr#n; wert|preis#m; erhaltung|zustand#c; material|metall|nennwert",
    ],
    does: ["filter|search", "stats|chart"],
  },
  {
    text: "catálogo de cómics que tengo y que me faltan",
    language: "es",
    things: [
      "comic|numero|tebeo: serie|coleccion; numero#n; autor|editorial|dibujante; tengo|falta|estado#c; valor|precio|ano",
    ],
    does: ["toggle|checklist|stage|set", "progress|stats", "filter|search"],
  },
  {
    text: "soirée jeux de société entre amis : qui vient, quel jeu, qui gagne",
    language: "fr",
    things: [
      "jeu: joueurs#n; duree|minutes#n",
      "soiree|rencontre|evenement: date|quand#d; hote|lieu|chez|ou",
      "~partie|resultat: gagnant|vainqueur|score",
    ],
    does: ["rsvp|vote", "leaderboard|stats|log"],
  },
  {
    text: "planejador de conteúdo para Instagram de uma confeitaria",
    language: "pt",
    things: [
      "post|publicacao|conteudo|postagem: data|publicar|quando#d; status|etapa|situacao#c; formato|tipo|tema#c; legenda|texto|ideia",
    ],
    does: ["board|stage", "calendar"],
    says: ["confeit|doce|bolo"],
  },
  {
    text: "Werewolf game moderator",
    things: ["player: role#c; alive|dead|state|status|out; name", "~night|round|phase: day|vote|note"],
    does: ["timer|stage|toggle|vote", "browse"],
  },
  {
    text: "Letterboxd for theatre plays",
    things: [
      "play|production|show|performance: playwright|author|director; theatre|venue|company; year|premiere|seen|date; genre",
      "review|entry|diary|log: rating|stars#g; text|review|thoughts|body|note#x; date|seen|when#d; play|production|show#r",
    ],
    does: ["rate", "log|comment", "feed|search|filter"],
  },
];
