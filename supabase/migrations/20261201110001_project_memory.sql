-- What a project remembers for whoever changes it: decisions, words, style, and what was refused. Owners read; the server writes.
create table public.project_memory (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  project_id uuid not null references public.projects (id) on delete cascade,
  kind text not null check (kind in ('decision', 'vocabulary', 'style', 'refused')),
  text text not null check (char_length(text) between 1 and 200),
  source text not null check (source in ('person', 'model', 'planner')),
  -- What it is about, so that a later word on the same replaces it.
  about text check (char_length(about) between 1 and 240),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index project_memory_about_idx on public.project_memory (project_id, about) where about is not null;
create index project_memory_project_id_idx on public.project_memory (project_id, created_at);
create index project_memory_user_id_idx on public.project_memory (user_id);

alter table public.project_memory enable row level security;
alter table public.project_memory force row level security;
revoke all on public.project_memory from public, anon, authenticated;
grant all on public.project_memory to service_role;
grant select on public.project_memory to authenticated;
create policy "owners read what their projects remember" on public.project_memory for select to authenticated
  using (user_id = (select auth.uid()));
