import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "screenTime",
  name: "Screen time",
  icon: "tablet-smartphone",
  says: {
    en: "screen time|screen time tracker|screen time rules|screen time for kids|kids screen time|limit screen time|screen time log|phone time for kids|gaming time limits|tv time kids|tablet time|device rules family",
    de: "Bildschirmzeit|Medienzeit Kinder|Bildschirmzeit-Regeln",
    es: "tiempo de pantalla|control de pantallas|tiempo de pantalla de los niños",
    fr: "temps d'écran|temps d'écran des enfants|règles d'écran",
    pt: "tempo de tela|tempo de tela das crianças|regras de telas",
  },
  forms: ["tracker", "community"],
  people: ["families"],
  mood: "warm",
  things: [
    {
      id: "kid",
      use: "core",
      role: "person",
      icon: "baby",
      names: "kid|kids",
      also: "child|children|son|daughter",
      fields:
        "Name: text\nPicture: image\nAge: number 5..13\nDaily limit: number 30..90 min\nEarned today: number 0..30 min\nStars: number 0..24",
      cells: "age dailyLimit",
      rows: "Mila|6|30\nAnton|9|45\nZoe|12|75\nIdris|8|45\nLotte|11|60",
    },
    {
      id: "screenSession",
      use: "core",
      role: "log",
      icon: "timer",
      names: "session|sessions",
      also: "screen|entry|use|log",
      fields:
        "Note: text\nKid: relation kid\nDate: date -10..0\nStarted: time 15:00..18:30\nMinutes: number 10..75 min\nDevice: choice tablet|phone|television|console\nWhat for: choice game|video|school|call\nAgreed: boolean 75",
      cells: "minutes device whatFor agreed",
      rows: "Maths app, then football videos|||school|\nOne episode|25|television||\nBuilt a castle|45||game|\nCalled grandma|15||call|\nTen minutes over|70|||no\nRainy Sunday film|75|television||\nDrawing tutorial|||video|",
    },
    {
      id: "familyRule",
      use: "core",
      role: "item",
      icon: "scroll-text",
      names: "rule|rules",
      also: "deal|reward|rewards",
      fields:
        "Rule: text\nEarns: number 0..20 min\nApplies to: choice everyone|the little ones|the big ones\nSince: date -90..-5",
      cells: "earns",
      rows: "Homework first|0\nAn hour outside|15\nNo screens at the table|0\nRead twenty pages|20\nOff at eight|0",
    },
  ],
  jobs: "streak screenSession.date\nchart screenSession.minutes\nkeep screenSession\ncheck screenSession.agreed\nchart screenSession.device\nplan screenSession.date\nfind kid\nkeep kid\nfind familyRule\nkeep familyRule",
  words: {
    tagline: "One fair deal, no arguments.",
    itch: "Ten more minutes. Again?",
    promise: "One fair deal, no arguments",
    pov: "POV: they switched it off themselves",
    gains: ["40 of 60 minutes used.", "No screens at the table.", "Sunday: an hour more."],
  },
});
