import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Page } from "playwright-core";

/** Password of everybody in these tests. */
export const STRONG = "Tall-Maple7 Quiet!River";

let people = 0;

/** An address nobody has had before. */
export const newEmail = (): string => `person-${(people += 1)}@example.com`;

/** A client of one's own, as any program could have. */
export async function connect(url: string): Promise<SupabaseClient> {
  const config = (await (await fetch(`${url}/config.json`)).json()) as { supabaseUrl: string; supabaseKey: string };
  return createClient(config.supabaseUrl, config.supabaseKey, { auth: { persistSession: false } });
}

/** Somebody who has an account. */
export async function newPerson(url: string, fullName = "Mara Quist") {
  const client = await connect(url);
  const email = newEmail();
  const { data, error } = await client.auth.signUp({
    email,
    password: STRONG,
    options: { data: { full_name: fullName } },
  });
  if (error !== null || data.session === null) throw error ?? new Error("no session");
  const profile = await client.from("profiles").select("referral_code").eq("id", data.session.user.id).single();
  return {
    client,
    email,
    id: data.session.user.id,
    session: data.session,
    code: String(profile.data?.referral_code),
  };
}

/** Opens a path of the auth page and waits for its form. */
export async function openAuth(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel("E-mail").waitFor();
}

/** Fills the form of a new account. */
export async function fillSignUp(page: Page, email: string, password = STRONG, fullName = "Mara Quist"): Promise<void> {
  await page.getByLabel("Full Name").fill(fullName);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

/** Fills and sends the form of an account that exists. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}
