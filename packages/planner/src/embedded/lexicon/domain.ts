import type { Archetype, ArtDirection } from "@sayhey/appspec";
import type { Thing } from "../thing.ts";

/** What the planner knows about a field of life. Lists are written `a|b|c`, pools one entry a line. */
export interface Domain {
  id: string;
  /** Its copy is general; the kind of app has better words. */
  general?: boolean;
  /** It is somebody's daily work: where an idea names only who they are, all its things are meant. */
  calling?: true;
  /** It goes on under a roof: no note of it speaks of the weather. */
  indoors?: true;
  /** Words of an idea that point here, in any of the five languages, lower case without accents; `word*3` weighs more. */
  words: string;
  /** Those of the words that say only whom it is for or where: an idea that names something else is not of the field. */
  whom?: string;
  /** Those of the words for what its things fit as well, while its copy speaks of something else. */
  besides?: string;
  category: string;
  directions: readonly ArtDirection[];
  icon: string;
  /** Who uses it: 'beekeepers'. */
  audience: string;
  /** What to build when the idea names no kind of app. */
  lead: Archetype;
  /** Without the #. */
  hashtags: string;
  verbs: string;
  names: string;
  problem: string;
  promise: string;
  itch: string;
  pov: string;
  things: readonly Thing[];
  /** What somebody who waits in line says beside the name, as field lines; texts out of pools fill the samples. */
  queueFields?: string;
  /** Things to do, `Task` or `Task | group`. */
  tasks?: string;
  /** What people post. */
  posts?: string;
  /** Multiple choice, `Question | right; wrong; wrong | why`. */
  questions?: string;
  /** Cards to learn, `front | back`. */
  cards?: string;
}
