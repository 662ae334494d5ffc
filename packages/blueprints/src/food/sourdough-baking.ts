import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "sourdoughBaking",
  name: "Sourdough baking",
  icon: "wheat",
  says: {
    en: "sourdough|sourdough starter|sourdough log|starter feeding|bread baking log|home baking log|levain|sourdough bread|feed my starter|loaves i baked|bread baker's notes|bake bread at home|sourdough tracker",
    de: "Sauerteig|Brot backen|Sauerteig füttern",
    es: "masa madre|pan de masa madre|hornear pan en casa",
    fr: "levain maison|pain au levain|nourrir le levain",
    pt: "fermentação natural|pão de fermentação natural|massa madre caseira",
  },
  forms: ["tracker", "community"],
  people: ["home bakers"],
  mood: "warm",
  things: [
    {
      id: "starter",
      use: "core",
      role: "item",
      icon: "flask-conical",
      names: "starter|starters",
      also: "sauerteig|levain|masa",
      fields:
        "Name: text\nPhoto: image\nFlour: choice rye|whole wheat|white wheat|spelt\nHydration: percent 65..125\nAge: number 30..900 days\nKept: choice counter|fridge\nFeed every: number 1..7 days\nLast fed: date -6..0\nNext feeding due: addDays lastFed feedEvery\nSmell: choice yoghurt|apple|vinegar|nail varnish",
      cells: "flour hydration age kept feedEvery lastFed smell",
      rows: "Clint Yeastwood|rye|100|412|counter|1|@0|yoghurt\nGrandma's rye|rye|80|870|fridge|7|@-5|apple\nStiff Luigi|white wheat|65|150|fridge|5|@-4|yoghurt\nSpelt newcomer|spelt|100|12|counter|1|@-1|vinegar\nBrea Pitt|whole wheat|90|64|counter|2|@-1|apple",
    },
    {
      id: "feeding",
      use: "core",
      role: "log",
      icon: "timer",
      names: "feeding|feedings",
      also: "feed|futtern|refresco|rafraichi",
      fields:
        "Note: text\nStarter: relation starter\nFed on: date -21..0\nRise time: number 3.5..11.0 h\nFlour: choice rye|whole wheat|white wheat|spelt\nStarter amount: number 20..120 g\nFlour weight: number 20..120 g\nWater: number 20..120 g\nRatio: choice 1:1:1|1:2:2|1:5:5\nKitchen: number 18..27 °C\nRise: percent 60..220\nSmell: choice yoghurt|apple|vinegar|nail varnish",
      cells: "riseTime flour ratio kitchen rise smell",
      rows: "Doubled before noon|4.5||1:1:1||200|\nSlow, cold kitchen|10.5|||18|110|\nDomed and bubbly|||1:2:2||180|\nTo the fridge after an hour|4.0||||60|\nSmelled sharp, fed twice|||1:5:5|||vinegar\nPeak at eight hours|8.0||||190|\nA spoon of rye woke it up||rye||||\nReady for Saturday's loaf|||||210|",
    },
    {
      id: "bake",
      use: "core",
      role: "place",
      icon: "croissant",
      names: "loaf|loaves",
      also: "bake|bread",
      fields:
        "Title: text\nPhoto: image\nBaked on: date -40..-1\nHydration: percent 65..85\nFlour: number 400..1000 g\nProof: choice room|fridge overnight\nOven: number 220..250 °C\nCrumb: choice open|even|tight\nStars: rating 2..5",
      cells: "hydration crumb stars",
      rows: "Country loaf|75|open|5\nSeeded rye tin|82|tight|4\nFocaccia with onions|85|open|5\nSpelt rolls|68|even|4\nFlat one, overproofed||tight|2\nOlive loaf|74|even|4",
    },
  ],
  jobs: "due starter.nextFeedingDue\nstreak feeding.fedOn\nchart feeding.riseTime\nfind starter\nkeep starter\nchart starter.flour\nkeep feeding\nplan feeding.fedOn\nfind bake\nkeep bake",
  words: {
    tagline: "A starter that never starves.",
    itch: "Fed it when? Yesterday? Tuesday?",
    promise: "A starter that never starves",
    pov: "POV: your starter doubled",
    gains: ["Fed on time, risen by noon.", "75 % water, open crumb.", "Nobody starves in the fridge."],
  },
});
