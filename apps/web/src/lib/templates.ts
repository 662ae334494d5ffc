/** A template: a real idea under a short name. */
export interface Template {
  name: string;
  category: string;
  hashtags: readonly string[];
  /** Two colours of its gradient. */
  gradient: readonly [string, string];
  /** What is planned when the template is used. */
  idea: string;
}

/** The popular templates. */
export const TEMPLATES: readonly Template[] = [
  {
    name: "Dating App",
    category: "Social",
    hashtags: ["#SwipeRight", "#FirstDate", "#MatchMade"],
    gradient: ["#FF5A36", "#FFC233"],
    idea: "Dating app for dog owners: swipe, match and plan a walk",
  },
  {
    name: "Fitness Challenge",
    category: "Health",
    hashtags: ["#30DayChallenge", "#FitTok", "#SweatTogether"],
    gradient: ["#22C58B", "#D7F56A"],
    idea: "Fitness challenge with daily workouts, streaks and a leaderboard among friends",
  },
  {
    name: "NFT Marketplace",
    category: "Web3",
    hashtags: ["#NFTArt", "#DigitalArtist", "#Web3"],
    gradient: ["#3D7BFF", "#22C58B"],
    idea: "NFT marketplace for artists with auctions and bids",
  },
  {
    name: "Recipe Finder",
    category: "Lifestyle",
    hashtags: ["#WhatsForDinner", "#FoodTok", "#ZeroWaste"],
    gradient: ["#FFC233", "#FF8A5C"],
    idea: "AI recipe finder that ranks recipes by what is in my pantry, with a weekly plan and a shopping list",
  },
];
