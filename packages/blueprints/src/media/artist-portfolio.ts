import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "artistPortfolio",
  name: "Artist's portfolio",
  icon: "frame",
  says: {
    en: "artist portfolio|portfolio for an artist|art portfolio|painter's portfolio|my paintings|my artworks|sculptor website|illustrator portfolio|exhibit my art|sell my paintings|artist website|commissions for my art|drawings and paintings",
    de: "Künstlerportfolio|Portfolio für Künstler|meine Gemälde",
    es: "portafolio de artista|portfolio de arte|mis cuadros",
    fr: "portfolio d'artiste|mes tableaux|site d'artiste",
    pt: "portfólio de artista|meus quadros|site de artista",
  },
  forms: ["site", "blog"],
  people: ["artists", "visitors"],
  mood: "warm",
  things: [
    {
      id: "artist",
      use: "core",
      role: "person",
      icon: "palette",
      names: "artist|artists",
      also: "kunstler|artista|artiste|painter|illustrator",
      fields:
        "Name: text\n       Portrait: image\n       Practice: choice generative|painting|photography|3D|collage|pixel art\n       City: location Lagos|Lisbon|Seoul|Oaxaca|Tbilisi|Bristol|Jaipur|Montréal\n       Followers: number 40..900\n       Bio: longText\n       Following: boolean 25",
      cells: "practice city bio",
      rows: "Adaeze Onwudiwe|generative|Lagos|Writes small programs that paint weather over the lagoon.\nMirela Kostova|painting|Tbilisi|Oil on linen, mostly kitchens after midnight.\nJoon-ho Baek|3D|Seoul|Models rooms that could not stand up.\nInês Carvalho|photography|Lisbon|Photographs façades at the same hour, every week of the year.\nTomasz Wilk|pixel art|Bristol|Sixteen colors are plenty.\nPaz Villaseñor|collage|Oaxaca|Cuts up seed packets and maps.",
    },
    {
      id: "artwork",
      use: "core",
      role: "item",
      icon: "frame",
      names: "artwork|artworks",
      also: "nft|nfts|art|piece|painting|paintings|drawing|print",
      fields:
        "Title: text\n       Picture: image\n       Artist: relation artist\n       Medium: choice generative, looping|oil on linen|archival pigment print|3D render|digital collage|pixel animation|ink on paper\n       Year: number 2023..2026\n       Edition of: number 1..50\n       Price: money 60..1800 EUR\n       Status: choice for sale|on auction|reserved|sold\n       Royalty: percent 5..10\n       Collected: boolean 0\n       Story: longText",
      cells: "artist medium year editionOf price status royalty collected story",
      rows: "Lagoon Weather No. 4||generative, looping|2026|25|140|for sale|10||Drawn again for each owner out of the rain records of one day.\nKitchen, 1:12 a.m.||oil on linen|2025|1|1650|on auction|8||Painted in eleven nights, light from the open fridge only.\nImpossible Stairwell||3D render|2025|15|220|for sale|10||Every landing leads to the same door.\nFaçade, 7 a.m., week 32||archival pigment print|2024|12|310|for sale|5||The only week with the shutters open.\nSixteen Color Harbour||pixel animation|2026|50|60|for sale|10|yes|Loops in 48 frames; the gull appears once.\nSeed Packet Atlas||digital collage|2025|20|180|reserved|7||Maps of places named after vegetables.\nTide Table||generative, looping|2026|10|420|on auction|10||Moves with the tide where you are.\nStill Life with Charger||oil on linen|2024|1|1250|sold|8||A pear, a bowl and a white cable.\nRoom Without Floor||3D render|2026|8|540|on auction|10||The furniture does not mind.\nFaçade, 7 a.m., week 3||archival pigment print|2024|12|290|for sale|5||Snow that was gone at eight.\nNight Bus Sprite||pixel animation|2025|40|75|for sale|10|yes|Line 76 to the depot and back.\nCartography of Beans||digital collage|2026|20|195|for sale|7||Runner beans as rivers.",
    },
    {
      id: "collectionItem",
      use: "core",
      role: "place",
      icon: "layers",
      names: "collection|collections",
      also: "exhibition|exhibitions|sammlung|coleccion",
      fields:
        "Title: text\n       Curator: text @people\n       Theme: text\n       Cover: image\n       Opens: date -30..20",
      cells: "theme",
      rows: "Weather Machines|Pieces that change with the sky\nAfter Midnight|Rooms when everyone sleeps\nSmall Palettes|Sixteen colors or fewer\nMaps of Nowhere|Places that could be",
    },
  ],
  jobs: "find artist\nkeep artist\ncheck artist.following\nchart artist.practice\nshow artwork.picture\nfind artwork\nkeep artwork\ncheck artwork.collected\nfind collectionItem\nkeep collectionItem",
  words: {
    tagline: "Sell your art, keep the story.",
    itch: "Your best piece. Zero buyers.",
    promise: "Sell your art, keep the story",
    pov: "POV: someone outbids you",
    gains: ["Nine works, one link.", "Which ones are still free?", "Commissions, without lost letters."],
  },
});
