import { PERSONALITIES } from "./personalities.ts";
import { QUIZZES_OF_SCHOOL } from "./quizzes-of-school.ts";
import { QUIZZES_OF_THE_WORLD } from "./quizzes-of-the-world.ts";
import type { AskSets } from "./sets.ts";
import { SURVEYS_OF_CUSTOMERS } from "./surveys-of-customers.ts";
import { SURVEYS_OF_PEOPLE } from "./surveys-of-people.ts";

/** Everything that questionnaires are made of. */
export const ALL_ASK_SETS: AskSets = {
  quizzes: [...QUIZZES_OF_THE_WORLD, ...QUIZZES_OF_SCHOOL],
  surveys: [...SURVEYS_OF_CUSTOMERS, ...SURVEYS_OF_PEOPLE],
  personalities: PERSONALITIES,
};
