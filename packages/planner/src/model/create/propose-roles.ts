import {
  applyOps,
  MOST_ROLES,
  opsToAddAccounts,
  opsToLimitPage,
  type Accounts,
  type AppSpec,
  type Language,
  type Op,
} from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import type { Design } from "./design.ts";

const WORDS: Record<Language, { ask(roles: string): string; add: string }> = {
  en: {
    ask: (roles) => `Roles in your idea: ${roles}. Nobody has to sign in yet.`,
    add: "Add sign-in with these roles",
  },
  de: {
    ask: (roles) => `Rollen in deiner Idee: ${roles}. Noch muss sich niemand anmelden.`,
    add: "Anmeldung mit diesen Rollen",
  },
  es: {
    ask: (roles) => `Roles en tu idea: ${roles}. Todavía no hay que iniciar sesión.`,
    add: "Añadir inicio de sesión con estos roles",
  },
  fr: {
    ask: (roles) => `Rôles dans ton idée : ${roles}. Personne ne se connecte encore.`,
    add: "Ajouter la connexion avec ces rôles",
  },
  pt: {
    ask: (roles) => `Papéis na sua ideia: ${roles}. Ninguém precisa entrar ainda.`,
    add: "Adicionar login com esses papéis",
  },
};
const MOST_TEXT = 120;
const MOST_OPS = 40;

/**
 * The app with what its design says about roles as a question to its owner: who may do what is set by one click of theirs, and by nobody
 * else. An app that has accounts by the brief's own words is left as it is.
 */
export function withRolesProposed(spec: AppSpec, { roles, pages }: Design): AppSpec {
  const named = roles.filter(
    ({ id, name }, index) =>
      roles.findIndex((one) => one.id === id || one.name.toLowerCase() === name.toLowerCase()) === index,
  );
  if (named.length === 0 || spec.accounts !== undefined) return spec;
  const accounts: Accounts = { roles: named.slice(0, MOST_ROLES), signIn: "optional", demo: true };
  const known = new Set(accounts.roles.map(({ id }) => id));
  const added = opsToAddAccounts(spec).map((op): Op => (op.op === "set-accounts" ? { ...op, accounts } : op));
  const limits = pages.flatMap((page) => {
    const own = [...new Set(page.roles)].filter((role) => known.has(role));
    return own.length === 0 || own.length === known.size ? [] : opsToLimitPage(spec, page.id, own);
  });
  const words = WORDS[spec.identity.language];
  const text = words.ask(named.map(({ name }) => name).join(", "));
  const ops = [...added, ...limits].slice(0, MOST_OPS);
  try {
    applyOps(spec, ops);
    return applyOps(spec, [
      {
        op: "add-assumption",
        assumption: { id: "roles", text: text.slice(0, MOST_TEXT), choices: [{ label: words.add, ops: ops as never }] },
      },
    ]).spec;
  } catch (error) {
    if (error instanceof AppError) return spec;
    throw error;
  }
}
