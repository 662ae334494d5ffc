import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "photoPortfolio",
  name: "Photographer's portfolio",
  icon: "camera",
  says: {
    en: "photographer portfolio|portfolio for a photographer|photography portfolio|photography website|my photographs|photographer's website|photo portfolio|photo series|street photography|film photography log|film rolls|analog photography|wedding photographer portfolio|portfolio photographer",
    de: "Fotografen-Portfolio|Fotografie-Portfolio|meine Fotografien",
    es: "portafolio de fotografía|portfolio de fotógrafo|mis fotografías",
    fr: "portfolio de photographe|mes photographies|site de photographe",
    pt: "portfólio de fotografia|portfólio de fotógrafo|minhas fotografias",
  },
  forms: ["site", "blog"],
  people: ["photographers", "visitors"],
  mood: "warm",
  things: [
    {
      id: "photograph",
      use: "core",
      role: "item",
      icon: "image",
      names: "photograph|photographs",
      also: "photo|photos|roll|rolls|picture|foto|fotos",
      fields:
        "Title: text\nPicture: image\nGenre: choice portrait|street|landscape|still life|night\nCamera: choice Nikon FM2|Leica M6|Canon AE-1|Fuji X100|Yashica Mat\nFilm: choice Portra 400|HP5|Ektar 100|Tri-X|digital\nAperture: choice f/1.8|f/2.8|f/4|f/8|f/11\nShutter: choice 1/30|1/60|1/125|1/250|1/500\nTaken on: date -300..-3\nPlace: location\nStory: longText",
      cells: "genre film",
      rows: "Last tram|street|HP5\nAunt Rosa, laughing|portrait|Portra 400\nFog over the allotments|landscape|Ektar 100\nThree pears|still life|Portra 400\nNeon, closed|night|digital\nSwimmers in October|landscape|Portra 400\nBarber's window|street|Tri-X\nHands, kneading|portrait|HP5\nStairs at noon|street|Ektar 100\nComet, maybe|night|digital",
    },
    {
      id: "filmRoll",
      use: "core",
      role: "log",
      icon: "film",
      names: "roll|rolls",
      also: "film",
      fields:
        "Label: text\nFilm: choice Portra 400|HP5|Ektar 100|Tri-X\nLoaded on: date -90..0\nFrames: number 12..36\nKeepers: number 1..14\nState: choice in camera|exposed|developed|scanned\nPush: choice -1|0|+1|+2",
      cells: "",
      rows: "Lisbon, first\nRainy Tuesday\nBirthday\nHarbour, blue hour\nTest of the new lens\nFamily table\nNight walk",
    },
  ],
  jobs: "chart filmRoll.frames\nshow photograph.picture\nfind photograph\nkeep photograph\nchart photograph.genre\nkeep filmRoll\nplan filmRoll.loadedOn",
  words: {
    tagline: "Know what is on every roll.",
    itch: "Thirty rolls. Undeveloped.",
    promise: "Know what is on every roll",
    pov: "POV: frame 12 came out",
    gains: ["36 frames, 4 keepers.", "One link for every client.", "Series, not snapshots."],
  },
});
