import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "showsSeen",
  name: "Shows I saw",
  icon: "ticket",
  says: {
    en: "shows i saw|concerts i went to|concert log|concert diary|gigs i saw|plays i saw|theatre diary|musicals i saw|opera log|exhibitions i saw|festival diary|concert tracker|live shows",
    de: "Konzerttagebuch|besuchte Konzerte|Theatertagebuch",
    es: "conciertos a los que fui|diario de conciertos|obras que vi",
    fr: "concerts vus|carnet de concerts|spectacles vus",
    pt: "shows que vi|diário de shows|peças que vi",
  },
  forms: ["tracker", "community"],
  people: ["people who go out"],
  mood: "warm",
  things: [
    {
      id: "show",
      use: "core",
      role: "item",
      icon: "ticket",
      names: "show|shows",
      also: "play|plays|production|performance|performances|exhibition|exhibitions|museum",
      fields:
        "Title: text\nPoster: image\nKind: choice play|exhibition|opera|concert|dance|comedy\nBy: text I. Carvalho|Studio Mirel|T. Vega|city ensemble\nVenue: text Kulturhaus|Old Mill|City Theatre|Museum of Light\nSeen on: date -400..-3\nYear: number 2018..2025\nGenre: choice drama|comedy|classic|modern|family\nPrice: money 0..78 EUR\nStars: rating 2..5\nState: choice want to see|booked|seen\nWith: text @people\nWords: longText",
      cells: "kind genre stars state",
      rows: "The Lighthouse Keeper's Dog|play|comedy|5|seen\nBlue Rooms|exhibition|modern|4|seen\nThe Salt Sisters|play|drama||booked\nNight Music for Trams|concert||3|seen\nPaper Birds|dance|||want to see\nA Winter's Quarrel|play|classic|5|seen\nMachines That Dream|exhibition|||want to see\nThe Baker of Seville Street|opera||4|seen",
    },
    {
      id: "review",
      use: "core",
      role: "log",
      icon: "star",
      names: "review|reviews",
      also: "opinion|rating",
      fields:
        "Line: text\nShow: relation show\nStars: rating 2..5\nBy: text @people\nDate: date -120..-1\nText: longText",
      cells: "stars",
      rows: "I laughed so hard I lost a button|5\nBeautiful light, thin story|3\nGo for the second act|4\nThe dog deserves a prize|5\nTwo hours that felt like three|2",
    },
  ],
  jobs: "chart review.stars\nshow show.poster\nfind show\nkeep show\nrank show.stars\nchart show.kind\ntotal show.price\nkeep review\nplan review.date",
  words: {
    tagline: "Keep every evening out.",
    itch: "What was that play called?",
    promise: "Keep every evening out",
    pov: "POV: standing ovation",
    gains: ["48 shows, 3 encores.", "Row F, never again.", "Ticket stub: kept."],
  },
});
