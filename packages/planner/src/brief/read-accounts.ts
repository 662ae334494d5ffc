import { capital, pluralOf } from "../embedded/inflect.ts";
import type { Brief, Form, Request, Verb } from "./brief.ts";
import { AT_WORK } from "./read-deeds.ts";
import { PEOPLE } from "./words-of-briefs.ts";

/** A role that a text names, in its own words. */
interface AskedRole {
  id: string;
  name: string;
  plural: string;
}

/** The accounts that a text asks for. */
export interface AskedAccounts {
  /** The visitor's first. */
  roles: AskedRole[];
  signIn: "optional" | "required";
  /** Who runs it; absent where nobody is named who may do more than others. */
  admin?: AskedRole;
  /** Somebody is to see who has an account, and as what. */
  hasPeople: boolean;
}

/** Who works for whoever the app is of, or runs it. */
const STAFF =
  /^(?:admin|administrator|manager|staff|employee|moderator|editor|operator|officer|librarian|teacher|instructor|trainer|coach|tutor|lecturer|professor|doctor|nurse|therapist|dispatcher|technician|organi[sz]er|supervisor|agent|receptionist|coordinator|personnel|accountant|recruiter|seller|vendor|merchant|landlord|driver|chef|worker|engineer)$/;
/** Who runs the whole of it. */
const RUNS = /^(?:admin|administrator|manager|moderator|staff|supervisor)$/;
/** Named by briefs, but nobody who signs in. */
const NOBODY =
  /^(?:child|kid|friend|team|company|business|artist|player|supplier|person|everyone|website|system|platform|app|application|page)$/;
const PEOPLE_MANAGED =
  /\b(?:user|member|account|permission|role|staff|employee account)s?(?: and \w+)? (?:management|control|administration|permissions?)\b|\b(?:manag\w+|suspend\w*|assign\w*|set|configur\w+|approv\w+|block\w*)(?: \w+){0,2} (?:users?|user roles|accounts|user accounts|roles|permissions)\b|\brole[- ]based\b/i;
const ADMIN_NAMED =
  /\b(?:administrators?|admins?|admin (?:panel|page|area|dashboard)|back ?-?end management|backend)\b/i;
const FIRST =
  /\b(?:must|has to|have to|need to|needs to|(?:is|are) required to)(?: first)? (?:log|sign) ?in\b|\b(?:log-?in|sign-?in|authentication) (?:is )?required\b|\brequires? (?:(?:users|people|a) )?(?:to )?(?:log(?:ging)? ?in|login|sign(?:ing)? ?in|authentication)\b|\bonly (?:registered|logged[- ]in|signed[- ]in) \w+|\bbefore (?:anything|using|they can)\b[^.]{0,30}\b(?:log|sign) ?in\b|\b(?:log|sign) ?in before\b|\bafter (?:logging|signing) in\b/i;
/** Notes say in passing who brings something in ... */
const BRINGS =
  /\b(customer|client|staff|member|parent|student|pupil|teacher|tenant|volunteer|driver|technician|guest|patient|visitor|employee|resident|worker)s?(?: (?:can|should|must|may|will|need to|to))? (?:enter|report|book|pre-?order|reorder|order|submit|request|ask for|apply|reserve|claim|upload|log|fill in|hand in)\b/gi;
/** ... and who decides about it, or sees to it. */
const DECIDES =
  /\b((?:(?:line|depot|shift|site|office|project|branch) )?manager|administrator|admin|supervisor|treasurer|secretary|moderator|organiser|organizer|coordinator|captain|dispatcher|teacher|coach|caretaker|janitor|warden|technician|mechanic|librarian|receptionist|clerk|nurse|officer)s?(?: (?:can|should|must|may|will|then))? (?:approves?|rejects?|bounces?|signs? off|classif(?:y|ies)|investigates?|assigns?|confirms?|manages?|decides?|reviews?|accepts?|marks?|closes?|resolves?|handles?|answers?|fix(?:es)?|repairs?|sees? (?:them|it|these|those|all|every|each|new|open))\b/gi;
const NAMELESS = /\banonym(?:ous|ously)\b|\bno names\b|\bnothing leaves\b/i;
const MORE_THAN_SEE = new Set<Verb>(["create", "edit", "delete", "approve", "assign", "report", "chart"]);
const MOST = 4;

/** Whom visitors are where the text only says users. */
const BY_FORM: Partial<Record<Form, string>> = { shop: "customer", booking: "customer", community: "member" };

/** The accounts a text asks for; undefined where it does not, or says that there are to be none. */
export function accountsIn(brief: Brief, form: Form): AskedAccounts | undefined {
  if (brief.login === false) return undefined;
  const { text, requests } = brief;
  const noted = notedIn(brief);
  const acting = [...new Set([...actorsOf(brief), ...noted])];
  const staff = acting.filter((actor) => STAFF.test(actor) || AT_WORK.test(actor));
  const isRun = staff.some((actor) => RUNS.test(actor));
  const hasPeople = PEOPLE_MANAGED.test(text);
  // Whoever has somebody run it beside those who use it has two kinds of people, whatever signing in is called.
  const isSplit = noted.length > 1 || (isRun && mayMore(requests, staff)) || isBetweenTwo(requests);
  if (brief.login !== true && !isSplit) return undefined;
  const visitor = visitorOf(acting, brief, form);
  const roles = [visitor, ...acting.filter((actor) => actor !== visitor)].slice(0, MOST).map(roleOf);
  const decides = noted.at(-1);
  const runs = roles.find(
    ({ name }, index) => index > 0 && (RUNS.test(name.toLowerCase()) || name.toLowerCase() === decides),
  );
  const admin = runs ?? (hasPeople || ADMIN_NAMED.test(text) ? roleOf("administrator") : undefined);
  return {
    roles: admin === undefined || roles.includes(admin) ? roles : [...roles, admin],
    signIn: FIRST.test(text) ? "required" : "optional",
    ...(admin === undefined ? {} : { admin }),
    hasPeople: hasPeople || noted.length > 1,
  };
}

/** Who brings something in and who decides about it, where notes tell two apart; otherwise nobody. */
function notedIn({ text, login }: Brief): string[] {
  if (login === undefined && NAMELESS.test(text)) return [];
  const all = (pattern: RegExp): string[] =>
    [...text.matchAll(pattern)].map(([, who = ""]) => nameOf(who.toLowerCase()));
  const [decides] = all(DECIDES);
  const [brings] = all(BRINGS).filter((who) => who !== decides);
  return decides === undefined || brings === undefined ? [] : [brings, decides];
}

/** Who is said to do something, each once, by one name. */
function actorsOf({ requests }: Brief): string[] {
  const named = requests.flatMap(({ actor, isLoose }) => (actor === undefined || isLoose ? [] : nameOf(actor)));
  return [...new Set(named)].filter(
    (actor) => (PEOPLE.has(actor) || STAFF.test(actor) || AT_WORK.test(actor)) && !NOBODY.test(actor),
  );
}

const nameOf = (actor: string): string => (actor === "admin" ? "administrator" : actor);

const FROM_OUTSIDE =
  /^(?:customer|client|member|parent|student|pupil|tenant|guest|patient|visitor|resident|reader|donor|applicant|candidate)$/;
const BRINGING = new Set<Verb>(["create", "upload", "order", "book", "message"]);

/** Whether some bring something in from outside, and others, who work there, see to it: readers reserve, librarians hand out. */
function isBetweenTwo(requests: readonly Request[]): boolean {
  const brings = requests.some(({ actor = "", verb }) => FROM_OUTSIDE.test(actor) && BRINGING.has(verb));
  const seesTo = requests.some(
    ({ actor = "", verb, isLoose }) =>
      isLoose !== true && (STAFF.test(actor) || AT_WORK.test(actor)) && !FROM_OUTSIDE.test(actor) && verb !== "view",
  );
  return brings && seesTo;
}

function mayMore(requests: readonly Request[], staff: readonly string[]): boolean {
  return requests.some(
    ({ actor, verb }) => actor !== undefined && staff.includes(nameOf(actor)) && MORE_THAN_SEE.has(verb),
  );
}

function visitorOf(acting: readonly string[], brief: Brief, form: Form): string {
  const { text } = brief;
  const [brings] = notedIn(brief);
  const named = brings ?? acting.find((actor) => !STAFF.test(actor) && !AT_WORK.test(actor));
  const joined =
    /\bregister(?:ed|ing)? as (?:an? )?(member|customer|student|reader|volunteer|patient|tenant|seller|guest)s?\b/i.exec(
      text,
    )?.[1];
  const only = acting.find((actor) => !RUNS.test(actor));
  return named ?? joined?.toLowerCase() ?? only ?? BY_FORM[form] ?? (/\bmembers?\b/i.test(text) ? "member" : "user");
}

function roleOf(actor: string): AskedRole {
  const id = actor.replace(/[^a-z]+(.)/g, (_, letter: string) => letter.toUpperCase());
  const plural = actor === "staff" || actor === "personnel" ? actor : pluralOf(actor);
  return { id: id === "administrator" ? "admin" : id, name: capital(actor), plural: capital(plural) };
}

/** What only those who run it do something with: the things of requests of theirs that nobody else has. */
export function ownThings({ requests, text }: Brief, { admin, roles }: AskedAccounts): string[] {
  if (admin === undefined) return [];
  const isTheirs = ({ actor }: Request): boolean => {
    const role = actor === undefined ? undefined : roles.find(({ name }) => name.toLowerCase() === nameOf(actor));
    return role !== undefined && role !== roles[0] && STAFF.test(role.name.toLowerCase());
  };
  const others = new Set(
    requests.filter((each) => !isTheirs(each) && each.actor !== undefined).map(({ thing }) => thing),
  );
  // 'Users can browse': whoever stands for everybody is no actor, but is somebody else.
  const everybody = new Set(
    requests.filter((each) => each.actor === undefined && isOfUsers(each, text)).map(({ thing }) => thing),
  );
  return [
    ...new Set(
      requests
        .filter((each) => isTheirs(each) && MORE_THAN_SEE.has(each.verb))
        .flatMap(({ thing }) => thing ?? [])
        .filter((thing) => ![...others, ...everybody].some((other) => other !== undefined && isKin(thing, other))),
    ),
  ];
}

/** 'Approve requests' is about the repair requests that tenants hand in. */
const isKin = (one: string, other: string): boolean =>
  one === other || one.endsWith(` ${other}`) || other.endsWith(` ${one}`);

/** Whether the sentence of a request is about what users can do. */
function isOfUsers({ span }: Request, text: string): boolean {
  const sentence = text.slice(Math.max(0, text.lastIndexOf(". ", span[0])), span[1]);
  return /\b(?:users?|people|visitors?|customers?|everyone|anyone|you|i|we) (?:should|can|could|may|will|must|need|want|are|is)\b/i.test(
    sentence,
  );
}
