// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import bakery from "./bakery.ts";
import butcher from "./butcher.ts";
import cafe from "./cafe.ts";
import catering from "./catering.ts";
import cheeseShop from "./cheese-shop.ts";
import coffeeRoastery from "./coffee-roastery.ts";
import foodTruck from "./food-truck.ts";
import iceCreamParlour from "./ice-cream-parlour.ts";
import pizzaDelivery from "./pizza-delivery.ts";
import restaurant from "./restaurant.ts";

export const BLUEPRINTS: readonly Blueprint[] = [bakery, butcher, cafe, catering, cheeseShop, coffeeRoastery, foodTruck, iceCreamParlour, pizzaDelivery, restaurant];
