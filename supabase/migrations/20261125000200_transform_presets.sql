-- Runs of one batch: several inputs, one setting, each a job of its own.
alter table public.transforms add column batch_id uuid;
create index transforms_batch_id_idx on public.transforms (batch_id) where batch_id is not null;

-- Settings of a transform that a person keeps under a name. Users read; the server writes.
create table public.transform_presets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$' and char_length(kind) <= 40),
  name text not null check (char_length(name) between 1 and 60),
  settings jsonb not null check (jsonb_typeof(settings) = 'object'),
  created_at timestamptz not null default now(),
  unique (user_id, kind, name)
);
alter table public.transform_presets enable row level security;
alter table public.transform_presets force row level security;
revoke all on public.transform_presets from public, anon, authenticated;
grant all on public.transform_presets to service_role;
grant select on public.transform_presets to authenticated;
create policy "owners read their presets of transforms" on public.transform_presets for select to authenticated
  using (user_id = (select auth.uid()));
