-- Folders become nested: a folder is a path of names with '/' between them, eight deep at most.
create function private.is_folder_path(path text) returns boolean
language sql immutable set search_path = '' as $$
  select path = '' or (
    char_length(path) <= 200 and cardinality(string_to_array(path, '/')) <= 8
    and not exists (
      select from unnest(string_to_array(path, '/')) part
      where part = '' or part <> trim(part) or char_length(part) > 60 or part in ('.', '..') or part ~ '[[:cntrl:]]'))
$$;

update public.assets set folder = (
  select coalesce(string_agg(trim(part), '/' order by place), '')
  from (
    select part, place from unnest(string_to_array(folder, '/')) with ordinality as parts (part, place)
    where trim(part) not in ('', '.', '..') order by place limit 8) as kept)
where folder like '%/%' or folder in ('.', '..');

do $$
declare name text;
begin
  for name in
    select conname from pg_constraint
    where conrelid = 'public.assets'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%folder%'
  loop
    execute format('alter table public.assets drop constraint %I', name);
  end loop;
end
$$;
alter table public.assets add constraint assets_folder_check check (private.is_folder_path(folder));

-- What a search looks through, and what names are sorted by.
create function private.asset_words(name text, folder text, tags text[]) returns text
language sql immutable set search_path = '' as $$
  select lower(name || ' ' || array_to_string(tags, ' ') || ' ' || folder)
$$;
alter table public.assets add column search text generated always as (private.asset_words(name, folder, tags)) stored;
create index assets_folder_idx on public.assets (user_id, folder) where folder <> '';

-- Folders somebody made, so that one stays while nothing is in it. Others exist by what they hold.
create table public.asset_folders (
  user_id uuid not null references auth.users (id) on delete cascade,
  path text not null check (path <> '' and private.is_folder_path(path)),
  created_at timestamptz not null default now(),
  primary key (user_id, path)
);
alter table public.asset_folders enable row level security;
alter table public.asset_folders force row level security;
revoke all on public.asset_folders from public, anon, authenticated;
grant all on public.asset_folders to service_role;
grant select on public.asset_folders to authenticated;
create policy "owners read their folders" on public.asset_folders for select to authenticated
  using (user_id = (select auth.uid()));

-- Files that an asset had before its present one. They count as stored.
create table public.asset_versions (
  id uuid primary key default gen_random_uuid(),
  asset_id uuid not null references public.assets (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  path text not null unique,
  thumb_path text unique,
  content_type text not null,
  bytes bigint not null check (bytes >= 0),
  width integer check (width > 0),
  height integer check (height > 0),
  duration_ms integer check (duration_ms >= 0),
  meta jsonb not null default '{}'::jsonb check (jsonb_typeof(meta) = 'object'),
  replaced_at timestamptz not null default now()
);
create index asset_versions_asset_id_idx on public.asset_versions (asset_id, replaced_at desc);
create index asset_versions_user_id_idx on public.asset_versions (user_id);
alter table public.asset_versions enable row level security;
alter table public.asset_versions force row level security;
revoke all on public.asset_versions from public, anon, authenticated;
grant all on public.asset_versions to service_role;
grant select on public.asset_versions to authenticated;
create policy "owners read versions of their assets" on public.asset_versions for select to authenticated
  using (user_id = (select auth.uid()));

-- Addresses of ZIPs of one's own assets: whoever holds one has the files for ten minutes.
create table private.asset_archives (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  asset_ids uuid[] not null check (cardinality(asset_ids) between 1 and 500),
  expires_at timestamptz not null
);
create index asset_archives_user_id_idx on private.asset_archives (user_id);
create index asset_archives_expires_at_idx on private.asset_archives (expires_at);
alter table private.asset_archives enable row level security;
alter table private.asset_archives force row level security;
