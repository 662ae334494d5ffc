-- Rows that all visitors of an app share, and who those visitors are. Apps reach them through /data on their own origin only.

-- The shared data of one app: of a project's preview, or of what is published of it. Whoever writes locks its row first, so that
-- changes of one app happen one after the other and their numbers rise without gaps.
create table public.app_stores (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  project_id uuid not null references public.projects (id) on delete cascade,
  place text not null check (place in ('preview', 'published')),
  -- Number of the last change.
  seq bigint not null default 0 check (seq >= 0),
  -- Number of the last deletion that is not remembered any more: who stands before it has to read everything again.
  purged_seq bigint not null default 0,
  -- Rows of the present generation are shown; a reset begins a new one and keeps the one before for 'Undo'.
  generation integer not null default 1 check (generation >= 1),
  previous_generation integer,
  reset_at timestamptz,
  -- What the present generation began with: the app's first rows, none, or rows the owner chose.
  begun text not null default 'seed' check (begun in ('seed', 'empty', 'rows')),
  rows integer not null default 0 check (rows >= 0),
  bytes bigint not null default 0 check (bytes >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (project_id, place)
);
create index app_stores_user_id_idx on public.app_stores (user_id);

-- Somebody who uses an app. Without an address they are known by their token alone.
create table public.app_visitors (
  id uuid primary key default gen_random_uuid(),
  store_id uuid not null references public.app_stores (id) on delete cascade,
  -- Owner of the app, not the visitor.
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 40),
  -- Set once a code sent there was typed in.
  email text check (char_length(email) between 3 and 254 and email = lower(email)),
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
create unique index app_visitors_store_id_email_idx on public.app_visitors (store_id, email) where email is not null;
create index app_visitors_store_id_seen_at_idx on public.app_visitors (store_id, seen_at);
create index app_visitors_user_id_idx on public.app_visitors (user_id);

create table public.app_rows (
  store_id uuid not null references public.app_stores (id) on delete cascade,
  generation integer not null,
  entity text not null check (entity ~ '^[a-z][a-zA-Z0-9]{0,39}$'),
  row_id text not null check (row_id ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  -- Owner of the app.
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Who created it; nobody for the rows an app begins with.
  visitor_id uuid references public.app_visitors (id) on delete set null,
  "values" jsonb not null check (jsonb_typeof("values") = 'object'),
  version integer not null default 1 check (version >= 1),
  -- Number of the change that made it what it is.
  seq bigint not null,
  -- The higher, the newer: lists show the newest first.
  place bigint not null,
  bytes integer not null check (bytes >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (store_id, generation, entity, row_id)
);
create index app_rows_seq_idx on public.app_rows (store_id, generation, seq);
create index app_rows_visitor_id_idx on public.app_rows (visitor_id);
create index app_rows_user_id_idx on public.app_rows (user_id);
create index app_rows_deleted_at_idx on public.app_rows (deleted_at) where deleted_at is not null;

-- Tokens of visitors, hashed: who reads this table can use none of them.
create table private.app_visitor_sessions (
  token_hash text primary key,
  visitor_id uuid not null references public.app_visitors (id) on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now()
);
create index app_visitor_sessions_visitor_id_idx on private.app_visitor_sessions (visitor_id);
create index app_visitor_sessions_used_at_idx on private.app_visitor_sessions (used_at);

-- Codes sent to addresses, hashed; one an address and app, good for ten minutes and five tries.
create table private.app_visitor_codes (
  store_id uuid not null references public.app_stores (id) on delete cascade,
  email text not null,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  primary key (store_id, email)
);

-- Who has taken a step that counts once.
create table private.app_votes (
  store_id uuid not null references public.app_stores (id) on delete cascade,
  generation integer not null,
  entity text not null,
  row_id text not null,
  field text not null,
  visitor_id uuid not null references public.app_visitors (id) on delete cascade,
  step double precision not null,
  primary key (store_id, generation, entity, field, visitor_id, row_id)
);
create index app_votes_visitor_id_idx on private.app_votes (visitor_id);

-- Changes that were carried out, by the key their sender gave them: sent twice, they are done once.
create table private.app_change_keys (
  store_id uuid not null references public.app_stores (id) on delete cascade,
  key text not null,
  created_at timestamptz not null default now(),
  primary key (store_id, key)
);
create index app_change_keys_created_at_idx on private.app_change_keys (created_at);

alter table public.app_stores enable row level security;
alter table public.app_stores force row level security;
alter table public.app_visitors enable row level security;
alter table public.app_visitors force row level security;
alter table public.app_rows enable row level security;
alter table public.app_rows force row level security;
alter table private.app_visitor_sessions enable row level security;
alter table private.app_visitor_sessions force row level security;
alter table private.app_visitor_codes enable row level security;
alter table private.app_visitor_codes force row level security;
alter table private.app_votes enable row level security;
alter table private.app_votes force row level security;
alter table private.app_change_keys enable row level security;
alter table private.app_change_keys force row level security;

revoke all on public.app_stores, public.app_visitors, public.app_rows from public, anon, authenticated;
grant all on public.app_stores, public.app_visitors, public.app_rows to service_role;

grant select on public.app_stores, public.app_visitors, public.app_rows to authenticated;
create policy "owners read the shared data of their apps" on public.app_stores for select to authenticated
  using (user_id = (select auth.uid()));
create policy "owners read the visitors of their apps" on public.app_visitors for select to authenticated
  using (user_id = (select auth.uid()));
create policy "owners read the shared rows of their apps" on public.app_rows for select to authenticated
  using (user_id = (select auth.uid()));
