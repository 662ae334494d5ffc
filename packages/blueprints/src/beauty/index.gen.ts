// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import barber from "./barber.ts";
import climbingGym from "./climbing-gym.ts";
import danceStudio from "./dance-studio.ts";
import gym from "./gym.ts";
import hairSalon from "./hair-salon.ts";
import makeUpArtist from "./make-up-artist.ts";
import martialArts from "./martial-arts.ts";
import massageSpa from "./massage-spa.ts";
import nailBeautyStudio from "./nail-beauty-studio.ts";
import personalTrainer from "./personal-trainer.ts";
import pilatesStudio from "./pilates-studio.ts";
import skinClinic from "./skin-clinic.ts";
import spaHotel from "./spa-hotel.ts";
import swimmingSchool from "./swimming-school.ts";
import tattooStudio from "./tattoo-studio.ts";
import yogaStudio from "./yoga-studio.ts";

export const BLUEPRINTS: readonly Blueprint[] = [barber, climbingGym, danceStudio, gym, hairSalon, makeUpArtist, martialArts, massageSpa, nailBeautyStudio, personalTrainer, pilatesStudio, skinClinic, spaHotel, swimmingSchool, tattooStudio, yogaStudio];
