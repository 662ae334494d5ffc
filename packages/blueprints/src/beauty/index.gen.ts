// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import gym from "./gym.ts";
import hairSalon from "./hair-salon.ts";
import massageSpa from "./massage-spa.ts";
import nailBeautyStudio from "./nail-beauty-studio.ts";

export const BLUEPRINTS: readonly Blueprint[] = [gym, hairSalon, massageSpa, nailBeautyStudio];
