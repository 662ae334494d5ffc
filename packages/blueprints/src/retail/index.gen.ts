// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import antiquesDealer from "./antiques-dealer.ts";
import artGallery from "./art-gallery.ts";
import bikeShop from "./bike-shop.ts";
import bookshop from "./bookshop.ts";
import clothesShop from "./clothes-shop.ts";
import electronicsShop from "./electronics-shop.ts";
import florist from "./florist.ts";
import furnitureShop from "./furniture-shop.ts";
import gardenCentre from "./garden-centre.ts";
import hardwareStore from "./hardware-store.ts";
import jeweller from "./jeweller.ts";
import petShop from "./pet-shop.ts";
import recordShop from "./record-shop.ts";
import secondHandShop from "./second-hand-shop.ts";
import shoeShop from "./shoe-shop.ts";
import smallShop from "./small-shop.ts";
import toyShop from "./toy-shop.ts";
import warehouse from "./warehouse.ts";

export const BLUEPRINTS: readonly Blueprint[] = [antiquesDealer, artGallery, bikeShop, bookshop, clothesShop, electronicsShop, florist, furnitureShop, gardenCentre, hardwareStore, jeweller, petShop, recordShop, secondHandShop, shoeShop, smallShop, toyShop, warehouse];
