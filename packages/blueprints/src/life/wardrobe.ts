import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "wardrobe",
  name: "Wardrobe",
  icon: "shirt",
  says: {
    en: "wardrobe|wardrobe app|digital wardrobe|closet app|closet organizer|outfit planner|outfits|outfit tracker|capsule wardrobe|clothes i own|what to wear|clothing inventory|my clothes",
    de: "Kleiderschrank-App|Garderobe planen|Outfits planen",
    es: "armario digital|planificador de outfits|mi ropa",
    fr: "dressing numérique|garde-robe|mes tenues",
    pt: "guarda-roupa digital|planejador de looks|minhas roupas",
  },
  forms: ["tracker", "community"],
  people: ["people who dress"],
  mood: "lively",
  things: [
    {
      id: "garment",
      use: "core",
      role: "item",
      icon: "shirt",
      names: "garment|wardrobe",
      also: "clothes|outfit|shoes|sneaker|dress|ropa|kleidung",
      fields:
        "Name: text\nPhoto: image\nKind: choice top|trousers|dress|jacket|shoes|bag\nColour: choice black|white|navy|green|red|beige|pattern\nSize: choice XS|S|M|L|XL\nMaterial: choice cotton|wool|linen|denim|leather|silk\nSeason: tags spring|summer|autumn|winter\nTimes worn: number 0..40\nPaid: money 5..140 EUR\nNeeds mending: boolean 15",
      cells: "kind colour material season",
      rows: "Navy wool coat|jacket|navy|wool|autumn;winter\nWhite linen shirt|top|white|linen|spring;summer\nStraight jeans|trousers|navy|denim|\nGreen corduroy jacket|jacket|green|cotton|\nRed silk scarf|top|red|silk|\nBlack ankle boots|shoes|black|leather|\nStriped tee|top|pattern|cotton|\nSummer dress with lemons|dress|pattern|cotton|summer\nCanvas bag|bag|beige|cotton|\nWhite sneakers|shoes|white|leather|\nGrandfather's cardigan|top|beige|wool|winter",
    },
    {
      id: "outfit",
      use: "core",
      role: "log",
      icon: "sparkles",
      names: "outfit|outfits",
      also: "worn|ootd",
      fields:
        "Look: text\nWith: relation garment\nDate: date -24..0\nOccasion: choice work|home|evening|travel|party\nWeather: choice warm|mild|cold|rain\nFelt: rating 2..5",
      cells: "",
      rows: "Coat over everything\nJeans and the good shirt\nLemons for the picnic\nToo warm by noon\nCompliment from the baker\nBoots, rain, right choice",
    },
  ],
  jobs: "chart outfit.felt\nshow garment.photo\nfind garment\nkeep garment\ncheck garment.needsMending\nchart garment.kind\ntotal garment.paid\nkeep outfit\nplan outfit.date",
  words: {
    tagline: "Wear what you own.",
    itch: "Full wardrobe. Nothing to wear.",
    promise: "Wear what you own",
    pov: "POV: outfit in ten seconds",
    gains: ["64 pieces, all worn.", "Worn twice: sell it.", "Dressed in two minutes."],
  },
});
