import type { AppSpec } from "@sayhey/appspec";

/** What is wrong with an app whatever it is about: two of one name, and things that nobody gets to see. */
export function unsoundnessOf(spec: AppSpec): string[] {
  const blocks = JSON.stringify(spec.pages);
  return [
    ...repeated(spec.entities.map(({ name }) => name)).map((name) => `two things called ${name}`),
    ...repeated(spec.pages.map(({ title }) => title)).map((title) => `two pages called ${title}`),
    ...spec.entities.flatMap(({ name, fields }) =>
      repeated(fields.map((field) => field.name)).map((field) => `${name} has ${field} twice`),
    ),
    ...spec.entities.filter(({ id }) => !blocks.includes(`"${id}"`)).map(({ plural }) => `no page shows ${plural}`),
  ];
}

function repeated(names: readonly string[]): string[] {
  const lower = names.map((name) => name.toLowerCase());
  return [...new Set(names.filter((_, index) => lower.indexOf(lower[index] ?? "") !== index))];
}
