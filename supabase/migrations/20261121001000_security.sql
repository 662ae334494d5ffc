-- Sessions as their owners see them: one row for each of auth.sessions, with the device it was seen on. Kept in step by
-- triggers, so whatever ends a session also ends its row, and the open pages of that session are told.
create table public.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  device text not null default 'Unknown device' check (char_length(device) <= 120),
  user_agent text not null default '' check (char_length(user_agent) <= 400),
  address text check (char_length(address) <= 64),
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now()
);
create index sessions_user_id_idx on public.sessions (user_id, used_at desc);

create function private.follow_session() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into public.sessions (id, user_id, created_at) values (new.id, new.user_id, coalesce(new.created_at, now()))
    on conflict (id) do nothing;
  else
    delete from public.sessions where id = old.id;
  end if;
  return null;
end
$$;
create trigger sayhey_follow_session after insert or delete on auth.sessions
  for each row execute function private.follow_session();
insert into public.sessions (id, user_id, created_at, used_at)
  select id, user_id, coalesce(created_at, now()), coalesce(updated_at, created_at, now()) from auth.sessions
  on conflict (id) do nothing;

create trigger announce_change after insert or delete on public.sessions
  for each row execute function private.announce_change();

-- Every sign-in and every failed try on an account, for 90 days.
create table public.sign_ins (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  succeeded boolean not null,
  method text not null check (method in ('sign-up', 'password', 'google', 'recovery', 'link', 'second-factor', 'recovery-code')),
  device text not null check (char_length(device) <= 120),
  user_agent text not null check (char_length(user_agent) <= 400),
  address text not null check (char_length(address) <= 64),
  session_id uuid,
  created_at timestamptz not null default now()
);
create index sign_ins_user_id_created_at_idx on public.sign_ins (user_id, created_at desc);
create index sign_ins_created_at_idx on public.sign_ins (created_at);

-- Devices a person has signed in on before; a new one is told of once. Only digests are kept.
create table private.known_devices (
  user_id uuid not null references auth.users (id) on delete cascade,
  digest text not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, digest)
);

-- Tokens for the command line. The token itself is shown once; its SHA-256 lives where no API role may look.
create table public.api_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  scopes text[] not null check (cardinality(scopes) between 1 and 20),
  -- Last characters of the token, to tell it by.
  ending text not null check (char_length(ending) = 4),
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz
);
create index api_tokens_user_id_idx on public.api_tokens (user_id, created_at desc);

create table private.api_token_hashes (
  token_id uuid primary key references public.api_tokens (id) on delete cascade,
  hash bytea not null unique check (octet_length(hash) = 32)
);

-- Accounts on their way out: shut at once, erased at the date.
create table private.account_closures (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Named by the links that keep the account, so that an old one cannot undo a later closure.
  id uuid not null unique default gen_random_uuid(),
  closed_at timestamptz not null default now(),
  erase_at timestamptz not null check (erase_at > closed_at),
  -- From here on there is no way back.
  erasing_at timestamptz
);
create index account_closures_erase_at_idx on private.account_closures (erase_at);

create function private.account_is_closed(account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.account_closures c where c.user_id = account)
$$;

create policy "closed accounts are out of sight" on public.profiles as restrictive for select to anon, authenticated
  using (not private.account_is_closed(id));

-- A person's own data as one ZIP file, kept for seven days.
create table public.account_exports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  status text not null default 'queued' check (status in ('queued', 'processing', 'completed', 'failed', 'cancelled')),
  stage text,
  progress double precision not null default 0 check (progress between 0 and 1),
  error_message text,
  path text unique,
  bytes bigint check (bytes >= 0),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  expires_at timestamptz
);
create index account_exports_user_id_idx on public.account_exports (user_id, created_at desc);
create unique index account_exports_one_at_a_time on public.account_exports (user_id) where status in ('queued', 'processing');
create trigger announce_change after insert or update or delete on public.account_exports
  for each row execute function private.announce_change();

alter table public.sessions enable row level security;
alter table public.sessions force row level security;
alter table public.sign_ins enable row level security;
alter table public.sign_ins force row level security;
alter table public.api_tokens enable row level security;
alter table public.api_tokens force row level security;
alter table public.account_exports enable row level security;
alter table public.account_exports force row level security;
alter table private.known_devices enable row level security;
alter table private.known_devices force row level security;
alter table private.api_token_hashes enable row level security;
alter table private.api_token_hashes force row level security;
alter table private.account_closures enable row level security;
alter table private.account_closures force row level security;

revoke all on public.sessions, public.sign_ins, public.api_tokens, public.account_exports from public, anon, authenticated;
grant all on public.sessions, public.sign_ins, public.api_tokens, public.account_exports to service_role;
grant select on public.sessions, public.sign_ins, public.api_tokens, public.account_exports to authenticated;
create policy "owners read their sessions" on public.sessions for select to authenticated
  using (user_id = (select auth.uid()));
create policy "owners read their sign-ins" on public.sign_ins for select to authenticated
  using (user_id = (select auth.uid()));
create policy "owners read their tokens" on public.api_tokens for select to authenticated
  using (user_id = (select auth.uid()));
create policy "owners read their exports" on public.account_exports for select to authenticated
  using (user_id = (select auth.uid()));

do $$
declare
  watched text;
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    foreach watched in array array['sessions', 'account_exports'] loop
      execute format('alter publication supabase_realtime add table public.%I', watched);
    end loop;
  end if;
end
$$;
