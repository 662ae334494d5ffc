import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "sneakerCollection",
  name: "Sneaker collection",
  icon: "footprints",
  says: {
    en: "sneaker collection|sneaker rotation|my sneakers|sneakers i own|sneakerhead|shoe collection|sneaker drops|sneaker releases|sneaker tracker|sneaker wishlist|trainers collection|jordans i own",
    de: "Sneaker-Sammlung|meine Sneaker|Sneaker-Drops",
    es: "colección de zapatillas|mis zapatillas|lanzamientos de zapatillas",
    fr: "collection de baskets|mes sneakers|sorties de sneakers",
    pt: "coleção de tênis|meus tênis|lançamentos de tênis",
  },
  forms: ["tracker", "community"],
  people: ["sneaker collectors"],
  mood: "lively",
  things: [
    {
      id: "sneaker",
      use: "core",
      role: "item",
      icon: "footprints",
      names: "pair|pairs",
      also: "sneaker|sneakers|shoes",
      fields:
        "Name: text\nPhoto: image\nKind: choice runner|basketball|court|skate|trail\nColourway: choice white gum|black red|grey green|sand|navy\nSize: number 36..47 EU\nYear: number 1989..2026\nWear: choice deadstock|worn twice|good|beaten\nBox: boolean 60\nLaces: text original|spare|none",
      cells: "kind colourway year",
      rows: "Court low, white gum|court|white gum|\nHigh top '89|basketball|black red|1989\nForest trail|trail|grey green|\nSuede skate|skate|navy|\nMesh runner|runner|sand|\nCanvas classic|court|navy|\nGym sole 2004|court|white gum|2004\nNight runner, reflective|runner|black red|\nPatchwork low|skate|sand|\nDesert mid|trail|sand|",
    },
    {
      id: "drop",
      use: "core",
      role: "event",
      icon: "bell",
      names: "drop|drops",
      also: "release|calendar",
      fields:
        "Title: text\nStarts: dateTime 1..40 09:00..12:00\nPlace: location\nKind: choice raffle|first come|online\nPrice: money 80..190 EUR\nPairs: number 20..300\nI am in: boolean 40",
      cells: "",
      rows: "Court low, spring colours\nTrail with cork sole\nHigh top anniversary\nMesh runner, local artists\nSuede restock",
    },
  ],
  jobs: "show sneaker.photo\nfind sneaker\nkeep sneaker\ncheck sneaker.box\nchart sneaker.kind\nagenda drop.starts\nplan drop.starts\nfind drop\nkeep drop\ncheck drop.iAmIn",
  words: {
    tagline: "Fair pairs between people.",
    itch: "Sold out. Again.",
    promise: "Fair pairs between people",
    pov: "POV: your size is left",
    gains: ["24 pairs, worn in turn.", "Drop on Friday, nine sharp.", "Still in the box: four."],
  },
});
