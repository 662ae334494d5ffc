import { readArtMotif } from "@sayhey/codegen/art";

/** What can be drawn, by fields: first words that belong there, then what is offered instead. */
const FIELDS: readonly { words: RegExp; offers: readonly string[] }[] = [
  {
    words: /sub|sea|ocean|marine|whale|shark|octopus|dolphin|water|anchor|harbo|pirate|sail|dive|surf/,
    offers: ["boat", "fish", "bird"],
  },
  { words: /helicop|air|sky|jet|drone|balloon|zeppelin|glider|pilot|wing/, offers: ["plane", "bird", "rocket"] },
  { words: /space|alien|ufo|astro|comet|galax|saturn|mars|orbit|satell/, offers: ["rocket", "moon", "star"] },
  {
    words:
      /dragon|unicorn|dino|monster|horse|cow|pig|sheep|lion|tiger|bear|elephant|fox|wolf|snake|frog|mouse|zoo|beast/,
    offers: ["dog", "cat", "bird", "rabbit"],
  },
  {
    words: /castle|church|tower|bridge|school|hospital|museum|palace|temple|villa|barn/,
    offers: ["building", "house", "key"],
  },
  { words: /truck|bus|tractor|motor|scooter|taxi|tram|ship|subway|wagon/, offers: ["car", "train", "bike"] },
  { words: /drum|piano|violin|trumpet|flute|band|song|opera|cello|harp/, offers: ["guitar", "note", "mic"] },
  { words: /fork|spoon|plate|kitchen|oven|menu|snack|rice|meat|steak|fish|cook/, offers: ["bowl", "bread", "pan"] },
  { words: /forest|jungle|grass|garden|rose|park|nature|desert|island|beach/, offers: ["tree", "flower", "mountain"] },
  { words: /sword|shield|knight|king|queen|crown|wizard|magic|hero/, offers: ["star", "gem", "trophy"] },
  { words: /computer|screen|server|code|chip|keyboard|tablet|internet|data/, offers: ["laptop", "phone", "robot"] },
];
const FAMILIAR = ["bread", "bicycle", "cat", "house", "mountain", "guitar"];

/** Whether the drawings of the art directions know what a text names. */
export const isDrawable = (text: string): boolean => readArtMotif(text).kind !== "abstract";

/** Things that can be drawn, near to one that cannot; well-known ones where nothing is near. */
export function nearSubjects(text: string): readonly string[] {
  const plain = text.toLowerCase();
  return FIELDS.find(({ words }) => words.test(plain))?.offers ?? FAMILIAR;
}
