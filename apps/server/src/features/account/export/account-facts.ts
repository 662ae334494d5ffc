import type { Database } from "../../../infra/database/database.ts";

/** What is known of the account itself, as JSON text. Secrets such as the password's hash stay out. */
export async function accountFacts(sql: Database, userId: string): Promise<string> {
  const [user] = await sql<Record<string, unknown>[]>`
    select id, email, email_confirmed_at, created_at, last_sign_in_at, raw_user_meta_data as metadata,
      coalesce(encrypted_password, '') <> '' as has_password
    from auth.users where id = ${userId}`;
  const identities = await sql`
    select provider, provider_id, created_at, last_sign_in_at from auth.identities where user_id = ${userId} order by created_at`;
  const factors = await sql`
    select friendly_name as name, factor_type as type, status, created_at from auth.mfa_factors
    where user_id = ${userId} order by created_at`;
  return `${JSON.stringify({ ...user, identities: [...identities], second_factors: [...factors] }, null, 2)}\n`;
}
