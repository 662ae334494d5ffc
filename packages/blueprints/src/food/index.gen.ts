// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import bakery from "./bakery.ts";
import butcher from "./butcher.ts";
import cafe from "./cafe.ts";
import canteen from "./canteen.ts";
import catering from "./catering.ts";
import cheeseShop from "./cheese-shop.ts";
import cocktailBar from "./cocktail-bar.ts";
import coffeeRoastery from "./coffee-roastery.ts";
import cookingSchool from "./cooking-school.ts";
import distillery from "./distillery.ts";
import fishmonger from "./fishmonger.ts";
import foodTruck from "./food-truck.ts";
import iceCreamParlour from "./ice-cream-parlour.ts";
import marketStalls from "./market-stalls.ts";
import mealPrep from "./meal-prep.ts";
import pizzaDelivery from "./pizza-delivery.ts";
import recipeCollection from "./recipe-collection.ts";
import restaurant from "./restaurant.ts";
import sourdoughBaking from "./sourdough-baking.ts";
import tastingNotes from "./tasting-notes.ts";
import teaHouse from "./tea-house.ts";
import weddingCakes from "./wedding-cakes.ts";
import wineShop from "./wine-shop.ts";
import wineryVisits from "./winery-visits.ts";

export const BLUEPRINTS: readonly Blueprint[] = [bakery, butcher, cafe, canteen, catering, cheeseShop, cocktailBar, coffeeRoastery, cookingSchool, distillery, fishmonger, foodTruck, iceCreamParlour, marketStalls, mealPrep, pizzaDelivery, recipeCollection, restaurant, sourdoughBaking, tastingNotes, teaHouse, weddingCakes, wineShop, wineryVisits];
