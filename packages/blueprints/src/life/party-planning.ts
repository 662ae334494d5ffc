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
    {
      id: "guest",
      use: "core",
      role: "person",
      icon: "users-round",
      names: "guest|guests",
      also: "invitation|friend|attendee",
      fields:
        "Name: text\nAnswer: choice invited|coming|maybe|cannot come\nBrings along: number 0..2\nEats: choice everything|vegetarian|vegan|no nuts\nBrings: text\nPhone: phone",
      cells: "answer bringsAlong eats brings phone",
      rows: "Margaret Hale|coming|1|everything|Potato salad|555-0101\nPriya Nair|coming|0|vegetarian|Samosas|555-0105\nOwen Pritchard|maybe|1|everything||555-0103\nDaniel Okoro|invited|0|everything||555-0108\nRuth Ellis|coming|2|no nuts|Two chairs|555-0107\nHelen Sharp|cannot come|0|vegan||555-0110\nTomás García|coming|1|everything|The guitar|555-0112\nAisha Bello|invited|0|vegetarian||555-0113\nKofi Annor|coming|0|everything|Ice|555-0127",
    },
    {
      id: "task",
      use: "core",
      role: "item",
      icon: "list-checks",
      names: "task|tasks",
      also: "to-do|todo|errand",
      fields: "Task: text\nWho: text @people\nDue: date 0..14\nDone: boolean 30",
      cells: "who due done",
      rows: "Send the invitations|Amara Osei|@0|yes\nOrder the cake|Mateo Ruiz|@3|no\nBorrow benches next door|Yuki Tanaka|@5|no\nMake the playlist|Kofi Annor|@7|no\nBuy candles and balloons|Amara Osei|@9|no\nAsk the neighbors about the noise|Amara Osei|@2|yes\nPut drinks in the tub|Mateo Ruiz|@12|no",
    },
  ],
  jobs: "countdown celebration.starts\nmove guest.answer\ntick task.done\nfind guest\nkeep guest\nkeep task\nagenda celebration.starts\nplan celebration.starts\nfind celebration\nkeep celebration\ncheck celebration.iAmIn\nchart celebration.dress\ntotal celebration.budget\nfind giftIdea",
  words: {
    tagline: "All guests, no chaos.",
    itch: "Sixty guests. Eleven answers.",
    promise: "All guests, no chaos",
    pov: "POV: everyone answered",
    gains: ["24 invited, 18 coming.", "Cake: ordered. Candles: not.", "Nobody brings salad twice."],
  },
});
