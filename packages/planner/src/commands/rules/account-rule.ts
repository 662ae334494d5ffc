import {
  foldText,
  MOST_ROLES,
  opsToAddAccounts,
  opsToLimitPage,
  opsToRemoveAccounts,
  type Accounts,
  type AppSpec,
  type Op,
  type Page,
  type Role,
} from "@sayhey/appspec";
import { capital, pluralOf, singularOf } from "../../embedded/inflect.ts";
import type { Found, World } from "../command-answer.ts";
import type { Clause } from "../read-command.ts";

const ADD =
  /\b(?:add|create|build|need|want|give|include|let|allow|make|fuge|erganze|brauche|will|anade|agrega|crea|quiero|ajoute|cree|veux|adicione|crie|quero)\b/;
const REMOVE =
  /\b(?:remove|delete|drop|take out|get rid of|without|no(?: more)?|disable|turn off|entferne|losche|ohne|kein(?:e|en)?|quita|elimina|sin|supprime|enleve|sans|remova|tire|sem)\b/;
const LOGIN =
  /\b(?:log ?-?ins?|sign ?-?ins?|sign ?-?ups?|logging in|signing in|registration|authentication|user accounts?|accounts and roles|passwords?|anmeldung|anmelden|einloggen|registrierung|benutzerkonten|inicio de sesion|iniciar sesion|registro de usuarios|cuentas de usuario|connexion|se connecter|inscription|comptes utilisateurs?|entrar com senha|cadastro de usuarios|contas de usuario)\b/;
/** What else signing in could be by, which is not to be had. */
const BY_OTHERS =
  /\b(?:google|facebook|apple|github|microsoft|linkedin|wechat|sso|oauth|saml|two.factor|2fa|magic link)\b/;
/** What a login is not: a field, a list, a row. */
const OTHERWISE = /\b(?:fields?|column|list of|table|button|feld|spalte|campo|champ|rows?)\b/;
const REQUIRED =
  /\b(?:required?|mandatory|must|have to|needs? to|before anything|first|pflicht|muss|mussen|obligatori[oa]|obligatoire|obrigatori[oa])\b/;
const OPTIONAL = /\b(?:optional|not required|voluntary|freiwillig|opcional|facultati[fv]e?)\b/;
const ROLE =
  /^(?:please )?(?:add|create|new) (?:a |an |the )?(?:new )?role (?:for |called |named )?(?<name>[\p{L} -]{2,40})$/u;
const DROP_ROLE =
  /^(?:please )?(?:remove|delete|drop) (?:the )?(?:role (?<a>[\p{L} -]{2,40})|(?<b>[\p{L} -]{2,40}) role)$/u;
const ONLY =
  /^(?:only |nur |solo |seuls? |so |apenas |somente )(?:the |die |der |los |las |les |os |as )?(?<who>[\p{L} -]{3,60}?) (?:can|may|should(?: be able to)?|are allowed to|get to|durfen|darf|konnen|kann|sollen|pueden|peuvent|podem|sehen) (?:be able to )?(?<what>.+)$/u;
const EVERYBODY =
  /^(?:let )?(?:everyone|everybody|anyone|all|alle|todos|tout le monde) (?:can |may |should )?(?:see|open|view|visit|use|sehen|ver|voir) (?<what>.+)$/;
const PAGE_VERB =
  /\b(?:see|sees|open|view|visit|access|use|sehen|offnen|nutzen|ver|abrir|usar|voir|ouvrir|utiliser|acessar)\b/;
/** Who is called so runs an app, whatever its roles are. */
const RUNS = /^(?:admin|administrator|manager|staff|owner|moderator|administrador|administrateur|verwaltung)$/;

/** 'add a login', 'only admins may see Orders', 'add a role librarian', 'make signing in required', 'remove the login'. */
export function accountRule(clause: Clause, { spec }: World): Found | null {
  const text = foldText(clause.text)
    .replace(/[.!?"“”]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (BY_OTHERS.test(text)) return null;
  return roleFound(text, spec) ?? limitFound(text, spec) ?? openFound(text, spec) ?? loginFound(text, spec);
}

function loginFound(text: string, spec: AppSpec): Found | null {
  if (!LOGIN.test(text) || OTHERWISE.test(text) || text.split(" ").length > 12) return null;
  const { accounts } = spec;
  if (OPTIONAL.test(text) || REQUIRED.test(text)) {
    const signIn = OPTIONAL.test(text) ? "optional" : "required";
    if (accounts?.signIn === signIn)
      return { cannot: signIn === "optional" ? "Nobody has to sign in already." : "Everybody signs in first already." };
    return { ops: withAccounts(spec, (before) => ({ ...before, signIn })) };
  }
  if (REMOVE.test(text)) {
    const ops = opsToRemoveAccounts(spec);
    return ops.length > 0 ? { ops } : { cannot: "Nobody signs in to this app.", examples: ["add a login"] };
  }
  if (!ADD.test(text) && text.split(" ").length > 3) return null;
  const ops = opsToAddAccounts(spec);
  return ops.length > 0
    ? { ops }
    : { cannot: "People can sign in already.", examples: ["add a role librarian", "make the login required"] };
}

function roleFound(text: string, spec: AppSpec): Found | null {
  const added = ROLE.exec(text)?.groups?.["name"];
  if (added !== undefined) {
    const known = spec.accounts && roleCalled(spec.accounts, added);
    if (known) return { cannot: `There is a role ${known.name} already.` };
    if ((spec.accounts?.roles.length ?? 2) >= MOST_ROLES) return { cannot: `An app has ${MOST_ROLES} roles at most.` };
    return { ops: withAccounts(spec, (before) => ({ ...before, roles: [...before.roles, roleOf(added, before)] })) };
  }
  const found = DROP_ROLE.exec(text)?.groups;
  const named = found?.["a"] ?? found?.["b"];
  const role = named === undefined ? undefined : spec.accounts && roleCalled(spec.accounts, named);
  if (role === undefined || spec.accounts === undefined) return null;
  if (spec.accounts.roles.length < 2) return { cannot: "Somebody has to be left. Remove the login instead." };
  const roles = spec.accounts.roles.filter((each) => each !== role);
  return { ops: [{ op: "set-accounts", accounts: { ...spec.accounts, roles } }] };
}

function limitFound(text: string, spec: AppSpec): Found | null {
  const { who, what } = ONLY.exec(text)?.groups ?? {};
  if (who === undefined || what === undefined || !PAGE_VERB.test(text)) return null;
  const names = who.split(/ (?:and|or|und|oder|y|o|et|ou|e) |, /);
  const isKnown = (name: string): boolean =>
    (spec.accounts !== undefined && roleCalled(spec.accounts, name) !== undefined) || RUNS.test(singularOf(name));
  if (!names.every(isKnown)) return null;
  const page = pageIn(what, spec);
  if (page === undefined) return null;
  if (page === spec.pages[0])
    return {
      cannot: `${page.title} is where everybody comes in. Make the login required instead.`,
      examples: ["make the login required"],
    };
  const before = withAccounts(spec, (accounts) => {
    const missing = names.filter((name) => roleCalled(accounts, name) === undefined);
    return missing.reduce((all, name) => ({ ...all, roles: [...all.roles, roleOf(name, all)] }), accounts);
  });
  const accounts =
    before.flatMap((op) => (op.op === "set-accounts" && op.accounts ? [op.accounts] : [])).at(-1) ?? spec.accounts;
  if (accounts === undefined || accounts.roles.length > MOST_ROLES)
    return { cannot: `An app has ${MOST_ROLES} roles at most.` };
  const roles = names.flatMap((name) => roleCalled(accounts, name)?.id ?? []);
  return { ops: [...before, ...opsToLimitPage(spec, page.id, roles)] };
}

function openFound(text: string, spec: AppSpec): Found | null {
  const what = EVERYBODY.exec(text)?.groups?.["what"];
  const page = what === undefined ? undefined : pageIn(what, spec);
  return page?.roles === undefined ? null : { ops: opsToLimitPage(spec, page.id, []) };
}

/** The ops that change accounts, which are added where there are none; none where that changes nothing. */
function withAccounts(spec: AppSpec, change: (before: Accounts) => Accounts): Op[] {
  const added = opsToAddAccounts(spec);
  const [first] = added;
  const before = spec.accounts ?? (first?.op === "set-accounts" ? first.accounts : null);
  if (before === null) return added;
  const accounts = change(before);
  const rest = spec.accounts === undefined ? added.slice(1) : [];
  return spec.accounts !== undefined && accounts === before ? [] : [{ op: "set-accounts", accounts }, ...rest];
}

/** The role that is called so, in the singular or the plural. */
function roleCalled({ roles }: Accounts, said: string): Role | undefined {
  const wanted = singularOf(foldText(said).trim());
  return roles.find(({ id, name, plural = name }) =>
    [id, name, plural].some((each) => singularOf(foldText(each)) === wanted),
  );
}

function roleOf(said: string, { roles }: Accounts): Role {
  const name = singularOf(said.trim());
  const base =
    name.replace(/[^a-z]+(.)/g, (_, letter: string) => letter.toUpperCase()).replace(/[^A-Za-z]/g, "") || "role";
  let id = base;
  for (let number = 2; roles.some((role) => role.id === id); number++) id = `${base}${number}`;
  return { id, name: capital(name), plural: capital(pluralOf(name)) };
}

/** The page that words name: by its title, else by what it shows; the longest name counts. */
function pageIn(words: string, spec: AppSpec): Page | undefined {
  const said = ` ${words} `;
  const found = spec.pages
    .filter(({ path }) => !path.endsWith("/:id"))
    .flatMap((page) => {
      const entity = spec.entities.find(({ id }) =>
        page.blocks.some((block) => "entity" in block && block.entity === id),
      );
      const own = page === spec.pages[0] || entity === undefined ? [] : [entity.plural, entity.name];
      return [page.title, ...own].map((name) => ({ page, name: foldText(name) }));
    })
    .filter(({ name }) => name !== "" && said.includes(` ${name} `))
    .toSorted((a, b) => b.name.length - a.name.length);
  return found[0]?.page;
}
