import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "partyPlanning",
  name: "Party planning",
  icon: "party-popper",
  says: {
    en: "party planner|birthday party|birthday party planner|party planning|plan a party|party guest list|rsvp for a party|kids birthday|surprise party|garden party|baby shower|housewarming|party invitations|event rsvp",
    de: "Partyplaner|Geburtstagsfeier|Feier planen",
    es: "organizar una fiesta|fiesta de cumpleaños|planificador de fiestas",
    fr: "organiser une fête|fête d'anniversaire|organisation de fête",
    pt: "organizar uma festa|festa de aniversário|planejador de festas",
  },
  forms: ["tracker", "community"],
  people: ["hosts", "guests"],
  mood: "lively",
  things: [
    {
      id: "celebration",
      use: "core",
      role: "event",
      icon: "party-popper",
      names: "event|events",
      also: "wedding|birthday|party|concert|festival|feier|fiesta|fete",
      fields:
        "Title: text\nPicture: image\nStarts: dateTime 8..120 11:00..20:00\nPlace: location Old Station|Garden of the mill|Town hall|Canal barge\nDress: choice as you like|colourful|smart|white is taken\nSeats: number 20..90\nComing: number 8..40\nBudget: money 200..6000 EUR\nI am in: boolean 40",
      cells: "",
      rows: "Ceremony at the town hall\nLunch at the long table\nDance on the barge\nBrunch the day after\nRehearsal dinner",
    },
    {
      id: "giftIdea",
      use: "core",
      role: "item",
      icon: "gift",
      names: "gift|gifts",
      also: "wish|wishlist|present|geschenk|regalo|cadeau",
      fields:
        "Title: text\nPicture: image\nPrice: money 8..240 EUR\nState: choice wished|reserved|bought\nFrom: text @people\nKind: choice home|experience|money towards|handmade\nLink: url",
      cells: "price kind",
      rows: "Cast-iron pot|140|home\nNight train to somewhere|180|experience\nWool blanket|90|home\nTowards the kitchen|50|money towards\nA cake for the first anniversary|35|handmade\nTwo concert tickets|110|experience\nPlant for the balcony|28|home\nPhoto book|60|handmade",
    },
  ],
  jobs: "agenda celebration.starts\nplan celebration.starts\nfind celebration\nkeep celebration\ncheck celebration.iAmIn\nchart celebration.dress\ntotal celebration.budget\nfind giftIdea\nkeep giftIdea",
  words: {
    tagline: "All guests, no chaos.",
    itch: "Sixty guests. Eleven answers.",
    promise: "All guests, no chaos",
    pov: "POV: everyone answered",
    gains: ["24 invited, 18 coming.", "Cake: ordered. Candles: not.", "Nobody brings salad twice."],
  },
});
