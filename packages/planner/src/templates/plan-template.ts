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
import { hashtag } from "../embedded/compose-identity.ts";
import { planApp, type PlanOptions } from "../embedded/plan-app.ts";
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
  let spec = planApp(templateIdea(template, twist), options);
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
  const ops: Op[] = [lookOp(template)];
  if (twist.trim() === "")
    for (const [entity, rows] of Object.entries(template.rows ?? {}))
      ops.push({ op: "set-rows", entity, rows: rows.map((row, index) => ({ ...row, id: `${entity}-${index + 1}` })) });
  if (name !== undefined && name.trim() !== "")
    ops.push({ op: "set-identity", patch: namedAs(spec.identity, name.trim()) });
  return applyOps(spec, ops).spec;
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
