import axe from "axe-core";

/** What keeps people from using what is shown, by axe: its rule and the first element that breaks it. */
export async function findFaults(): Promise<string[]> {
  // Rules of a whole page, such as one main landmark, have nothing to say about a part of it.
  const { violations } = await axe.run("#root", { rules: { region: { enabled: false } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
}
