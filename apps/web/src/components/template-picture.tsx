import datingApp from "../assets/stills/dating-app.webp";
import fitnessChallenge from "../assets/stills/fitness-challenge.webp";
import nftMarketplace from "../assets/stills/nft-marketplace.webp";
import recipeFinder from "../assets/stills/recipe-finder.webp";

const STILLS: Record<string, string> = {
  "Dating App": datingApp,
  "Fitness Challenge": fitnessChallenge,
  "NFT Marketplace": nftMarketplace,
  "Recipe Finder": recipeFinder,
};

/** A still of the template's own trailer. Decorative. */
export function TemplatePicture({ name }: { name: string }) {
  return <img src={STILLS[name]} alt="" width={450} height={800} loading="lazy" decoding="async" />;
}
