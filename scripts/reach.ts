/** A workspace: its folder, and the workspaces that its product code and its tests are made with. */
export interface Workspace {
  folder: string;
  name: string;
  dependencies: readonly string[];
  devDependencies: readonly string[];
}

/** These start servers, workers, browsers and commands by their paths, or draw with styles: what they run, no graph of imports tells. */
const WHOLE = /\.integration\.test\.ts$|\.component\.test\.tsx$|^packages\/trailer\/src\/node\/|^e2e\//;
/** What everything is run with. */
const EVERYTHING = /^(?:package-lock\.json|package\.json|vitest\.config\.ts|tsconfig\.base\.json)$/;
/** Read by no test but those of the graph. */
const WORDS = /\.md$/;

/**
 * Which of the tests a change can reach by more than imports: those that start the product or parts of it, where a workspace
 * that they are made of has changed. Browser tests open the whole product, so anything in it reaches all of them.
 */
export function testsInReach(
  changed: readonly string[],
  workspaces: readonly Workspace[],
  tests: readonly string[],
): string[] {
  if (changed.some((path) => EVERYTHING.test(path))) return [...tests];
  const touched = new Set<string>();
  for (const path of changed) {
    if (WORDS.test(path) || /\.test\.tsx?$/.test(path)) continue;
    if (path.startsWith("supabase/")) touched.add("apps/server");
    for (const { folder } of workspaces) if (path.startsWith(`${folder}/`)) touched.add(folder);
  }
  // What browser tests share among themselves is imported.
  touched.delete("e2e");
  const namesOf = (folders: ReadonlySet<string>): Set<string> =>
    new Set(workspaces.filter(({ folder }) => folders.has(folder)).map(({ name }) => name));
  const reached = new Set(touched);
  for (let size = -1; size !== reached.size;) {
    size = reached.size;
    const names = namesOf(reached);
    for (const { folder, dependencies } of workspaces)
      if (dependencies.some((name) => names.has(name))) reached.add(folder);
  }
  // What is only tested with something that changed passes nothing on.
  const names = namesOf(reached);
  const tested = workspaces.filter(({ devDependencies }) => devDependencies.some((name) => names.has(name)));
  const folders = new Set([...reached, ...tested.map(({ folder }) => folder)]);
  if (reached.size > 0) folders.add("e2e");
  return tests.filter((path) => WHOLE.test(path) && [...folders].some((folder) => path.startsWith(`${folder}/`)));
}
