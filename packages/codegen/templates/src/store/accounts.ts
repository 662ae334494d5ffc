import { roles, type Role } from "../accounts.ts";
import { plainEmail, type AccountDraft } from "../rules/account-fields.ts";
import { isPassword, keepPassword, type KeptPassword } from "./passwords.ts";
import { newId, readSetting, writeSetting } from "./store.ts";
import { useSetting } from "./use-setting.ts";
import { useStorageStatus } from "./use-rows.ts";

/** An account on this device. */
export interface Account {
  id: string;
  name: string;
  email: string;
  role: string;
  isSuspended: boolean;
  picture: string;
  about: string;
  /** ISO date of the day it was made. */
  since: string;
  /** Missing for whoever only looks around. */
  password?: KeptPassword;
}

const LIST = "accounts";
const SESSION = "session";
const NOBODY: readonly Account[] = [];

/** Everybody with an account on this device. */
export function useAccounts(): readonly Account[] {
  return useSetting<readonly Account[]>(LIST, NOBODY)[0];
}

/** Whoever is signed in; undefined while nobody knows yet. */
export function useMe(): Account | null | undefined {
  const accounts = useAccounts();
  const [id] = useSetting(SESSION, "");
  const isOpening = useStorageStatus() === "opening";
  const me = accounts.find((account) => account.id === id && !account.isSuspended);
  return me ?? (isOpening ? undefined : null);
}

/** Roles of whoever is signed in; undefined while nobody knows yet. */
export function useMyRoles(): readonly string[] | undefined {
  const me = useMe();
  return me === undefined ? undefined : me === null ? [] : [me.role];
}

export const roleOf = (id: string): Role | undefined => roles.find((role) => role.id === id);
/** Without a password it is there for looking around. */
export const isGuest = ({ password }: Account): boolean => password === undefined;

function read(): readonly Account[] {
  return (readSetting(LIST) as readonly Account[] | undefined) ?? NOBODY;
}

function put(account: Account): void {
  const all = read();
  const isKnown = all.some(({ id }) => id === account.id);
  writeSetting(LIST, isKnown ? all.map((other) => (other.id === account.id ? account : other)) : [...all, account]);
}

/** What the blocks know the visitor by is what the account says. */
function enter(account: Account): void {
  writeSetting(SESSION, account.id);
  writeSetting("visitorName", account.name);
  writeSetting("visitorPicture", account.picture);
  writeSetting("visitorAbout", account.about);
}

/** Makes an account; whoever makes one for themselves is signed in. */
export async function createAccount(draft: AccountDraft, role: string, isOwn: boolean): Promise<Account> {
  const account: Account = {
    id: newId(),
    name: draft.name.trim(),
    email: plainEmail(draft.email),
    role,
    isSuspended: false,
    picture: "",
    about: "",
    since: new Date().toISOString().slice(0, 10),
    password: await keepPassword(draft.password),
  };
  put(account);
  if (isOwn) enter(account);
  return account;
}

/** Signs in with a password; tells why not, but never whether it was the address or the password. */
export async function signIn(email: string, password: string): Promise<"in" | "wrong" | "suspended"> {
  const account = read().find((one) => one.email === plainEmail(email) && one.password !== undefined);
  if (!(await isPassword(password, account?.password)) || account === undefined) return "wrong";
  if (account.isSuspended) return "suspended";
  enter(account);
  return "in";
}

/** Looks around as a role, without an account of one's own. */
export function continueAs(role: Role): void {
  const id = `guest-${role.id}`;
  const known = read().find((account) => account.id === id);
  const fresh = {
    id,
    name: role.guest,
    email: "",
    picture: "",
    about: "",
    since: new Date().toISOString().slice(0, 10),
  };
  const account = { ...(known ?? fresh), role: role.id, isSuspended: false };
  put(account);
  enter(account);
}

export function signOut(): void {
  for (const key of [SESSION, "visitorName", "visitorPicture", "visitorAbout"]) writeSetting(key, "");
}

/** Changes what is known of somebody. */
export function changeAccount(account: Account, patch: Partial<Omit<Account, "id">>): void {
  const changed = { ...account, ...patch };
  put(changed);
  if (readSetting(SESSION) === account.id) enter(changed);
}

/** Changes one's password where the one there was is right. */
export async function changePassword(account: Account, before: string, after: string): Promise<boolean> {
  if (!(await isPassword(before, account.password))) return false;
  changeAccount(account, { password: await keepPassword(after) });
  return true;
}

/** Takes an account away; how to bring it back to its place. */
export function deleteAccount(account: Account): () => void {
  const all = read();
  const index = all.findIndex(({ id }) => id === account.id);
  writeSetting(
    LIST,
    all.filter(({ id }) => id !== account.id),
  );
  if (readSetting(SESSION) === account.id) signOut();
  return () => writeSetting(LIST, [...read().slice(0, index), account, ...read().slice(index)]);
}

/** Id of whoever is signed in; empty for nobody. */
export function useWho(): string {
  return useMe()?.id ?? "";
}
