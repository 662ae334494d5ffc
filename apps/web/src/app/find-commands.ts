/** Something the command palette offers. */
export interface Command {
  id: string;
  group: "Projects" | "In projects" | "Pages" | "Actions";
  label: string;
  /** Further words it is found by. */
  words: string;
}

const GROUPS = ["Projects", "In projects", "Pages", "Actions"] as const;
/** Too many to be offered before anything is typed. */
const ASKED_FOR: ReadonlySet<string> = new Set(["In projects"]);
/** More of one kind would push the others off the screen. */
const MOST = 8;

const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** Commands in which every typed word occurs, those whose name begins with it first, by group. */
export function findCommands<C extends Command>(
  commands: readonly C[],
  typed: string,
): { group: Command["group"]; found: C[] }[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const rank = (command: C): number => {
    const label = fold(command.label);
    if (words.some((word) => label.startsWith(word))) return 0;
    return words.every((word) => label.includes(word)) ? 1 : 2;
  };
  const matching = commands.filter((command) => {
    if (words.length === 0 && ASKED_FOR.has(command.group)) return false;
    const text = fold(`${command.label} ${command.words}`);
    return words.every((word) => text.includes(word));
  });
  return GROUPS.map((group) => ({
    group,
    found: matching
      .filter((command) => command.group === group)
      .toSorted((a, b) => (words.length === 0 ? 0 : rank(a) - rank(b)))
      .slice(0, MOST),
  })).filter(({ found }) => found.length > 0);
}
