// Fails on words that no American product would use, in `*-words.ts` files and in what screens show: strings and the text of JSX.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** What is said instead. */
const WORDS: readonly (readonly [found: RegExp, instead: string])[] = [
  [/\b(?:take|took|taken|takes) (?:\w+ )?back\b/i, "Undo"],
  [/\banew\b/i, "again"],
  [/\bmails\b/i, "emails"],
  [/\bfor good\b/i, "permanently"],
  [/\bgiven back\b/i, "restored, refunded"],
  [/\b(?:un)?(?:proved|proof|proofs|proves|proving)\b/i, "checked, checks"],
  [/\bwait(?:s|ing)? for its turn\b/i, "queued"],
  [/\b(?:not there|gone|not \w+) any ?more\b/i, "no longer ..."],
  [/\bwhoever (?:runs|has|is)\b/i, "your administrator, users"],
  [/\b(?:goes|go) on\b/i, "continues, resumes"],
  [/\b(?<!\byour )own domain\b/i, "custom domain"],
  [/\bpoints? at\b/i, "linked, hover over"],
  [/\b(?:nobody|nothing) is called\b/i, "No results"],
  [/\blet go\b/i, "removed, disconnected"],
  [/\bcolours?\b/i, "color"],
  [/(?<!\bto )\bwhom\b/i, "who"],
  [/\bput away\b/i, "hidden"],
  [/\bwhoever\b/i, "users, anyone"],
  [/\blarger plan\b/i, "upgrade"],
  [/\b(?:this|that|it|file) is no (?!longer|more\b)/i, "isn't a ..."],
  [/\b(?:is|are) shut\b/i, "closed"],
  [/\bswitch(?:ed)? (?:it )?(?:on|off)\b/i, "turn on, turn off"],
  [/\bat the moment\b(?! (?:this|you))/i, "right now"],
  [/\bmailed\b/i, "emailed"],
  [/\bdeeds?\b/i, "actions"],
  [/\b(?:is|are) told\b/i, "is notified, sees"],
  [/\b(?:the bin|your bin)\b/i, "trash"],
  [/\b(?:not known here|the most there can be)\b/i, "doesn't exist, the maximum"],
  [/\b(?:reckon|forsake|hitherto|thereby)\w*\b/i, "calculate ..."],
  [/\bone's own\b/i, "your own"],
  [/\bputs? right\b|\bputting right\b/i, "fix"],
  [/\bsay what should\b/i, "describe"],
  [/\bcan be taken back\b/i, "can be undone"],
];

/** Screens, and files that hold nothing but words. */
const IN_SCOPE = /^apps\/web\/src\/(?:app|components|features)\/.*\.tsx?$|^(?:apps|packages)\/.*-words\.ts$/;
/** Elsewhere only whole sentences are texts: refusals, hints, and what operators read. */
const SENTENCES_IN = /^(?:apps\/(?:cli|server|web)|packages\/(?!codegen\/templates)[\w-]+)\/src\/.*\.tsx?$/;
const SENTENCE = /^[A-Z“'].*[.!?…]$/;
/** What the planner reads in a message is no text of ours. */
const SKIPPED =
  /\.test\.tsx?$|\.fixture\.tsx?$|\.gen\.ts$|\/testing\/|\/data\/|\/lexicon\/|\/languages\/|^packages\/planner\//;
/** Code between a closing brace and the next opening one, which looks like text of JSX. */
const CODE = /^[,:;)|&?.=]|^sum \+|\bfunction\b|=>|&&|\w\): /;

/** Strings and JSX text of a source file, each with the line it begins on. */
function textsOf(source: string): { text: string; line: number }[] {
  const blank = (found: string): string => found.replace(/[^\n]/g, " ");
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/(^|[^:"'`\\])\/\/[^\n]*/g, blank)
    .replace(/^(?:import|export)\b[^;]*?\bfrom "[^"]*";/gm, blank)
    .replace(/\bconsole\.\w+\([^\n]*/g, blank);
  const texts: { text: string; line: number }[] = [];
  const strings = /"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`|[>}]([^<>{}`"=;]*[A-Za-z][^<>{}`"=;]*)[<{]/g;
  for (const match of code.matchAll(strings)) {
    if (match[3] !== undefined && CODE.test(match[3].trim())) continue;
    const text = (match[1] ?? match[2] ?? match[3] ?? "").replace(/\$\{[^}]*\}/g, " ");
    // A single word in small letters is a name of the code, not a text.
    if (!/\s/.test(text.trim()) && !/^[A-Z]/.test(text.trim())) continue;
    const start = match.index + match[0].length - match[0].trimStart().length;
    texts.push({ text: text.replace(/\s+/g, " ").trim(), line: code.slice(0, start).split("\n").length });
  }
  return texts;
}

const problems: string[] = [];
for (const path of execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" }).split("\n")) {
  const isAllText = IN_SCOPE.test(path);
  if (!(isAllText || SENTENCES_IN.test(path)) || SKIPPED.test(path)) continue;
  for (const { text, line } of textsOf(readFileSync(path, "utf8"))) {
    if (!isAllText && !SENTENCE.test(text)) continue;
    for (const [found, instead] of WORDS) {
      const word = found.exec(text)?.[0];
      if (word === undefined) continue;
      problems.push(`${path}:${line}: '${word}' (say: ${instead}) in: ${text.slice(0, 100)}`);
    }
  }
}
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
