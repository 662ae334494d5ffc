-- What visitors of a published site send to its owner: messages, bookings, addresses for a newsletter. Written by the server alone.
create table public.inbox_entries (
  id uuid primary key default gen_random_uuid(),
  -- Owner of the app.
  user_id uuid not null references auth.users (id) on delete cascade,
  project_id uuid not null references public.projects (id) on delete cascade,
  -- What it is to the app, as the document calls it: 'message', and as people do: 'Message'.
  entity text not null check (entity ~ '^[a-z][a-zA-Z0-9]{0,39}$'),
  label text not null check (char_length(label) between 1 and 120),
  title text not null check (char_length(title) between 1 and 200),
  -- Where to answer, when it says so.
  email text check (char_length(email) <= 254),
  -- Names of fields and what was entered, in the order of the form.
  answers jsonb not null check (jsonb_typeof(answers) = 'array' and pg_column_size(answers) <= 65536),
  -- The same key is kept once, so an entry may be sent again.
  key text not null check (char_length(key) between 8 and 80),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  -- Deleted ones can be brought back for 30 days.
  deleted_at timestamptz,
  unique (project_id, key)
);
create index inbox_entries_project_id_created_at_idx on public.inbox_entries (project_id, created_at desc);
create index inbox_entries_user_id_idx on public.inbox_entries (user_id);
create index inbox_entries_deleted_at_idx on public.inbox_entries (deleted_at) where deleted_at is not null;

alter table public.inbox_entries enable row level security;
alter table public.inbox_entries force row level security;
revoke all on public.inbox_entries from public, anon, authenticated;
grant all on public.inbox_entries to service_role;
grant select on public.inbox_entries to authenticated;
grant update (read_at, deleted_at) on public.inbox_entries to authenticated;
create policy "owners read their inbox" on public.inbox_entries for select to authenticated
  using (user_id = (select auth.uid()));
create policy "owners mark and delete entries of their inbox" on public.inbox_entries for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Whether and how one is told of an entry.
alter table public.notification_preferences
  add column inbox_in_app boolean not null default true,
  add column inbox_email boolean not null default true,
  add column inbox_webhook boolean not null default true;
grant update (inbox_in_app, inbox_email, inbox_webhook) on public.notification_preferences to authenticated;
