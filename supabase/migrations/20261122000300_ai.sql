-- A person's own model. Its key is encrypted and never read by any role of the API; functions show the rest.
create table private.ai_providers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  provider text not null check (provider in ('openai-compatible', 'anthropic', 'google')),
  base_url text check (char_length(base_url) between 1 and 500),
  model text not null check (char_length(model) between 1 and 120),
  key text,
  key_hint text check (char_length(key_hint) <= 4),
  improve boolean not null default true,
  -- Forgotten a day after that.
  removed_at timestamptz
);
alter table private.ai_providers enable row level security;
alter table private.ai_providers force row level security;

-- One run of a model on a project. Owners read; the server writes.
create table public.ai_runs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  project_id uuid not null references public.projects (id) on delete cascade,
  kind text not null check (kind in ('plan', 'change')),
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed', 'cancelled')),
  stage text,
  progress double precision not null default 0 check (progress between 0 and 1),
  wish text check (char_length(wish) between 1 and 2000),
  answer text check (char_length(answer) <= 2000),
  changes jsonb not null default '[]'::jsonb check (jsonb_typeof(changes) = 'array'),
  version integer check (version >= 1),
  undone boolean not null default false,
  model text not null check (char_length(model) between 1 and 120),
  -- Whether the person's own key paid.
  own_key boolean not null,
  input_tokens bigint not null default 0 check (input_tokens >= 0),
  output_tokens bigint not null default 0 check (output_tokens >= 0),
  cost_micros bigint check (cost_micros >= 0),
  -- Hash of the draft that the preview shows.
  draft_hash text,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz
);
create index ai_runs_project_id_created_at_idx on public.ai_runs (project_id, created_at desc);
create index ai_runs_user_id_created_at_idx on public.ai_runs (user_id, created_at desc);
-- Two runs on one project would write over each other.
create unique index ai_runs_one_at_a_time_idx on public.ai_runs (project_id) where status in ('queued', 'running');

-- The app as far as the model has got, for the preview. Gone with the end of the run.
create table private.ai_drafts (
  run_id uuid primary key references public.ai_runs (id) on delete cascade,
  project_id uuid not null references public.projects (id) on delete cascade,
  spec jsonb not null,
  overrides jsonb not null check (jsonb_typeof(overrides) = 'array')
);
create index ai_drafts_project_id_idx on private.ai_drafts (project_id);
alter table private.ai_drafts enable row level security;
alter table private.ai_drafts force row level security;

-- Files that a run changed, as they were changed by hand before and after it; for undoing it.
create table private.ai_run_files (
  run_id uuid not null references public.ai_runs (id) on delete cascade,
  path text not null check (char_length(path) <= 200),
  before jsonb,
  after jsonb,
  primary key (run_id, path)
);
alter table private.ai_run_files enable row level security;
alter table private.ai_run_files force row level security;

-- AI_RUN_TRANSITIONS of packages/contract/src/ai.ts, row by row.
create table private.ai_run_transitions (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
alter table private.ai_run_transitions enable row level security;
alter table private.ai_run_transitions force row level security;
insert into private.ai_run_transitions (from_status, to_status) values
  ('queued', 'running'),
  ('queued', 'failed'),
  ('queued', 'cancelled'),
  ('running', 'queued'),
  ('running', 'done'),
  ('running', 'failed'),
  ('running', 'cancelled');

create function private.check_ai_run_transition() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status is distinct from old.status and not exists (
    select from private.ai_run_transitions t where t.from_status = old.status and t.to_status = new.status
  ) then
    raise exception 'A run of a model cannot go from % to %.', old.status, new.status using errcode = 'check_violation';
  end if;
  -- What does not run shows no draft.
  if new.status <> 'running' then
    new.draft_hash := null;
    new.stage := null;
    delete from private.ai_drafts where run_id = new.id;
  end if;
  return new;
end
$$;
create trigger check_ai_run_transition before update of status on public.ai_runs
  for each row execute function private.check_ai_run_transition();

alter table public.ai_runs enable row level security;
alter table public.ai_runs force row level security;
revoke all on public.ai_runs from public, anon, authenticated;
grant all on public.ai_runs to service_role;
grant select on public.ai_runs to authenticated;
create policy "owners read their runs of models" on public.ai_runs for select to authenticated
  using (user_id = (select auth.uid()));

create trigger announce_change after insert or update or delete on public.ai_runs
  for each row execute function private.announce_change();
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.ai_runs;
  end if;
end
$$;
