-- Files of an app that were changed by hand. Each is merged with what the generator writes; `base_text` is what it wrote when
-- the file was changed, null for a new file. Only the server writes.
create table public.project_overrides (
  project_id uuid not null references public.projects (id) on delete cascade,
  path text not null check (char_length(path) <= 200 and path ~ '^(src|public)/' and path !~ '\.\.'),
  user_id uuid not null references auth.users (id) on delete cascade,
  base_text text,
  text text not null check (octet_length(text) <= 200000),
  updated_at timestamptz not null default now(),
  primary key (project_id, path)
);
create index project_overrides_user_id_idx on public.project_overrides (user_id);

alter table public.project_overrides enable row level security;
alter table public.project_overrides force row level security;
revoke all on public.project_overrides from public, anon, authenticated;
grant all on public.project_overrides to service_role;
grant select on public.project_overrides to authenticated;
create policy "owners read the files they changed" on public.project_overrides for select to authenticated
  using (user_id = (select auth.uid()));

-- What is shown of a project whose present version does not compile: the last one that did, and why the present one does not.
create table private.working_apps (
  project_id uuid primary key references public.projects (id) on delete cascade,
  spec jsonb not null,
  overrides jsonb not null check (jsonb_typeof(overrides) = 'array'),
  broken text not null
);
alter table private.working_apps enable row level security;
alter table private.working_apps force row level security;

-- Both sources of every project's app in one consistent read: as it was last changed, and as it is shown.
create view private.app_sources as
select p.id as project_id, p.spec, own.overrides, coalesce(w.spec, p.spec) as shown_spec,
  coalesce(w.overrides, own.overrides) as shown_overrides, w.broken
from public.projects p
left join private.working_apps w on w.project_id = p.id
cross join lateral (
  select coalesce(jsonb_agg(jsonb_build_object('path', o.path, 'base', o.base_text, 'text', o.text) order by o.path collate "C"), '[]') as overrides
  from public.project_overrides o where o.project_id = p.id
) own;

-- A published version is frozen with its files.
alter table public.publication_versions
  add column overrides jsonb not null default '[]' check (jsonb_typeof(overrides) = 'array');
create trigger stay_frozen_files before update of overrides on public.publication_versions
  for each row execute function private.refuse_thaw();
