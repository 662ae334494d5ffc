-- One job that turns a picture or a project into something new. Users read; the server writes.
create table public.transforms (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Name of the transform in packages/transforms.
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$' and char_length(kind) <= 40),
  status text not null default 'queued' check (status in ('queued', 'processing', 'done', 'failed', 'cancelled')),
  settings jsonb not null default '{}'::jsonb check (jsonb_typeof(settings) = 'object'),
  -- What goes in and what came out. A file or project deleted since leaves the entry without it.
  input_asset_id uuid references public.assets (id) on delete set null,
  input_project_id uuid references public.projects (id) on delete set null,
  input_name text not null check (char_length(input_name) between 1 and 255),
  result_asset_id uuid references public.assets (id) on delete set null,
  result_project_id uuid references public.projects (id) on delete set null,
  stage text,
  progress double precision not null default 0 check (progress between 0 and 1),
  remaining_ms integer check (remaining_ms >= 0),
  error_message text,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz
);
create index transforms_user_id_created_at_idx on public.transforms (user_id, created_at desc);
create index transforms_unfinished_idx on public.transforms (status) where status in ('queued', 'processing');
create index transforms_input_asset_id_idx on public.transforms (input_asset_id);
create index transforms_input_project_id_idx on public.transforms (input_project_id);
create index transforms_result_asset_id_idx on public.transforms (result_asset_id);
create index transforms_result_project_id_idx on public.transforms (result_project_id);

-- TRANSFORM_TRANSITIONS of packages/contract/src/transform.ts, row by row.
create table private.transform_transitions (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
alter table private.transform_transitions enable row level security;
alter table private.transform_transitions force row level security;
insert into private.transform_transitions (from_status, to_status) values
  ('queued', 'processing'),
  ('queued', 'failed'),
  ('queued', 'cancelled'),
  ('processing', 'queued'),
  ('processing', 'done'),
  ('processing', 'failed'),
  ('processing', 'cancelled'),
  ('failed', 'queued'),
  ('cancelled', 'queued');

create function private.check_transform_transition() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'queued' then
      raise exception 'A transform starts queued, not %.', new.status using errcode = 'check_violation';
    end if;
  elsif new.status is distinct from old.status and not exists (
    select from private.transform_transitions t where t.from_status = old.status and t.to_status = new.status
  ) then
    raise exception 'A transform cannot go from % to %.', old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger check_transform_transition before insert or update of status on public.transforms
  for each row execute function private.check_transform_transition();

alter table public.transforms enable row level security;
alter table public.transforms force row level security;
revoke all on public.transforms from public, anon, authenticated;
grant all on public.transforms to service_role;
grant select on public.transforms to authenticated;
create policy "owners read their transforms" on public.transforms for select to authenticated
  using (user_id = (select auth.uid()));

create trigger announce_change after insert or update or delete on public.transforms
  for each row execute function private.announce_change();
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.transforms;
  end if;
end
$$;

-- Pictures that transforms make are assets of a kind of their own.
alter table public.assets drop constraint assets_kind_check;
alter table public.assets add constraint assets_kind_check
  check (kind in ('footage', 'poster', 'still', 'upload', 'export', 'transform', 'image'));
