import { createHash } from "node:crypto";
import type { SignInMethod } from "@sayhey/contract/account-security";
import type { Database, Transaction } from "../../infra/database/database.ts";
import { notify } from "../../infra/notifications/notify.ts";
import { deviceName } from "./device-name.ts";

/** From where somebody signs in. */
export interface Origin {
  /** Network address as the server sees it. */
  address: string;
  userAgent: string;
}

/** One sign-in that worked. */
export interface SignIn extends Origin {
  userId: string;
  sessionId: string;
  method: SignInMethod;
}

/** Remembers a sign-in, names the session's device, and tells the person when the device is new. */
export async function recordSignIn(sql: Database, signIn: SignIn): Promise<void> {
  const { userId, sessionId, method } = signIn;
  const { address, userAgent, device } = seen(signIn);
  await sql.begin(async (tx) => {
    await tx`
      insert into public.sign_ins (user_id, succeeded, method, device, user_agent, address, session_id)
      values (${userId}, true, ${method}, ${device}, ${userAgent}, ${address}, ${sessionId})`;
    await tx`
      update public.sessions set device = ${device}, user_agent = ${userAgent}, address = ${address}, used_at = now()
      where id = ${sessionId} and user_id = ${userId}`;
    if (await isNewDevice(tx, userId, digestOf(device, address))) {
      await notify(tx, {
        userId,
        event: "security.signed-in",
        title: "New sign-in to your account",
        body: `${device}, from the address ${address}. If this wasn't you, end that session and change your password.`,
        href: "/security",
        key: `sign-in ${sessionId}`,
      });
    }
  });
}

/** Remembers a failed try on the account of an e-mail address or id. For an address that nobody has, nothing is kept. */
export async function recordFailedSignIn(
  sql: Database,
  target: { email: string } | { userId: string },
  method: SignInMethod,
  origin: Origin,
): Promise<void> {
  const { address, userAgent, device } = seen(origin);
  await sql`
    insert into public.sign_ins (user_id, succeeded, method, device, user_agent, address)
    select id, false, ${method}, ${device}, ${userAgent}, ${address} from auth.users
    where ${"userId" in target ? sql`id = ${target.userId}` : sql`email = ${target.email.trim().toLowerCase()}`}`;
}

/** Whether somebody has signed in to the account of an e-mail from the same device and address before. */
export async function isKnownDevice(sql: Database, email: string, origin: Origin): Promise<boolean> {
  const { address, device } = seen(origin);
  const rows = await sql`
    select from private.known_devices d join auth.users u on u.id = d.user_id
    where lower(u.email) = ${email} and d.digest = ${digestOf(device, address)}`;
  return rows.length > 0;
}

const digestOf = (device: string, address: string): string =>
  createHash("sha256").update(`${device}\n${address}`).digest("base64url");

/** True for a device not seen before; the very first one of an account is no news. */
async function isNewDevice(tx: Transaction, userId: string, digest: string): Promise<boolean> {
  const [row] = await tx<{ fresh: boolean; others: boolean }[]>`
    with added as (
      insert into private.known_devices (user_id, digest) values (${userId}, ${digest})
      on conflict (user_id, digest) do nothing returning 1)
    select exists (select from added) as fresh,
      exists (select from private.known_devices where user_id = ${userId}) as others`;
  return row?.fresh === true && row.others;
}

function seen(origin: Origin): { address: string; userAgent: string; device: string } {
  return {
    address: origin.address.slice(0, 64),
    userAgent: origin.userAgent.slice(0, 400),
    device: deviceName(origin.userAgent),
  };
}
