import { foldText, isReservedId, type AppSpec, type Entity, type Field } from "@sayhey/appspec";

const LONGEST_NAME = 120;

/** Why a field of an entity cannot be called so; null when it can. `field` is the one to be renamed. */
export function fieldNameProblem(entity: Entity, name: string, field?: Field): string | null {
  const common = lineProblem(name);
  if (common !== null) return common;
  const other = entity.fields.find((one) => one !== field && foldText(one.name) === foldText(name));
  return other === undefined ? null : `${entity.plural} have a field “${other.name}” already.`;
}

/** Why an entity cannot be called so; null when it can. `entity` is the one to be renamed. */
export function entityNameProblem(spec: AppSpec, name: string, entity?: Entity): string | null {
  const common = lineProblem(name);
  if (common !== null) return common;
  const other = spec.entities.find(
    (one) => one.id !== entity?.id && [one.name, one.plural].some((taken) => foldText(taken) === foldText(name)),
  );
  return other === undefined ? null : `There is already a table “${other.plural}”.`;
}

function lineProblem(name: string): string | null {
  if (name.trim() === "") return "It needs a name.";
  return name.trim().length > LONGEST_NAME ? `A name has at most ${LONGEST_NAME} characters.` : null;
}

/** An identifier made of a name that is not among those taken: 'Due date' gives dueDate. */
export function freeId(name: string, taken: readonly string[], fallback: string): string {
  const words = name
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .replace(/^[^A-Za-z]+/, "")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const joined = words
    .map((word, index) =>
      index === 0 ? word.charAt(0).toLowerCase() + word.slice(1) : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join("")
    .slice(0, 32);
  const stem = joined === "" || isReservedId(joined) ? `${joined}${fallback}` : joined;
  const safe = /^[a-z]/.test(stem) ? stem : fallback;
  if (!taken.includes(safe)) return safe;
  for (let number = 2; ; number++) if (!taken.includes(`${safe}${number}`)) return `${safe}${number}`;
}
