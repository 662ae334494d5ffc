// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import bookshop from "./bookshop.ts";
import smallShop from "./small-shop.ts";
import warehouse from "./warehouse.ts";

export const BLUEPRINTS: readonly Blueprint[] = [bookshop, smallShop, warehouse];
