import { roleNames, type AppSpec } from "@sayhey/appspec";
import { literal, stringLiteral } from "./source-text.ts";

/** Where the accounts of an app are: on each device, or with those who share its data; undefined where there are none. */
export function accountsOf(spec: AppSpec): "device" | "shared" | undefined {
  return spec.accounts === undefined ? undefined : spec.sharing === "shared" ? "shared" : "device";
}

/** src/accounts.ts: who there may be, and how one comes in. */
export function emitAccounts(spec: AppSpec): Record<string, string> {
  const { accounts } = spec;
  if (accounts === undefined) return {};
  const page = spec.pages.find(
    ({ path, blocks }) => !path.includes(":") && blocks.some(({ kind }) => kind === "profile"),
  );
  const guests = guestNames(spec);
  const roles = accounts.roles.map((role, index) => ({
    id: role.id,
    name: role.name,
    plural: roleNames(role),
    guest: guests[index] ?? role.name,
  }));
  const text = `/** What somebody with an account may be. */
export interface Role {
  id: string;
  name: string;
  /** What several are called. */
  plural: string;
  /** Whom one is when looking around as this role without an account. */
  guest: string;
}

/** Roles of the app; whoever signs up becomes the first. */
export const roles: readonly Role[] = ${literal(roles)};
/** Whether one may look around as each role without an account. */
export const offersDemo: boolean = ${accounts.demo === true};
/** Path of the page of one's account, where the app has one. */
export const accountPath: string | null = ${page === undefined ? "null" : stringLiteral(page.path)};
`;
  return { "src/accounts.ts": text };
}

/** Whoever looks around as the first role is somebody of whom the app has rows already; the others go by their role. */
export function guestNames({ pages, entities, accounts }: AppSpec): string[] {
  const named = pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === "profile" ? block.scopes : []))
    .flatMap(({ entity, whoField }) =>
      whoField === undefined ? [] : (entities.find(({ id }) => id === entity)?.rows ?? []).map((row) => row[whoField]),
    )
    .filter((name): name is string => typeof name === "string" && name !== "" && name.length <= 40);
  const often = (name: string): number => named.filter((other) => other === name).length;
  const [first] = [...new Set(named)].sort((a, b) => often(b) - often(a));
  return (accounts?.roles ?? []).map(({ name }, index) => (index === 0 && first !== undefined ? first : name));
}
