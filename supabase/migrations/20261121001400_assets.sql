-- Assets become a library: folders, tags, thumbnails, a bin. Owners arrange it; what a file is stays the server's word.
alter table public.assets drop constraint assets_kind_check;
alter table public.assets add constraint assets_kind_check
  check (kind in ('footage', 'poster', 'still', 'upload', 'export', 'transform', 'image'));

-- Tags are short, few and not blank.
create function private.are_tags(tags text[]) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(tags) <= 20
    and not exists (select from unnest(tags) t where t is null or t <> trim(t) or t = '' or char_length(t) > 40 or t ~ '[[:cntrl:]]')
$$;

alter table public.assets
  -- Empty for none. Folders are flat: one exists while something is in it.
  add column folder text not null default '' check (char_length(folder) <= 60 and folder = trim(folder) and folder !~ '[[:cntrl:]]'),
  add column tags text[] not null default '{}' check (private.are_tags(tags)),
  -- Key of a small WebP picture of it in the media store.
  add column thumb_path text unique,
  -- In the bin since then; swept 30 days later.
  add column deleted_at timestamptz;

create index assets_deleted_at_idx on public.assets (deleted_at) where deleted_at is not null;

-- The moment of deletion is the server's: a date of somebody's own would be swept at once, or never.
create function private.stamp_deletion() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('authenticated', 'anon') then
    new.deleted_at := case when old.deleted_at is null then now() else old.deleted_at end;
  end if;
  return new;
end
$$;
create trigger stamp_deletion before update of deleted_at on public.assets
  for each row when (new.deleted_at is not null) execute function private.stamp_deletion();

grant update (name, folder, tags, deleted_at) on public.assets to authenticated;
-- Footage and posters belong to their project: a trailer shows them, and filming replaces them.
create policy "owners arrange their assets" on public.assets for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and (deleted_at is null or kind not in ('footage', 'poster')));

-- What a person chose in the studio for a project's trailer: used by the player and the render alike.
create table public.storyboard_settings (
  project_id uuid primary key references public.projects (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- StudioChoices of packages/contract/src/studio.ts.
  choices jsonb not null default '{}'::jsonb check (jsonb_typeof(choices) = 'object' and pg_column_size(choices) < 65536),
  -- Counts writes: somebody who writes upon an older one is told.
  version integer not null default 1 check (version >= 1),
  updated_at timestamptz not null default now()
);
create index storyboard_settings_user_id_idx on public.storyboard_settings (user_id);
create trigger touch_updated_at before update on public.storyboard_settings
  for each row execute function private.touch_updated_at();

alter table public.storyboard_settings enable row level security;
alter table public.storyboard_settings force row level security;
revoke all on public.storyboard_settings from public, anon, authenticated;
grant all on public.storyboard_settings to service_role;
grant select on public.storyboard_settings to authenticated;
create policy "owners read their storyboard settings" on public.storyboard_settings for select to authenticated
  using (user_id = (select auth.uid()));

-- What was chosen in the studio when the render was asked for: editing on does not change what is under way.
alter table public.renders
  add column choices jsonb not null default '{}'::jsonb check (jsonb_typeof(choices) = 'object');
