-- Footage made of a file of one's own is an asset of a kind of its own.
alter table public.assets drop constraint assets_kind_check;
alter table public.assets add constraint assets_kind_check
  check (kind in ('footage', 'poster', 'still', 'clip', 'upload', 'export', 'transform', 'image'));
drop policy "owners arrange their assets" on public.assets;
create policy "owners arrange their assets" on public.assets for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and (deleted_at is null or kind not in ('footage', 'poster', 'still')));

-- A video of one's own that is made into footage. Users read; the server writes.
create table public.footage_imports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  project_id uuid not null references public.projects (id) on delete cascade,
  -- The video, and what came of it.
  asset_id uuid not null references public.assets (id) on delete cascade,
  footage_id uuid references public.assets (id) on delete cascade,
  start_ms integer not null check (start_ms between 0 and 3600000),
  duration_ms integer not null check (duration_ms between 500 and 15000),
  status text not null default 'queued' check (status in ('queued', 'processing', 'done', 'failed', 'cancelled')),
  progress double precision not null default 0 check (progress between 0 and 1),
  error_message text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index footage_imports_project_id_idx on public.footage_imports (project_id, created_at desc);
create index footage_imports_user_id_idx on public.footage_imports (user_id);
create index footage_imports_asset_id_idx on public.footage_imports (asset_id);
create index footage_imports_footage_id_idx on public.footage_imports (footage_id);

alter table public.footage_imports enable row level security;
alter table public.footage_imports force row level security;
revoke all on public.footage_imports from public, anon, authenticated;
grant all on public.footage_imports to service_role;
grant select on public.footage_imports to authenticated;
create policy "owners read their footage imports" on public.footage_imports for select to authenticated
  using (user_id = (select auth.uid()));

create trigger announce_change after insert or update or delete on public.footage_imports
  for each row execute function private.announce_change();
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.footage_imports;
  end if;
end
$$;
