import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "birdWatching",
  name: "Bird watching",
  icon: "bird",
  says: {
    en: "bird watching|birdwatching|birding log|bird sightings|bird log|birder's life list|birds i have seen|bird list|twitching|bird spotting|birding app|garden birds count|bird identification log|bird walks",
    de: "Vogelbeobachtung|Vögel beobachten|Vogelbuch",
    es: "observación de aves|avistamiento de aves|registro de aves",
    fr: "observation des oiseaux|ornithologie|carnet d'oiseaux",
    pt: "observação de aves|avistamento de aves|registro de aves",
  },
  forms: ["tracker", "community"],
  people: ["bird watchers"],
  mood: "warm",
  things: [
    {
      id: "species",
      use: "core",
      role: "item",
      icon: "bird",
      names: "species|species list",
      also: "bird|vogel",
      fields:
        "Name: text\nPhoto: image\nLatin name: text\nHabitat: choice garden|woodland|wetland|coast|field|town\nSeason: choice all year|summer|winter|passage\nRarity: choice common|uncommon|scarce|rare\nOn my list: boolean 60\nSong: text",
      cells: "latinName habitat season rarity song",
      rows: "Kingfisher|Alcedo atthis|wetland|all year|uncommon|a thin whistle\nGoldfinch|Carduelis carduelis|garden||common|tinkling\nBlack redstart|Phoenicurus ochruros|town|summer|uncommon|crackling paper\nMarsh harrier|Circus aeruginosus|wetland|summer|scarce|\nWaxwing|Bombycilla garrulus|town|winter|scarce|a silvery trill\nTawny owl|Strix aluco|woodland||common|hoo-hoo\nLapwing|Vanellus vanellus|field||uncommon|peewit\nNightingale|Luscinia megarhynchos|woodland|summer|scarce|loud and liquid\nDunlin|Calidris alpina|coast|winter|common|\nHoopoe|Upupa epops|field|passage|rare|oop-oop-oop\nSwift|Apus apus|town|summer|common|screaming parties\nFirecrest|Regulus ignicapilla|woodland||uncommon|",
    },
    {
      id: "sighting",
      use: "core",
      role: "log",
      icon: "binoculars",
      names: "sighting|sightings",
      also: "beobachtung",
      fields:
        "Note: text\nSpecies: relation species\nSeen on: date -45..0\nCount: number 1..14\nPlace: location Reed bed|Harbour wall|North wood|Kitchen window|Sewage ponds|Castle hill\nBehaviour: choice singing|feeding|flying over|nesting|resting\nLight: choice dawn|day|dusk|night\nSure: boolean 85",
      cells: "count behaviour sure",
      rows: "On the wire, then gone|1||\nTwo young with it|3||\nIn the reeds, long view||feeding|\nHeard only||singing|no\nFlock over the ponds|14|flying over|\nEating rowan berries||feeding|\nAt the window, eye to eye|||\nFighting with a crow|||",
    },
    {
      id: "walk",
      use: "core",
      role: "event",
      icon: "footprints",
      names: "walk|walks",
      also: "outing",
      fields:
        "Title: text\nStarts: dateTime 1..30 05:30..08:00\nPlace: location Reed bed|Harbour wall|North wood\nGuide: text @people\nSeats: number 6..14\nComing: number 2..6\nI am in: boolean 25",
      cells: "",
      rows: "Dawn chorus walk\nWaders at high tide\nOwls after dark\nBeginners with binoculars to lend\nRinging morning",
    },
  ],
  jobs: "streak sighting.seenOn\nchart sighting.count\nfind species\nkeep species\ncheck species.onMyList\nchart species.habitat\nkeep sighting\ncheck sighting.sure\nplan sighting.seenOn\nagenda walk.starts\nplan walk.starts\nfind walk",
  words: {
    tagline: "Never lose a sighting.",
    itch: "What was that bird?",
    promise: "Never lose a sighting",
    pov: "POV: lifer before breakfast",
    gains: ["84 species, and counting.", "First swallow: third of April.", "Rare? Others know by noon."],
  },
});
