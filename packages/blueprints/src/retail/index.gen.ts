// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import antiquesDealer from "./antiques-dealer.ts";
import artGallery from "./art-gallery.ts";
import bookshop from "./bookshop.ts";
import clothesShop from "./clothes-shop.ts";
import florist from "./florist.ts";
import jeweller from "./jeweller.ts";
import secondHandShop from "./second-hand-shop.ts";
import shoeShop from "./shoe-shop.ts";
import smallShop from "./small-shop.ts";
import toyShop from "./toy-shop.ts";
import warehouse from "./warehouse.ts";

export const BLUEPRINTS: readonly Blueprint[] = [antiquesDealer, artGallery, bookshop, clothesShop, florist, jeweller, secondHandShop, shoeShop, smallShop, toyShop, warehouse];
