import { createHash } from "node:crypto";
import { getAuthSchemaSql } from "@supabase/lite";
import type { Database } from "../../infra/database/database.ts";

/** Name of the login role of the auth and REST library, one per database since roles belong to the whole cluster. */
export function apiRoleName(database: string): string {
  return `sayhey_api_${createHash("sha256").update(database).digest("hex").slice(0, 12)}`;
}

/** Key of the advisory lock that keeps two servers from preparing at once. */
const AUTH_SCHEMA_LOCK = 7_297_440;

const API_ROLES = `
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    begin
      if not exists (select from pg_roles where rolname = wanted) then
        execute format('create role %I nologin noinherit %s', wanted, case wanted when 'service_role' then 'bypassrls' else '' end);
      end if;
    exception when duplicate_object or unique_violation then
      null; -- Another database of the cluster was quicker.
    end;
    if not (select rolsuper from pg_roles where rolname = current_user) then
      execute format('grant %I to current_user', wanted); -- Else the pool could not act for a user.
    end if;
  end loop;
end
$$;
`;

const AUTH_SCHEMA = `
${getAuthSchemaSql()};

create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;
create or replace function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$$;
create or replace function auth.email() returns text language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
$$;
create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;
-- How each session was proven, as Supabase keeps it; the library has no such table.
create table if not exists auth.mfa_amr_claims (
  id uuid primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (session_id, authentication_method)
);
-- Second factors and the attempts to prove them, in Supabase's shape too; secrets are encrypted.
create table if not exists auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null check (factor_type in ('totp', 'recovery_code')),
  status text not null check (status in ('unverified', 'verified')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  secret text,
  last_challenged_at timestamptz
);
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);
create unique index if not exists mfa_factors_user_friendly_name_unique on auth.mfa_factors (friendly_name, user_id)
  where trim(friendly_name) <> '';
create table if not exists auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  ip_address inet not null
);
create index if not exists mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);

revoke all on schema auth from public;
grant usage on schema auth, public to anon, authenticated, service_role;

-- The library's driver stores JSON twice encoded, a text of JSON inside jsonb; here it is unwrapped again.
create or replace function auth.unwrap_json() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'users' then
    if jsonb_typeof(new.raw_user_meta_data) = 'string' then
      new.raw_user_meta_data := (new.raw_user_meta_data #>> '{}')::jsonb;
    end if;
    if jsonb_typeof(new.raw_app_meta_data) = 'string' then
      new.raw_app_meta_data := (new.raw_app_meta_data #>> '{}')::jsonb;
    end if;
  elsif jsonb_typeof(new.identity_data) = 'string' then
    new.identity_data := (new.identity_data #>> '{}')::jsonb;
  end if;
  return new;
end
$$;
create or replace trigger unwrap_json before insert or update on auth.users
  for each row execute function auth.unwrap_json();
create or replace trigger unwrap_json before insert or update on auth.identities
  for each row execute function auth.unwrap_json();
`;

/**
 * Creates the API roles and the auth schema that Supabase would bring; run before the migrations, at every start. What is
 * already there in this form is left alone: other machines may be at work on it.
 */
export async function prepareAuthSchema(sql: Database): Promise<void> {
  const form = `sayhey ${createHash("sha256").update(AUTH_SCHEMA).digest("hex").slice(0, 16)}`;
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${AUTH_SCHEMA_LOCK})`;
    await tx.unsafe(`set local client_min_messages = warning; ${API_ROLES}`);
    const [present] =
      await tx`select from pg_namespace where nspname = 'auth' and obj_description(oid, 'pg_namespace') = ${form}`;
    if (present === undefined) await tx.unsafe(`${AUTH_SCHEMA}; comment on schema auth is '${form}'`);
  });
}

/** What the library's login role may take at most, ms. Its own settings hold in every session, also in those that a pooler keeps. */
const API_STATEMENT_MS = 15_000;
const API_IDLE_MS = 30_000;

/**
 * Creates or updates the login role of the library: it owns nothing, reads and writes the auth tables, knows the public
 * tables by name only (REFERENCES makes them visible to introspection) and can switch to the three API roles.
 */
export async function prepareApiRole(sql: Database, role: string, password: string): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${AUTH_SCHEMA_LOCK})`;
    const name = `"${role}"`;
    const secret = `'${password.replaceAll("'", "''")}'`;
    const [known] = await tx`select from pg_roles where rolname = ${role}`;
    await tx.unsafe(`
      ${known === undefined ? "create" : "alter"} role ${name} login noinherit nocreatedb nocreaterole password ${secret};
      alter role ${name} set statement_timeout = ${API_STATEMENT_MS};
      alter role ${name} set idle_in_transaction_session_timeout = ${API_IDLE_MS};
      grant anon, authenticated, service_role to ${name};
      grant usage on schema auth, public to ${name};
      revoke create on schema public from ${name};
      grant select, insert, update, delete on all tables in schema auth to ${name};
      grant references on all tables in schema public to ${name};
    `);
    const tables = await tx<{ name: string; closed: boolean; guarded: boolean }[]>`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as closed, exists (
        select from pg_policy p where p.polrelid = c.oid and p.polname = ${role}) as guarded
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'auth' and c.relkind = 'r'`;
    for (const table of tables) {
      const target = `auth."${table.name}"`;
      if (!table.closed) {
        await tx.unsafe(
          `alter table ${target} enable row level security; alter table ${target} force row level security`,
        );
      }
      if (!table.guarded)
        await tx.unsafe(`create policy ${name} on ${target} to ${name} using (true) with check (true)`);
    }
  });
}
