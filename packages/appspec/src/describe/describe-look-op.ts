import type { Accounts } from "../accounts.ts";
import type { AppSpec } from "../app-spec.ts";
import type { Op } from "../op.ts";
import { listed, quote, words } from "./spec-names.ts";

const LANGUAGES = { en: "English", de: "German", es: "Spanish", fr: "French", pt: "Portuguese" } as const;
const SCHEMES = {
  light: "Made it light",
  dark: "Made it dark",
  system: "Let light and dark follow the device",
} as const;
const DENSITIES = ["airy", "regular", "compact"] as const;

type LookOp = Extract<
  Op,
  { op: "set-identity" | "set-theme" | "set-seed" | "set-sharing" | "set-footer" | "set-accounts" }
>;

/** What an op on the identity or the look of an app does, in sentences; `spec` is the app before it. */
export function describeLookOp(spec: AppSpec, op: LookOp): string[] {
  switch (op.op) {
    case "set-identity":
      return describeIdentity(op.patch);
    case "set-theme":
      return describeTheme(spec.theme, op.patch);
    case "set-seed":
      return ["Redrew the pictures"];
    case "set-sharing":
      return [
        op.sharing === "shared" ? "Shared the app's data among its visitors" : "Gave each visitor their own data",
      ];
    case "set-footer":
      if (op.footer === null) return ["Removed the footer"];
      return [spec.footer === undefined ? "Added a footer" : "Changed the footer"];
    case "set-accounts":
      return describeAccounts(spec.accounts, op.accounts);
  }
}

function describeAccounts(before: Accounts | undefined, after: Accounts | null): string[] {
  if (after === null) return [before === undefined ? "Left it without accounts" : "Took out signing in"];
  if (before === undefined) return [`Let people sign in, as ${listed(after.roles.map(({ name }) => name))}`];
  const was = new Map(before.roles.map((role) => [role.id, role]));
  const is = new Set(after.roles.map(({ id }) => id));
  const lines = [
    ...after.roles.flatMap(({ id, name, plural }) => {
      const old = was.get(id);
      if (old === undefined) return [`Added the role ${name}`];
      if (old.name !== name) return [`Renamed the role ${old.name} to ${name}`];
      return old.plural === plural ? [] : [`Changed what several of the role ${name} are called`];
    }),
    ...before.roles.filter(({ id }) => !is.has(id)).map(({ name }) => `Removed the role ${name}`),
    ...(after.signIn === before.signIn
      ? []
      : [after.signIn === "required" ? "Made everybody sign in first" : "Let people in without signing in"]),
    ...(after.demo === before.demo
      ? []
      : [after.demo === true ? "Let people look around as each role" : "Took out looking around as each role"]),
  ];
  return lines.length > 0 ? lines : ["Put the roles in another order"];
}

function describeIdentity(patch: Extract<Op, { op: "set-identity" }>["patch"]): string[] {
  const { name, tagline, language, ...rest } = patch;
  const others = Object.keys(rest).filter((key) => key !== "archetypes" && key !== "idea");
  return [
    ...(name === undefined ? [] : [`Named the app ${name}`]),
    ...(tagline === undefined ? [] : [`Changed the tagline to ${quote(tagline)}`]),
    ...(language === undefined ? [] : [`Changed the language to ${LANGUAGES[language]}`]),
    ...(others.length === 0 ? [] : [`Changed the ${listed(others.map(words))} of the app`]),
    ...(Object.keys(patch).length > 0 && Object.keys(patch).every((key) => key === "archetypes" || key === "idea")
      ? ["Changed what kind of app it is"]
      : []),
  ];
}

function describeTheme(before: AppSpec["theme"], patch: Extract<Op, { op: "set-theme" }>["patch"]): string[] {
  const lines: string[] = [];
  const { direction, scheme, light, dark, display, text, radius, density, motion } = patch;
  // A direction brings colours, type, corners and motion along.
  if (direction !== undefined && direction !== before.direction)
    return [
      `Changed the art direction to ${direction.replace("-", " ")}`,
      ...(scheme !== undefined && scheme !== before.scheme ? [SCHEMES[scheme]] : []),
    ];
  if (scheme !== undefined && scheme !== before.scheme) lines.push(SCHEMES[scheme]);
  if (light !== undefined || dark !== undefined)
    lines.push(
      light !== undefined && dark !== undefined
        ? "Changed the colors"
        : `Changed the colors of the ${light === undefined ? "dark" : "light"} scheme`,
    );
  if (display !== undefined && display.family !== before.display.family)
    lines.push(`Set headings in ${display.family}`);
  else if (display !== undefined) lines.push("Changed the weight of headings");
  if (text !== undefined && text.family !== before.text.family) lines.push(`Set text in ${text.family}`);
  else if (text !== undefined) lines.push("Changed the weight of text");
  if (radius !== undefined && radius !== before.radius)
    lines.push(`Made corners ${radius > before.radius ? "rounder" : "less round"} (${radius} px)`);
  if (density !== undefined && density !== before.density)
    lines.push(
      DENSITIES.indexOf(density) > DENSITIES.indexOf(before.density)
        ? "Put things closer together"
        : "Gave things more room",
    );
  if (motion !== undefined && motion !== before.motion)
    lines.push(motion === "none" ? "Took out motion" : `Made motion ${motion}`);
  return lines.length > 0 ? lines : ["Changed the look"];
}
