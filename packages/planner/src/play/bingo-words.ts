import type { BingoSet } from "./sets.ts";
import { BINGO_A_F } from "./bingo-words-a-f.ts";
import { BINGO_M_Z } from "./bingo-words-m-z.ts";

/** What people say in meetings: the first set, for anyone who names no occasion. */
const MEETINGS: BingoSet = {
  id: "meetings",
  says: /\b(?:(?<!(?:video|online|virtual|remote) )meetings?|buzzwords?|(?<!home )office(?! (?:christmas|holiday|part))|corporate|(?<!remote )work|stand-?ups?|agile)\b/,
  words: `Circle back
Low-hanging fruit
Move the needle
Synergy
Deep dive
Touch base
Take this offline
Quick win
On the same page
Think outside the box
Bandwidth
Going forward
Action item
Key takeaway
Value add
Game changer
Run it up the flagpole
Best practice
Ballpark figure
At the end of the day
Double-click on that
Boil the ocean
North star
Alignment
Pain point
Stakeholder
Put a pin in it
Let's park that
Meeting runs over
Could be an email`,
};

/** All sets with their phrases; the first one is the default. */
export const BINGO_SETS: readonly BingoSet[] = [MEETINGS, ...BINGO_A_F, ...BINGO_M_Z];
