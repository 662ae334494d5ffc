import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "starGazing",
  name: "Star gazing",
  icon: "telescope",
  says: {
    en: "star gazing|stargazing|astronomy log|telescope log|observing log|astronomy observations|night sky log|messier objects|stars and planets i saw|star parties|amateur astronomy|deep sky objects|astrophotography log",
    de: "Sterne beobachten|Sternenbeobachtung|Astronomie-Tagebuch",
    es: "observación de estrellas|diario de astronomía|observación astronómica",
    fr: "observation des étoiles|carnet d'astronomie|observer le ciel",
    pt: "observação de estrelas|diário de astronomia|observação astronômica",
  },
  forms: ["tracker", "community"],
  people: ["star gazers"],
  mood: "warm",
  things: [
    {
      id: "skyObject",
      use: "core",
      role: "item",
      icon: "sparkles",
      names: "object|objects",
      also: "planet|galaxy|nebula",
      fields:
        "Name: text\nDrawing: image\nKind: choice galaxy|nebula|open cluster|globular cluster|planet|double star|moon\nConstellation: text\nMagnitude: number 0.1..9.5 mag\nBest month: choice Jan|Mar|May|Jul|Sep|Nov\nNeeds: choice naked eye|binoculars|small scope|large scope\nSeen: boolean 45",
      cells: "kind constellation magnitude needs",
      rows: "Andromeda Galaxy M31|galaxy|Andromeda|3.4|binoculars\nOrion Nebula M42|nebula|Orion|4.0|binoculars\nPleiades M45|open cluster|Taurus|1.6|naked eye\nHercules Cluster M13|globular cluster|Hercules|5.8|small scope\nRing Nebula M57|nebula|Lyra|8.8|large scope\nAlbireo|double star|Cygnus|3.1|small scope\nSaturn|planet|Aquarius|0.7|small scope\nJupiter|planet|Taurus|0.1|binoculars\nWhirlpool Galaxy M51|galaxy|Canes Venatici|8.4|large scope\nDouble Cluster|open cluster|Perseus|4.3|binoculars",
    },
    {
      id: "observation",
      use: "core",
      role: "log",
      icon: "notebook-pen",
      names: "observation|observations",
      also: "beobachtung",
      fields:
        "Note: text\nObject: relation skyObject\nNight of: date -60..0\nSeeing: rating 1..5\nMagnification: number 20..200 ×\nPlace: location Balcony|Hill meadow|Dark sky park|Back garden\nCloud: percent 0..60\nTemperature: number -6..18 °C",
      cells: "",
      rows: "Rings, and a hint of a gap\nFaint smudge, averted vision helps\nBlue and gold, unmistakable\nClouds after ten minutes\nSteady air, long look\nFirst time found without help\nDew on the mirror\nMoon too bright",
    },
    {
      id: "starParty",
      use: "core",
      role: "event",
      icon: "tent",
      names: "star party|star parties",
      also: "",
      fields:
        "Title: text\nStarts: dateTime 2..40 20:00..22:00\nPlace: location\nMoon: choice new|crescent|half|full\nComing: number 2..12\nI am in: boolean 20",
      cells: "",
      rows: "New moon on the hill\nLunar craters for beginners\nMeteor night\nPlanets from the car park",
    },
  ],
  jobs: "streak observation.nightOf\nchart observation.seeing\nfind skyObject\nkeep skyObject\ncheck skyObject.seen\nchart skyObject.kind\nkeep observation\nplan observation.nightOf\nagenda starParty.starts\nplan starParty.starts\nfind starParty\nkeep starParty",
  words: {
    tagline: "Make every clear night count.",
    itch: "Clear sky. Where to look?",
    promise: "Make every clear night count",
    pov: "POV: first light through your scope",
    gains: ["40 objects, 12 to go.", "Clear sky on Thursday.", "Saturn's rings: seen."],
  },
});
