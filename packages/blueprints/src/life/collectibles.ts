import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "collectibles",
  name: "Collectibles",
  icon: "gem",
  says: {
    en: "coin collection|stamp collection|trading cards|card collection|pokemon cards|pokemon card collection|baseball cards|lego collection|lego sets i own|figurine collection|toy collection|collectibles|comic collection|funko collection|watch collection",
    de: "Münzsammlung|Briefmarkensammlung|Sammelkarten",
    es: "colección de monedas|colección de sellos|cartas coleccionables",
    fr: "collection de pièces|collection de timbres|cartes à collectionner",
    pt: "coleção de moedas|coleção de selos|cartas colecionáveis",
  },
  forms: ["tracker", "community"],
  people: ["collectors"],
  mood: "warm",
  things: [
    {
      id: "piece",
      use: "core",
      role: "item",
      icon: "gem",
      names: "piece|pieces",
      also: "item|items|stamp|stamps|coin|coins|card|cards",
      fields:
        "Name: text\nPhoto: image\nSeries: choice first edition|harbours|animals|space|classics\nYear: number 1924..2024\nCountry: choice France|Germany|Japan|Portugal|UK|USA\nCondition: choice mint|very good|good|worn\nPaid: money 2..280 EUR\nValue: money 4..460 EUR\nGain: calc value - paid EUR\nAmount: number 1..4\nState: choice have|want|to trade\nFound at: text flea market|auction|swap evening|inherited",
      cells: "series year condition paid value amount state",
      rows: "Blue lighthouse, 1931|harbours|1931|very good||||have\nFox, misprint|animals|||85|460||have\nSatellite one|space||||||want\nOld mill, second printing|classics|||||3|to trade\nHarbour at night|harbours||||||have\nOwl, first edition|first edition||||||want\nComet|space||mint||||have\nFerry line|harbours|||||2|to trade",
    },
    {
      id: "trade",
      use: "core",
      role: "log",
      icon: "arrow-left-right",
      names: "trade|trades",
      also: "swap|swaps|sale|purchase",
      fields:
        "What: text\nPiece: relation piece\nWith: text @people\nDate: date -120..0\nKind: choice bought|sold|swapped|given\nPrice: money 0..120 EUR",
      cells: "kind price",
      rows: "Two ferries for a comet|swapped|\nAuction, last second|bought|85\nTo a collector in Porto|sold|64\nDoubles for Tomás|given|\nBox from the attic|bought|40",
    },
  ],
  jobs: "chart trade.price\nshow piece.photo\nfind piece\nkeep piece\nchart piece.series\ntotal piece.paid\nkeep trade\nplan trade.date",
  words: {
    tagline: "Know what you have and lack.",
    itch: "Do I have this one?",
    promise: "Know what you have and lack",
    pov: "POV: the set is complete",
    gains: ["118 pieces, 7 still missing.", "Paid 40, worth 95.", "Doubles: to trade."],
  },
});
