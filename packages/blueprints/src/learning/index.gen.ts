// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import classRegister from "./class-register.ts";
import drivingSchool from "./driving-school.ts";
import privateTutor from "./private-tutor.ts";

export const BLUEPRINTS: readonly Blueprint[] = [classRegister, drivingSchool, privateTutor];
