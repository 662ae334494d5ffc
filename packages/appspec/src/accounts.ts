import { z } from "zod";
import { idSchema } from "./entity.ts";
import type { Language } from "./identity.ts";
import { checkId } from "./reserved-id.ts";
import { checkUnique, SpecProblem } from "./spec-problem.ts";

const roleName = z.string().trim().min(1).max(40);

/** What somebody with an account may be. */
export const roleSchema = z.strictObject({ id: idSchema, name: roleName, plural: roleName.optional() });
/** What somebody with an account may be. */
export type Role = z.infer<typeof roleSchema>;

/** Most roles of an app. */
export const MOST_ROLES = 5;

/** That people have accounts, and what they are there. */
export const accountsSchema = z.strictObject({
  /** The first is what whoever signs up becomes. */
  roles: z.array(roleSchema).min(1).max(MOST_ROLES),
  /** Whether one has to sign in before anything. */
  signIn: z.enum(["optional", "required"]),
  /** Offers to look around as each role, without an account. */
  demo: z.literal(true).optional(),
});
/** That people have accounts, and what they are there. */
export type Accounts = z.infer<typeof accountsSchema>;

/** What the roles of a page are: ids of roles of the document. */
export const pageRolesSchema = z.array(idSchema).min(1).max(MOST_ROLES);

/** Checks the roles of a document. @throws SpecProblem */
export function checkAccounts(accounts: Accounts | undefined): void {
  if (accounts === undefined) return;
  const { roles } = accounts;
  checkUnique(
    roles.map(({ id }) => id),
    (index) => `accounts.roles[${index}].id`,
  );
  roles.forEach(({ id, name }, index) => {
    checkId(id, `accounts.roles[${index}].id`);
    const first = roles.findIndex((other) => other.name.toLowerCase() === name.toLowerCase());
    if (first < index) throw new SpecProblem(`accounts.roles[${index}].name`, `repeats "${name}"`);
  });
}

/** Checks for whom a page is. @throws SpecProblem */
export function checkPageRoles(
  { roles }: { roles?: readonly string[] | undefined },
  index: number,
  accounts: Accounts | undefined,
): void {
  if (roles === undefined) return;
  if (accounts === undefined) throw new SpecProblem(`pages[${index}].roles`, "need accounts, which the app has not");
  if (index === 0)
    throw new SpecProblem("pages[0].roles", "must be absent: the first page is where everybody comes in");
  roles.forEach((role, place) => {
    if (!accounts.roles.some(({ id }) => id === role))
      throw new SpecProblem(`pages[${index}].roles[${place}]`, `names "${role}", which is no role`);
    if (roles.indexOf(role) < place) throw new SpecProblem(`pages[${index}].roles[${place}]`, `repeats "${role}"`);
  });
}

/** What several of a role are called. */
export const roleNames = ({ name, plural }: Role): string => plural ?? name;

/** What a member and an administrator are called: one and several. */
const USUAL: Record<Language, readonly [member: string, members: string, admin: string, admins: string]> = {
  en: ["Member", "Members", "Administrator", "Administrators"],
  de: ["Mitglied", "Mitglieder", "Verwaltung", "Verwaltung"],
  es: ["Miembro", "Miembros", "Administración", "Administración"],
  fr: ["Membre", "Membres", "Administration", "Administration"],
  pt: ["Membro", "Membros", "Administração", "Administração"],
};

/** The accounts an app begins with: members, somebody who runs it, and a look around without an account. */
export function usualAccounts(language: Language): Accounts {
  const [member, members, admin, admins] = USUAL[language];
  return {
    roles: [
      { id: "member", name: member, plural: members },
      { id: "admin", name: admin, plural: admins },
    ],
    signIn: "optional",
    demo: true,
  };
}
