import type { Template } from "./template.ts";

/** The templates that the landing page shows. */
export const POPULAR_TEMPLATES: readonly Template[] = [
  {
    slug: "dating-app",
    name: "Dating App",
    category: "Social",
    hashtags: ["#SwipeRight", "#FirstDate", "#MatchMade"],
    gradient: ["#FF5A36", "#FFC233"],
    idea: "Dating app {for dog owners}: swipe, match and plan a walk",
    twists: ["for book lovers", "for climbers", "for people over fifty"],
    look: { direction: "signal" },
    trailer: { style: "punchy", mood: "playful", hook: "pov" },
  },
  {
    slug: "fitness-challenge",
    name: "Fitness Challenge",
    category: "Health",
    hashtags: ["#30DayChallenge", "#FitTok", "#SweatTogether"],
    gradient: ["#22C58B", "#D7F56A"],
    idea: "Fitness challenge with daily workouts, streaks and a leaderboard {among friends}",
    twists: ["for runners", "for new parents", "with a weekly prize"],
    look: { direction: "track-day" },
    trailer: { style: "punchy", mood: "drive", hook: "promise" },
  },
  {
    slug: "nft-marketplace",
    name: "NFT Marketplace",
    category: "Web3",
    hashtags: ["#NFTArt", "#DigitalArtist", "#Web3"],
    gradient: ["#3D7BFF", "#22C58B"],
    idea: "NFT marketplace {for artists} with auctions and bids",
    twists: ["for photographers", "for pixel artists", "for musicians"],
    look: { direction: "gallery-white" },
    trailer: { style: "editorial", mood: "focus", hook: "promise" },
  },
  {
    slug: "recipe-finder",
    name: "Recipe Finder",
    category: "Lifestyle",
    hashtags: ["#WhatsForDinner", "#FoodTok", "#ZeroWaste"],
    gradient: ["#FFC233", "#FF8A5C"],
    idea: "AI recipe finder {} that ranks recipes by what is in my pantry, with a weekly plan and a shopping list",
    twists: ["for students", "for vegans", "for families"],
    look: { direction: "kitchen-table" },
    trailer: { style: "cut-out", mood: "playful", hook: "itch" },
  },
];
