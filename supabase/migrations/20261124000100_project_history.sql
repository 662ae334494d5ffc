-- Every version of a project in its log: where it came from, what it is called, and what it takes to build it again.
alter table public.project_edits
  add column source text not null default 'api' check (source in ('chat', 'customize', 'inspector', 'theme', 'pages', 'palette', 'data',
    'checks', 'history', 'assumption', 'model', 'code', 'api', 'created', 'remix', 'fork', 'restyle', 'repair', 'import')),
  -- Chosen by who sent the edit: sent twice, it is one.
  add column request_id uuid,
  add column label text check (char_length(label) between 1 and 80),
  -- What changed, in sentences, by the names of then.
  add column changes jsonb not null default '[]'::jsonb check (jsonb_typeof(changes) = 'array'),
  -- Files changed by hand as they were before this version: [{ path, before }], before null where there was no change.
  add column files jsonb not null default '[]'::jsonb check (jsonb_typeof(files) = 'array'),
  -- The whole AppSpec, every so many versions: others are built from the nearest later one by the inverses.
  add column snapshot jsonb,
  add column app_hash text,
  add column thumb_path text,
  add column proof_status text check (proof_status in ('passed', 'failed', 'skipped'));
create unique index project_edits_request_id_idx on public.project_edits (project_id, request_id) where request_id is not null;

-- What is known of the versions there are.
update public.project_edits e set source = 'model'
from public.ai_runs r where r.project_id = e.project_id and r.version = e.version;
update public.project_edits set source = 'repair' where reason = 'Took out what could not be shown';
update public.project_edits set source = 'history' where reason = 'Took back a change of the model';
update public.project_edits set source = 'code' where ops = '[]'::jsonb and source = 'api';
update public.project_edits e set app_hash = p.app_hash
from public.projects p where p.id = e.project_id and p.version = e.version;

-- The version a project begins with is one like any other.
insert into public.project_edits (project_id, version, user_id, ops, inverse, source, created_at)
select p.id, 1, p.user_id, '[]', '[]',
  case when exists (select from public.remixes r where r.project_id = p.id) then 'remix' else 'created' end, p.created_at
from public.projects p
on conflict (project_id, version) do nothing;

create function private.begin_history() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.project_edits (project_id, version, user_id, ops, inverse, source, app_hash, created_at)
  values (new.id, new.version, new.user_id, '[]', '[]', 'created', new.app_hash, new.created_at);
  return null;
end
$$;
create trigger begin_history after insert on public.projects
  for each row execute function private.begin_history();

-- Where a project was forked from. Its name and version are in the log of the fork, which outlives the original.
alter table public.projects
  add column forked_from uuid references public.projects (id) on delete set null,
  add column forked_version integer check (forked_version >= 1);
create index projects_forked_from_idx on public.projects (forked_from);
