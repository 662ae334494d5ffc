import {
  applyOps,
  ART_DIRECTIONS,
  opsToRemoveEntity,
  PALETTE_VARIANTS,
  type AppSpec,
  type Identity,
  type Op,
} from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { asLabel, MOST_FIELDS_OF_THING, opsToShowField } from "../commands/compose-ops.ts";
import { lineOf, makeField } from "../commands/new-field.ts";
import { hashtag } from "../embedded/compose-identity.ts";
import { fold } from "../embedded/fold.ts";
import { planSubject, type PlanOptions } from "../embedded/plan-app.ts";
import { templateIdea, type Template } from "./template.ts";

/** How a template is used. */
export interface TemplateUse extends PlanOptions {
  /** What the app is called; the planner names it when absent. */
  name?: string;
  /** What makes it one's own: `for dog owners`, `with a weekly prize`. */
  twist?: string;
}

/**
 * The app of a template: its idea planned with the twist, so that entities, copy and sample rows follow it, in the look the template was
 * given. Deterministic by its arguments.
 * @throws AppError bad-request when idea and twist together cannot be planned
 */
export function planTemplate(template: Template, { name, twist = "", ...options }: TemplateUse = {}): AppSpec {
  let spec = planSubject(templateIdea(template, twist), options);
  // With a twist the plan may have other entities.
  for (const id of template.without ?? []) {
    if (!spec.entities.some((entity) => entity.id === id)) continue;
    try {
      spec = applyOps(spec, opsToRemoveEntity(spec, id)).spec;
    } catch (error) {
      // The app would be nothing without it.
      if (!(error instanceof AppError)) throw error;
    }
  }
  spec = applyOps(spec, opsForTrait(spec, twist)).spec;
  const ops: Op[] = [lookOp(template)];
  if (twist.trim() === "")
    for (const [entity, rows] of Object.entries(template.rows ?? {}))
      ops.push({ op: "set-rows", entity, rows: rows.map((row, index) => ({ ...row, id: `${entity}-${index + 1}` })) });
  if (name !== undefined && name.trim() !== "")
    ops.push({ op: "set-identity", patch: namedAs(spec.identity, name.trim()) });
  return applyOps(spec, ops).spec;
}

/** How a twist says what those have whom an app is for: 'for dog owners with allergies'. */
const TRAIT = /^(?:for|about)\s.+?\s(?:with|(?:who|that) have)\s+([^,.!?]+)/i;

/** Fields by which a person is told from a thing. */
const OF_PEOPLE = /^(?:portrait|age|birthday)$/;

/**
 * The ops that give people a field for what they have, or what the app is about where it keeps no people, if the plan took no notice
 * of it. Sums of money have no traits.
 */
function opsForTrait(spec: AppSpec, twist: string): Op[] {
  const name = asLabel(TRAIT.exec(twist.trim())?.[1] ?? "", 40);
  const people = spec.entities.find(({ fields }) => fields.some(({ id }) => OF_PEOPLE.test(id)));
  const entity = people ?? spec.entities.slice(0, 1).find(({ fields }) => fields.every(({ type }) => type !== "money"));
  if (name === "" || entity === undefined || spec.identity.language !== "en" || lineOf(name, "en") === undefined)
    return [];
  const said = fold(JSON.stringify([spec.entities.map(({ plural, fields }) => [plural, fields]), spec.pages]));
  if (said.includes(fold(name)) || entity.fields.length >= MOST_FIELDS_OF_THING) return [];
  const { field, values } = makeField(spec, entity, { name }, "en");
  const add: Op = { op: "add-field", entity: entity.id, field, values };
  return [add, ...opsToShowField(spec, { ...entity, fields: [...entity.fields, field] }, field)];
}

/** What changes about an app that is called something else: its name, and where the words about it say the old one. */
function namedAs({ name: before, description, hashtags }: Identity, name: string): Partial<Identity> {
  const tags = new Set(hashtags.map((tag) => (tag === hashtag(before) ? hashtag(name) : tag)));
  tags.delete("#");
  return {
    name,
    description: description.startsWith(`${before} `)
      ? `${name}${description.slice(before.length)}`.slice(0, 2000)
      : description,
    ...(tags.size === 0 ? {} : { hashtags: [...tags] }),
  };
}

/** The op that gives an app the look of the template. */
function lookOp({ look }: Template): Op {
  const { scheme, light, dark, display, text, radius, density, motion } = ART_DIRECTIONS[look.direction];
  const palette = [{ light, dark }, ...PALETTE_VARIANTS[look.direction]][look.palette ?? 0];
  return {
    op: "set-theme",
    patch: {
      direction: look.direction,
      scheme: look.scheme ?? scheme,
      light: palette?.light ?? light,
      dark: palette?.dark ?? dark,
      display,
      text,
      radius,
      density,
      motion,
    },
  };
}
