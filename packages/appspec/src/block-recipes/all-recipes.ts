import type { BlockKind } from "../block.ts";
import type { BlockDraft } from "./block-draft.ts";
import { customRecipe } from "./custom-recipe.ts";
import { askRecipes } from "./ask-recipes.ts";
import { collectRecipes } from "./collect-recipes.ts";
import { numberRecipes } from "./number-recipes.ts";
import { peopleRecipes } from "./people-recipes.ts";
import { playRecipes } from "./play-recipes.ts";
import type { NewBlock, Recipes } from "./recipe.ts";
import { siteRecipes } from "./site-recipes.ts";
import { showRecipes } from "./show-recipes.ts";
import { textRecipes } from "./text-recipes.ts";
import { timeRecipes } from "./time-recipes.ts";
import { tradeRecipes } from "./trade-recipes.ts";

const RECIPES: Recipes<BlockKind> = {
  ...showRecipes,
  ...askRecipes,
  ...collectRecipes,
  ...numberRecipes,
  ...timeRecipes,
  ...peopleRecipes,
  ...playRecipes,
  ...tradeRecipes,
  ...textRecipes,
  ...siteRecipes,
  custom: customRecipe,
};

/** What makes a block of a kind. */
export function recipeOf(kind: BlockKind): (draft: BlockDraft) => NewBlock {
  return RECIPES[kind];
}
