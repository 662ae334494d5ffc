import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "modelMaking",
  name: "Model making",
  icon: "puzzle",
  says: {
    en: "model making|scale models|scale model kits|model kit stash|plastic model kits|model building log|miniature painting|miniature painting tracker|warhammer painting log|paint inventory for models|model ships building|model railway layout|rc models|diorama building|model aircraft building|brick set collection|dollhouse miniatures",
    de: "Modellbau|Modellbausätze|Miniaturen bemalen|Modellbau-Projekte",
    es: "modelismo|maquetas|pintar miniaturas",
    fr: "maquettisme|maquettes plastique|peinture de figurines",
    pt: "modelismo|maquetes|pintura de miniaturas",
  },
  forms: ["tracker", "community", "management"],
  people: ["modelers"],
  mood: "warm",
  things: [
    {
      id: "kit",
      use: "core",
      role: "item",
      icon: "box",
      names: "kit|kits",
      also: "stash|box|set|model",
      fields:
        "Kit: text\nPicture: image\nMaker: text\nScale: choice 1:24|1:35|1:48|1:72|1:87|1:350|28 mm\nSubject: choice aircraft|ship|vehicle|railway|figure|building\nParts: number 6..1400\nPrice: money 8..240 EUR\nBought: date -2500..-3\nWhere: text\nState: choice wanted|in the stash|on the bench|shelf of doom|finished|sold",
      cells: "maker scale subject parts price bought where state",
      rows: "Coastal steamer|Dock Models|1:350|ship|310|48|2024-11-02|Cupboard 2|on the bench\nMail plane, biplane|Avia Kits|1:48|aircraft|124|32|2025-06-14|Bench|on the bench\nNarrow gauge engine|Kleinspur|1:87|railway|86|64|2023-03-21|Bench|in the stash\nFarm tractor, 1952|Hof Modell|1:24|vehicle|142|41|2022-12-10|Drawer|shelf of doom\nNight watch, ten figures|Tin Corner|28 mm|figure|40|38|2026-08-29|Tray 1|on the bench\nHarbor crane|Dock Models|1:87|building|210|55|2026-04-18|Cupboard 1|in the stash\nThree-mast bark|Woodcraft|1:72|ship|1400|240|2021-01-16|Attic|wanted",
    },
    {
      id: "project",
      use: "core",
      role: "event",
      icon: "hammer",
      names: "build|builds",
      also: "project|work in progress|diorama",
      fields:
        "Build: text\nPicture: image\nKit: relation kit\nStarted: date -600..0\nFor: text\nWanted by: date -10..120\nSteps: number 4..40\nSteps done: number 0..40\nSteps left: calc steps - stepsDone\nHours: rollup sum session.build.hours h\nState: choice planned|assembly|priming|painting|decals|weathering|display",
      cells: "kit started forValue wantedBy steps stepsDone state",
      rows: "Steamer at the quay|Coastal steamer|@-90|Club show|@22|24|17|painting\nMail plane 118|Mail plane, biplane|@-30|Shelf|@60|14|9|decals\nNight watch|Night watch, ten figures|@-50|Game in January|@45|10|6|painting\nTractor with mud|Farm tractor, 1952|@-580|Father|@-4|16|7|assembly",
    },
    {
      id: "session",
      use: "core",
      role: "log",
      icon: "timer",
      names: "session|sessions",
      also: "bench time|evening|log",
      fields:
        "Session: text\nBuild: relation project\nDate: date -20..0\nHours: number 0.3..6 h\nDid: text\nLearned: longText",
      cells: "build date hours did learned",
      rows: "Hull, black|Steamer at the quay|@-1|1.5|Masked waterline|Burnish the tape\nFunnel|Steamer at the quay|@-4|2|Two coats of buff|\nRoundels|Mail plane 118|@-2|1|Six decals|Softener twice\nCloaks, first five|Night watch|@-6|2.5|Base and wash|Thin it more\nCloaks, next three|Night watch|@-3|1.5|Highlights|",
    },
    {
      id: "paint",
      use: "more",
      role: "item",
      icon: "palette",
      names: "paint|paints",
      also: "color|pot|wash|primer",
      fields:
        "Paint: text\nColor: colour\nRange: text\nCode: text\nLeft: percent 0..100\nKind: choice acrylic|enamel|wash|primer|varnish",
      cells: "color range code left kind",
      rows: "Buff|#d2b48c|Vale|V-71|40|acrylic\nHull black|#1b1b1b|Vale|V-02|70|acrylic\nRust wash|#8b4a2b|Old Brush|W-5|15|wash\nGray primer|#8a8d8f|Base|P-1|60|primer\nCanvas|#b8a37a|Vale|V-33|0|acrylic",
    },
  ],
  jobs: "keep session\nmove project.state\ncount project.stepsDone\ndue project.wantedBy\nfind kit\nshow project.picture\nmove kit.state\nrank paint.left\nrank project.stepsLeft\nshow kit.picture\nchart kit.subject\nkeep paint",
  site: {
    headline: "On the bench, in the cupboard, on the shelf",
    body: "Kits you own, builds that move and builds that do not, the paints you have twice and the one you need.",
    action: "Add a build|project",
    services:
      "Stash|Every kit with its shelf|\nBuilds|Step by step, hour by hour|\nPaints|With codes and what is left|",
    questions:
      "Do I own that kit already?|Search the stash before the fair.\nWhat is the shelf of doom?|Where builds wait for courage.\nCan friends see it?|The finished ones, if you like.",
  },
  words: {
    tagline: "Kits, builds, paints and evenings.",
    itch: "Do I still have canvas?",
    promise: "The next build finished before the next box",
    pov: "POV: the decal slides, settles and stays",
    gains: ["Steamer: seven steps, 22 days", "Canvas: the pot is empty", "Night watch: six of ten"],
  },
});
