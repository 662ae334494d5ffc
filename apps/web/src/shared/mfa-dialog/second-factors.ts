import { connect } from "../../api/supabase.ts";

/** An authenticator app that counts. */
export interface AppFactor {
  id: string;
  name: string;
  createdAt: string;
}

/** The second factors of the signed-in person. */
export interface SecondFactors {
  apps: AppFactor[];
  /** Null when there are no recovery codes. */
  recovery: { remaining: number; total: number } | null;
}

/** An app that waits for its first code. */
export interface NewApp {
  id: string;
  /** Address of the picture to scan. */
  qrCode: string;
  /** The same as text to type in. */
  secret: string;
}

const DEFAULT_NAME = "Authenticator app";

/** Reads the second factors. @throws AuthError */
export async function readSecondFactors(): Promise<SecondFactors> {
  const { mfa } = (await connect()).auth;
  const { data, error } = await mfa.listFactors();
  if (error !== null) throw error;
  const apps = data.totp.map(({ id, friendly_name: name, created_at: createdAt }) => ({
    id,
    name: name === undefined || name === "" ? DEFAULT_NAME : name,
    createdAt,
  }));
  if (data.recovery_code.length === 0) return { apps, recovery: null };
  const status = await mfa.recoveryCodes.getStatus();
  if (status.error !== null) throw status.error;
  return { apps, recovery: { remaining: status.data.remaining, total: status.data.total } };
}

/** A name for the next app: 'Authenticator app', then 'Authenticator app 2'. */
export function nextAppName(apps: readonly Pick<AppFactor, "name">[]): string {
  const taken = new Set(apps.map(({ name }) => name));
  let name = DEFAULT_NAME;
  for (let n = 2; taken.has(name); n += 1) name = `${DEFAULT_NAME} ${n}`;
  return name;
}

/** Begins with a new app; earlier tries that were left half-way go. @throws AuthError */
export async function addApp(name: string): Promise<NewApp> {
  const { mfa } = (await connect()).auth;
  const known = await mfa.listFactors();
  if (known.error !== null) throw known.error;
  for (const { id, status } of known.data.all) if (status === "unverified") await mfa.unenroll({ factorId: id });
  const { data, error } = await mfa.enroll({ factorType: "totp", friendlyName: name });
  if (error !== null) throw error;
  return { id: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
}

/** Takes an app away. @throws AuthError `reauthentication_needed` when a fresh code is wanted first */
export async function removeApp(factorId: string): Promise<void> {
  const { error } = await (await connect()).auth.mfa.unenroll({ factorId });
  if (error !== null) throw error;
}

/** Proves an app by a code: this session then is signed in fully. @throws AuthError */
export async function proveByCode(factorId: string, code: string): Promise<void> {
  const { error } = await (await connect()).auth.mfa.challengeAndVerify({ factorId, code });
  if (error !== null) throw error;
}

/** Uses up a recovery code in place of an app. @throws AuthError */
export async function proveByRecoveryCode(code: string): Promise<void> {
  const { error } = await (await connect()).auth.mfa.recoveryCodes.verify({ code });
  if (error !== null) throw error;
}

/** The first recovery codes, or null when there are some already. @throws AuthError */
export async function firstRecoveryCodes(): Promise<string[] | null> {
  const { data, error } = await (await connect()).auth.mfa.recoveryCodes.generate();
  if (error?.code === "mfa_verified_factor_exists") return null;
  if (error !== null) throw error;
  return data.codes;
}

/** New recovery codes; those before stop working. @throws AuthError as `removeApp` */
export async function newRecoveryCodes(): Promise<string[]> {
  const { mfa } = (await connect()).auth;
  const made = await mfa.recoveryCodes.regenerate();
  const { data, error } = made.error?.code === "mfa_factor_not_found" ? await mfa.recoveryCodes.generate() : made;
  if (error !== null) throw error;
  return data.codes;
}

/** Whether a failure means: prove the second factor again, then repeat. */
export function wantsFreshCode(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "reauthentication_needed" || code === "insufficient_aal";
}

/** `k4m9x7qp2ab8ht3z` as it is shown: `k4m9-x7qp-2ab8-ht3z`. */
export function shownCode(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join("-");
}
