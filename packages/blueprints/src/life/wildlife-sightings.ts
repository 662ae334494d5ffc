import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "wildlifeSightings",
  name: "Wildlife sightings",
  icon: "binoculars",
  says: {
    en: "wildlife sightings|animal sightings|wildlife log|butterfly sightings|butterfly count|hedgehog sightings|whale watching log|nature journal|nature log|insect sightings|species log|animals i saw|wildlife spotting",
    de: "Tierbeobachtungen|Naturtagebuch|Schmetterlinge zählen",
    es: "avistamiento de animales|diario de naturaleza|registro de especies",
    fr: "observation d'animaux|carnet de naturaliste|recensement de papillons",
    pt: "avistamento de animais|diário da natureza|registro de espécies",
  },
  forms: ["tracker", "community"],
  people: ["naturalists"],
  mood: "warm",
  things: [
    {
      id: "species",
      use: "core",
      role: "item",
      icon: "leaf",
      names: "species|species",
      also: "tree|trees|plant|animal|butterfly|moth|insect|bird",
      fields:
        "Name: text\nPicture: image\nLatin name: text\nGroup: choice bird|butterfly|mammal|amphibian|tree|fungus\nSeason: choice spring|summer|autumn|all year\nRarity: choice common|scarce|rare\nLook for: longText",
      cells: "latinName group season rarity",
      rows: "Swallowtail|Papilio machaon|butterfly|summer|scarce\nFire salamander|Salamandra salamandra|amphibian||\nHedgehog|Erinaceus europaeus|mammal||common\nPedunculate oak|Quercus robur|tree|all year|\nRed kite|Milvus milvus|bird||scarce\nParasol|Macrolepiota procera|fungus|autumn|\nHummingbird hawk-moth|Macroglossum stellatarum|butterfly||",
    },
    {
      id: "sighting",
      use: "core",
      role: "log",
      icon: "binoculars",
      names: "sighting|sightings",
      also: "observation|observations|record|count|measurement|reading",
      fields:
        "Note: text\nPhoto: image\nSpecies: relation species\nSeen: dateTime -40..0 05:30..21:00\nWhere: location\nCount: number 1..24\nWeather: choice clear|clouds|rain|wind\nTemperature: number 4..27 °C\nSeen by: text @people\nCertain: choice sure|probably|no idea",
      cells: "count weather certain",
      rows: "On the south wall, warming up|2||\nUnder the lamp at ten||clouds|\nFamily of four crossing the path|4||\nOnly heard|||probably\nOn the old oak, east side|||\nAfter the rain, everywhere|24|rain|\nFirst of the year|||sure",
    },
  ],
  jobs: "chart sighting.count\nkeep sighting\nchart sighting.weather\nplan sighting.seen\nfind species\nkeep species",
  words: {
    tagline: "Write it down, see the pattern.",
    itch: "A hoopoe? Here? Really?",
    promise: "Write it down, see the pattern",
    pov: "POV: a first for the valley",
    gains: ["Otter at dawn, twice.", "27 species by the pond.", "First bat of the year."],
  },
});
