-- Projects whose app kept the browser busy until it was stopped: their next films and checks wait, longer each time.
create table private.resting_projects (
  project_id uuid primary key references public.projects (id) on delete cascade,
  strikes integer not null default 1 check (strikes > 0),
  until timestamptz not null
);
alter table private.resting_projects enable row level security;
alter table private.resting_projects force row level security;

-- When a job of a project may begin; null for at once.
create function private.rests_until(id uuid, queue text) returns timestamptz
  language sql stable security definer set search_path = ''
  as $$ select until from private.resting_projects where project_id = id and queue in ('film', 'prove') $$;
revoke all on function private.rests_until(uuid, text) from public;
