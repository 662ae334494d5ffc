// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import careHome from "./care-home.ts";
import dental from "./dental.ts";
import generalPractice from "./general-practice.ts";
import physiotherapy from "./physiotherapy.ts";
import veterinary from "./veterinary.ts";

export const BLUEPRINTS: readonly Blueprint[] = [careHome, dental, generalPractice, physiotherapy, veterinary];
