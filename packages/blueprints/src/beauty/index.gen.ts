// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import barber from "./barber.ts";
import gym from "./gym.ts";
import hairSalon from "./hair-salon.ts";
import massageSpa from "./massage-spa.ts";
import nailBeautyStudio from "./nail-beauty-studio.ts";
import tattooStudio from "./tattoo-studio.ts";
import yogaStudio from "./yoga-studio.ts";

export const BLUEPRINTS: readonly Blueprint[] = [barber, gym, hairSalon, massageSpa, nailBeautyStudio, tattooStudio, yogaStudio];
