import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "lostAndFound",
  name: "Lost and found",
  icon: "search",
  says: {
    en: "lost and found|lost property|lost property office|lost items|found items|lost pets|lost pet notices|lost keys|found something|lost luggage office|missing items|lost and found for a school",
    de: "Fundbüro|Fundsachen|Verloren und gefunden",
    es: "objetos perdidos|oficina de objetos perdidos|cosas encontradas",
    fr: "objets trouvés|objets perdus|bureau des objets trouvés",
    pt: "achados e perdidos|objetos perdidos e achados|coisas encontradas",
  },
  forms: ["directory", "tracker"],
  people: ["finders", "owners"],
  mood: "warm",
  things: [
    {
      id: "notice",
      use: "core",
      role: "item",
      icon: "search",
      names: "notice|notices",
      also: "item|items|thing|things|report|object",
      fields:
        "What: text\nPhoto: image\nType: choice lost|found\nKind: choice keys|clothes|pet|phone|bag|other\nWhere: location\nDate: date -20..0\nColour: choice black|grey|red|blue|brown|many\nState: choice open|matched|returned\nContact: text @people\nReward: money 0..50 EUR\nDetails: longText",
      cells: "type kind colour state reward",
      rows: "Grey cat, white paw|lost|pet|grey||50\nBunch of keys, red ribbon|found|keys|red||\nChild's mitten|found|clothes|blue|returned|\nPhone with a cracked corner|lost|phone|black||\nUmbrella, wooden handle|found|other|||\nGym bag|found|bag||matched|\nSilver earring|lost|other|||\nGlasses on the bench|found|other|||",
    },
    {
      id: "sighting",
      use: "core",
      role: "log",
      icon: "message-square",
      names: "message|messages",
      also: "sighting|tip",
      fields: "Text: text\nNotice: relation notice\nDate: date -10..0\nFrom: text @people",
      cells: "",
      rows: "Saw one by the bakery this morning\nThat is mine, the ribbon is from Lisbon\nHanded in at the kiosk\nIs there a sticker on the back?\nPicked up, thank you!",
    },
  ],
  jobs: "move notice.state\nfind notice\nkeep notice\nchart notice.type\ntotal notice.reward\nkeep sighting\nplan sighting.date",
  words: {
    tagline: "Back to the people who miss it.",
    itch: "Seen a grey cat? Anyone?",
    promise: "Back to the people who miss it",
    pov: "POV: your keys came home",
    gains: ["Red scarf: found on Monday.", "41 back with their owners.", "Blue? With a hole? Yours."],
  },
});
