/** Ideas that fill the box on the landing page. */
export const SUGGESTIONS = ["AI recipe finder", "NFT marketplace for artists", "Social meditation app"] as const;
