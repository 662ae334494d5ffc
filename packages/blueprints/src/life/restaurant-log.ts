import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "restaurantLog",
  name: "Eating out",
  icon: "utensils",
  says: {
    en: "restaurants i tried|restaurant log|restaurant diary|eating out log|places to eat list|restaurant wishlist|restaurant reviews|foodie diary|where to eat|restaurants to try|ramen log|burger reviews|pizza reviews|rate restaurants",
    de: "Restaurantliste|Restaurants bewerten|essen gehen",
    es: "diario de restaurantes|restaurantes que probé|dónde comer",
    fr: "carnet de restaurants|restaurants testés|où manger",
    pt: "diário de restaurantes|restaurantes que visitei|onde comer",
  },
  forms: ["directory", "tracker"],
  people: ["people who eat out"],
  mood: "warm",
  things: [
    {
      id: "restaurant",
      use: "core",
      role: "item",
      icon: "utensils",
      names: "restaurant|restaurants",
      also: "place|places|cafe|cafes|bar|bars|spot|spots",
      fields:
        "Name: text\nPhoto: image\nCuisine: choice Italian|Japanese|Vietnamese|Nordic|Mexican|Bakery|Vegetarian\nNeighbourhood: location\nPrice level: choice cheap|medium|treat\nState: choice want to go|booked|been\nBeen on: date -120..-3\nOur rating: rating 3..5\nOrder: text\nSuggested by: text @people\nVotes: number 0..9\nLink: url",
      cells: "cuisine priceLevel state ourRating order",
      rows: "Trattoria Fiordaliso|Italian|medium|been|5|Pumpkin ravioli\nNoodle Corner|Vietnamese|cheap|been|4|\nHavn|Nordic|treat|want to go||\nTaquería Luz|Mexican|cheap|booked||\nKissa|Japanese|medium|want to go||\nGreen Door|Vegetarian|medium|been|4|\nMorning Glory|Bakery|cheap|been|5|Cardamom bun\nOsteria Bassa|Italian|treat|want to go||",
    },
    {
      id: "visit",
      use: "core",
      role: "log",
      icon: "star",
      names: "visit|visits",
      also: "dinner|evening|review",
      fields:
        "Note: text\nRestaurant: relation restaurant\nDate: date -90..-1\nRating: rating 3..5\nSpent: money 14..96 EUR\nWith: text @people\nPhoto: image",
      cells: "rating",
      rows: "Window table, long evening|5\nBest broth so far|5\nToo loud to talk|3\nDessert was the point|4\nWe will be back in spring|\nCheap, fast, perfect|5",
    },
  ],
  jobs: "chart visit.rating\nshow restaurant.photo\nfind restaurant\nkeep restaurant\nrank restaurant.ourRating\nchart restaurant.cuisine\nkeep visit\nplan visit.date",
  words: {
    tagline: "Always know where to eat next.",
    itch: "So where? You choose. No, you.",
    promise: "Always know where to eat next",
    pov: "POV: the best table in town",
    gains: ["61 places, 9 worth returning.", "Open on Monday: two.", "Order the dumplings."],
  },
});
