-- One job that turns a storyboard into a video file. Users read; the server writes.
create table public.renders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  project_id uuid not null references public.projects (id) on delete cascade,
  status text not null default 'queued' check (status in ('queued', 'processing', 'completed', 'failed', 'cancelled')),
  stage text,
  progress double precision not null default 0 check (progress between 0 and 1),
  remaining_ms integer check (remaining_ms >= 0),
  error_message text,
  aspect text not null check (aspect in ('9:16', '1:1', '16:9')),
  size integer not null check (size in (720, 1080, 2160)),
  fps integer not null check (fps between 1 and 120),
  duration_ms integer not null check (duration_ms between 6000 and 15000),
  format text not null default 'mp4' check (format in ('mp4')),
  watermark boolean not null,
  video_path text,
  poster_path text,
  captions_path text,
  bytes bigint check (bytes >= 0),
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz
);
create index renders_user_id_created_at_idx on public.renders (user_id, created_at desc);
create index renders_project_id_idx on public.renders (project_id);
create index renders_unfinished_idx on public.renders (status) where status in ('queued', 'processing');

-- RENDER_TRANSITIONS of packages/contract/src/rows.ts, row by row.
create table private.render_transitions (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
alter table private.render_transitions enable row level security;
alter table private.render_transitions force row level security;
insert into private.render_transitions (from_status, to_status) values
  ('queued', 'processing'),
  ('queued', 'failed'),
  ('queued', 'cancelled'),
  ('processing', 'queued'),
  ('processing', 'completed'),
  ('processing', 'failed'),
  ('processing', 'cancelled'),
  ('failed', 'queued'),
  ('cancelled', 'queued');

create function private.check_render_transition() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'queued' then
      raise exception 'A render starts queued, not %.', new.status using errcode = 'check_violation';
    end if;
  elsif new.status is distinct from old.status and not exists (
    select from private.render_transitions t where t.from_status = old.status and t.to_status = new.status
  ) then
    raise exception 'A render cannot go from % to %.', old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger check_render_transition before insert or update of status on public.renders
  for each row execute function private.check_render_transition();

alter table public.renders enable row level security;
alter table public.renders force row level security;
revoke all on public.renders from public, anon, authenticated;
grant all on public.renders to service_role;
grant select on public.renders to authenticated;
create policy "owners read their renders" on public.renders for select to authenticated
  using (user_id = (select auth.uid()));
