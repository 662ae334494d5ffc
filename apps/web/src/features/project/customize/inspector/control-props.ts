import type { AppSpec, Block, PropertyFacts } from "@sayhey/appspec";
import type { Take } from "./conditions-control.tsx";

/** Something of the description, read by the names of its properties. */
export type Named = Readonly<Record<string, unknown>>;

/** What the control of a property is told. */
export interface PropertyControlProps {
  spec: AppSpec;
  block: Block;
  property: PropertyFacts;
  value: unknown;
  /** The item of a list whose property it is. */
  item?: Named | undefined;
  onTake: Take;
}

/** What a part of such a control is told whose problem is said with it. */
export interface TriedControlProps extends PropertyControlProps {
  error: string | null;
}

/** A list with one of its members at another place. */
export const reordered = <T>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.filter((_, index) => index !== from);
  const item = list[from];
  return item === undefined ? rest : rest.toSpliced(to, 0, item);
};

/** Whether a property means anything beside the others of its block or item; one that is set is always shown. */
export const isMeant = ({ key, onlyFor }: PropertyFacts, beside: Named): boolean =>
  onlyFor === undefined || beside[key] !== undefined || onlyFor.values.includes(String(beside[onlyFor.key]));
