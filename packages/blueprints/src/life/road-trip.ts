import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "roadTrip",
  name: "Road trip",
  icon: "tent-tree",
  says: {
    en: "road trip|road trip planner|van life|vanlife log|campervan trip|camper van diary|motorhome trip|bikepacking trip|interrail trip|backpacking trip|camping trip|overnight stops|stops on the way",
    de: "Roadtrip|Wohnmobil-Reise|Vanlife-Tagebuch",
    es: "viaje por carretera|ruta en furgoneta|viaje en autocaravana",
    fr: "voyage en van|road trip en famille|voyage en camping-car",
    pt: "viagem de carro|viagem de motorhome|roteiro de estrada",
  },
  forms: ["tracker", "community"],
  people: ["travellers in vans"],
  mood: "warm",
  things: [
    {
      id: "stop",
      use: "core",
      role: "item",
      icon: "map-pin",
      names: "stop|stops",
      also: "place|places|campsite|campsites|pitch|destination|city|spot",
      fields:
        "Place: text\nPhoto: image\nWhere: location\nArrive: date -8..22\nNights: number 1..4\nKind: choice campsite|wild|friends|hotel|day trip\nPrice: money 0..48 EUR\nState: choice idea|booked|been\nStars: rating 3..5\nNote: longText",
      cells: "nights kind price state stars",
      rows: "Dunes, second row||campsite||been|5\nPine wood above the lake||wild|0||\nAnika's garden||friends|0|booked|\nHarbour car park||wild||idea|\nCastle meadow||campsite||booked|\nOld town, one night inside||hotel|48||\nWaterfall walk|1|day trip|||",
    },
    {
      id: "diaryDay",
      use: "core",
      role: "log",
      icon: "notebook-pen",
      names: "diary entry|diary entries",
      also: "diary|day|journal|memory",
      fields:
        "Title: text\nPhoto: image\nDate: date -8..0\nStop: relation stop\nKilometres: number 0..320 km\nSpent: money 0..90 EUR\nWeather: choice sun|clouds|rain|wind\nText: longText",
      cells: "kilometres weather",
      rows: "Rain on the roof, cards inside||rain\nSwam before breakfast||sun\nWrong turn, best bakery||\nTwo hundred kilometres of lavender|210|\nThe stove broke, pizza instead||",
    },
    {
      id: "packItem",
      use: "core",
      role: "place",
      icon: "backpack",
      names: "item to pack|items to pack",
      also: "item|items|packing|list|thing|things",
      fields:
        "What: text\nBag: choice kitchen box|clothes|tools|first aid|fun\nAmount: number 1..6\nPacked: boolean 55\nWho: text @people",
      cells: "bag amount",
      rows: "Tent poles|tools|\nCoffee pot|kitchen box|\nMosquito net|fun|\nPlasters|first aid|\nHead torch|tools|2\nWool jumper|clothes|\nCards and dice|fun|",
    },
  ],
  jobs: "tick packItem.packed\nchart diaryDay.kilometres\nfind stop\nkeep stop\nrank stop.stars\nchart stop.kind\ntotal stop.price\nkeep diaryDay\nplan diaryDay.date\nfind packItem\nkeep packItem",
  words: {
    tagline: "Packed right, planned loosely.",
    itch: "Tent poles? I thought you…",
    promise: "Packed right, planned loosely",
    pov: "POV: the best pitch of all",
    gains: ["9 stops, 1,240 km.", "Tonight: by the lake.", "Water filled on Tuesday."],
  },
});
