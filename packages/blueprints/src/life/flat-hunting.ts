import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "flatHunting",
  name: "Flat hunting",
  icon: "key-round",
  says: {
    en: "flat hunting|apartment hunting|house hunting|flat viewings|apartment viewings|homes i viewed|compare flats|compare apartments|looking for a flat|looking for an apartment|buying a house checklist|flat search",
    de: "Wohnungssuche|Wohnungsbesichtigungen|Hauskauf planen",
    es: "búsqueda de piso|visitas a pisos|buscar casa",
    fr: "recherche d'appartement|visites d'appartements|recherche de maison",
    pt: "procura de apartamento|visitas a apartamentos|procurar casa",
  },
  forms: ["tracker", "community"],
  people: ["people who look for a home"],
  mood: "sober",
  things: [
    {
      id: "home",
      use: "core",
      role: "item",
      icon: "house",
      names: "home|homes",
      also: "flat|flats|apartment|apartments|house|houses|property|properties",
      fields:
        "Title: text\nPhoto: image\nStatus: choice found|viewing set|viewed|applied|refused|ours\nRent or price: money 680..1850 EUR\nRooms: number 1..4\nSize: number 32..110 m²\nFloor: number 0..6\nWhere: location\nCommute: number 8..55 min\nLikes: tags balcony|light|quiet|lift|garden|old floor\nDislikes: tags dark|noisy|small kitchen|far\nScore: rating 2..5\nLink: url",
      cells: "status likes dislikes score",
      rows: "Two rooms above the bakery|viewed|light;old floor||4\nTop floor, no lift|viewing set|light;quiet||\nGarden flat|applied|garden||5\nNew build by the station|found||noisy|\nHalf a villa|refused|||5\nThree rooms, north side|viewed||dark|2\nThe one with the stove|found|||",
    },
    {
      id: "viewing",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "viewing|viewings",
      also: "visit|visits|appointment",
      fields:
        "With: text\nHome: relation home\nDate: date -6..9\nAt: time 09:30..18:30\nAsk: lines heating costs;deposit;neighbours||internet;cellar;pets\nBring: text papers|measuring tape|nothing\nDone: boolean 40",
      cells: "",
      rows: "Ms Novak, agent\nThe owner himself\nOpen viewing, many people\nSecond look with Omar\nJanitor lets us in",
    },
  ],
  jobs: "move home.status\nfind home\nkeep home\ncheck viewing.done\nrank home.score\nchart home.status\ntotal home.rentOrPrice\nagenda viewing.date\nplan viewing.date\nfind viewing\nkeep viewing",
  words: {
    tagline: "Compare homes, not memories.",
    itch: "Which one had the balcony?",
    promise: "Compare homes, not memories",
    pov: "POV: you hold the keys",
    gains: ["11 seen, 2 left.", "Damp in the corner: noted.", "Answer by Friday noon."],
  },
});
