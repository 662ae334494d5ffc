-- An AppSpec and who owns it. The server writes; owners may rename, choose the aspect, archive and delete.
create table public.projects (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  idea text not null check (char_length(idea) between 1 and 2000),
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$'),
  spec jsonb not null,
  version integer not null default 1 check (version >= 1),
  app_hash text,
  aspect text not null default '9:16' check (aspect in ('9:16', '1:1', '16:9')),
  proof_status text not null default 'pending' check (proof_status in ('pending', 'running', 'passed', 'failed', 'skipped')),
  proof_report jsonb,
  footage_status text not null default 'pending' check (footage_status in ('pending', 'running', 'done', 'failed', 'skipped')),
  footage_message text,
  footage_progress double precision not null default 0 check (footage_progress between 0 and 1),
  poster_asset_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  archived_at timestamptz,
  deleted_at timestamptz
);
create index projects_user_id_updated_at_idx on public.projects (user_id, updated_at desc);
create index projects_poster_asset_id_idx on public.projects (poster_asset_id);

-- Log of edits: the ops that led to a version, and those that undo them.
create table public.project_edits (
  project_id uuid not null references public.projects (id) on delete cascade,
  version integer not null check (version >= 1),
  user_id uuid not null references auth.users (id) on delete cascade,
  ops jsonb not null check (jsonb_typeof(ops) = 'array'),
  inverse jsonb not null check (jsonb_typeof(inverse) = 'array'),
  reason text,
  created_at timestamptz not null default now(),
  primary key (project_id, version)
);
create index project_edits_user_id_idx on public.project_edits (user_id);

-- A file in the media store.
create table public.assets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  project_id uuid references public.projects (id) on delete cascade,
  kind text not null check (kind in ('footage', 'poster', 'still', 'upload', 'export')),
  name text not null check (char_length(name) between 1 and 255),
  path text not null unique,
  content_type text not null,
  bytes bigint not null check (bytes >= 0),
  width integer check (width > 0),
  height integer check (height > 0),
  duration_ms integer check (duration_ms >= 0),
  meta jsonb not null default '{}'::jsonb check (jsonb_typeof(meta) = 'object'),
  created_at timestamptz not null default now()
);
create index assets_user_id_idx on public.assets (user_id, created_at desc);
create index assets_project_id_kind_idx on public.assets (project_id, kind);
alter table public.projects
  add foreign key (poster_asset_id) references public.assets (id) on delete set null;

create trigger touch_updated_at before update on public.projects
  for each row execute function private.touch_updated_at();

alter table public.projects enable row level security;
alter table public.projects force row level security;
alter table public.project_edits enable row level security;
alter table public.project_edits force row level security;
alter table public.assets enable row level security;
alter table public.assets force row level security;

revoke all on public.projects, public.project_edits, public.assets from public, anon, authenticated;
grant all on public.projects, public.project_edits, public.assets to service_role;

grant select on public.projects to authenticated;
grant update (name, aspect, archived_at, deleted_at) on public.projects to authenticated;
create policy "owners read their projects" on public.projects for select to authenticated
  using (user_id = (select auth.uid()));
create policy "owners change their projects" on public.projects for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

grant select on public.project_edits to authenticated;
create policy "owners read their edits" on public.project_edits for select to authenticated
  using (user_id = (select auth.uid()));

grant select on public.assets to authenticated;
create policy "owners read their assets" on public.assets for select to authenticated
  using (user_id = (select auth.uid()));
