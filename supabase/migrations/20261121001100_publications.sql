-- Publishing: a version of a project frozen under a name of its own, with who likes it, who built on it and who objects.

-- Host labels that nobody may take: they look like the product's own addresses, or like somebody else's.
create table private.reserved_slugs (slug text primary key);
alter table private.reserved_slugs enable row level security;
alter table private.reserved_slugs force row level security;
insert into private.reserved_slugs (slug) values
  ('about'), ('abuse'), ('account'), ('accounts'), ('admin'), ('administrator'), ('analytics'), ('api'), ('app'), ('apps'),
  ('assets'), ('auth'), ('autoconfig'), ('autodiscover'), ('billing'), ('blog'), ('cdn'), ('config'), ('dashboard'), ('dev'),
  ('developer'), ('docs'), ('download'), ('downloads'), ('email'), ('embed'), ('files'), ('ftp'), ('functions'), ('gallery'),
  ('google'), ('graphql'), ('help'), ('hostmaster'), ('images'), ('imap'), ('info'), ('internal'), ('isatap'), ('legal'),
  ('local'), ('localhost'), ('login'), ('logout'), ('mail'), ('media'), ('mta-sts'), ('news'), ('noreply'), ('notifications'),
  ('ns'), ('ns1'), ('ns2'), ('oauth'), ('oembed'), ('official'), ('password'), ('pay'), ('payment'), ('payments'), ('pop'),
  ('pop3'), ('postmaster'), ('preview'), ('privacy'), ('profile'), ('profiles'), ('projects'), ('proxy'), ('public'),
  ('realtime'), ('register'), ('renders'), ('rest'), ('robots'), ('root'), ('sandbox'), ('sayhey'), ('say-hey'), ('security'),
  ('server'), ('settings'), ('sign-in'), ('sign-up'), ('signin'), ('signup'), ('sitemap'), ('smtp'), ('ssl'), ('sso'),
  ('stage'), ('staging'), ('static'), ('status'), ('storage'), ('stripe'), ('studio'), ('supabase'), ('support'), ('system'),
  ('team'), ('templates'), ('terms'), ('test'), ('transform'), ('trust'), ('undefined'), ('null'), ('upload'), ('uploads'),
  ('webhook'), ('webhooks'), ('webmail'), ('webmaster'), ('wpad'), ('www'), ('www1'), ('www2');

-- Hashtags as they are kept: without '#', each once. Which letters they may have is checked at the border, which knows all scripts.
create function private.are_hashtags(tags text[]) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(array_length(tags, 1), 0) <= 8
    and not exists (select from unnest(tags) tag where tag is null or tag !~ '^[^[:space:]#,]{1,39}$')
    and (select count(distinct tag) from unnest(tags) tag) = coalesce(array_length(tags, 1), 0)
$$;

-- What is published of a project. Everything in this table may be read by everybody once it is in the gallery.
create table public.publications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  project_id uuid not null unique references public.projects (id) on delete cascade,
  slug text not null unique check (slug ~ '^[a-z0-9](?:[a-z0-9-]{1,46}[a-z0-9])$' and slug !~ '^..--'),
  status text not null default 'published' check (status in ('published', 'unpublished', 'taken-down')),
  -- Shown in the gallery; otherwise only who has the link finds it.
  listed boolean not null default true,
  title text not null check (char_length(title) between 1 and 80),
  description text not null default '' check (char_length(description) <= 1000),
  hashtags text[] not null default '{}' check (private.are_hashtags(hashtags)),
  category text not null check (char_length(category) between 1 and 40),
  version_id uuid,
  -- When it was first published, and when it last got a new version.
  published_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Set while its project lies in the bin.
  withheld_at timestamptz,
  takedown_reason text check (char_length(takedown_reason) <= 500)
);
create index publications_user_id_idx on public.publications (user_id);
create index publications_version_id_idx on public.publications (version_id);
create index publications_published_at_idx on public.publications (published_at desc)
  where status = 'published' and listed and withheld_at is null;
create index publications_hashtags_idx on public.publications using gin (hashtags);

-- Versions that have been published. What is frozen in one never changes again.
create table public.publication_versions (
  id uuid primary key default gen_random_uuid(),
  publication_id uuid not null references public.publications (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  number integer not null check (number >= 1),
  project_version integer not null check (project_version >= 1),
  spec jsonb not null,
  app_hash text not null,
  -- The trailer: copies of a render's files, so that it stays when the render goes.
  render_id uuid references public.renders (id) on delete set null,
  video_path text,
  poster_path text,
  captions_path text,
  width integer check (width > 0),
  height integer check (height > 0),
  duration_ms integer check (duration_ms > 0),
  created_at timestamptz not null default now(),
  unique (publication_id, number)
);
create index publication_versions_user_id_idx on public.publication_versions (user_id);
create index publication_versions_render_id_idx on public.publication_versions (render_id);
alter table public.publications
  add foreign key (version_id) references public.publication_versions (id) on delete set null;

-- Names a publication was found under before: kept for it for 90 days, so that its old links do not lead to somebody else.
create table private.former_slugs (
  slug text primary key,
  publication_id uuid not null references public.publications (id) on delete cascade,
  left_at timestamptz not null default now()
);
create index former_slugs_publication_id_idx on private.former_slugs (publication_id);
alter table private.former_slugs enable row level security;
alter table private.former_slugs force row level security;

create table public.publication_likes (
  publication_id uuid not null references public.publications (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (publication_id, user_id)
);
create index publication_likes_user_id_idx on public.publication_likes (user_id);

-- Lineage: a project that began as a copy of a published one. What it was called stays readable after the original is gone.
create table public.remixes (
  project_id uuid primary key references public.projects (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  publication_id uuid references public.publications (id) on delete set null,
  source_title text not null check (char_length(source_title) <= 80),
  source_author text not null check (char_length(source_author) <= 120),
  created_at timestamptz not null default now()
);
create index remixes_publication_id_idx on public.remixes (publication_id);
create index remixes_user_id_idx on public.remixes (user_id);

-- Objections to what is published. Only the server reads and writes them. `reporter` is a user's id or a keyed hash of a
-- visitor's address, so that one person's reports of one thing are one report and no address is kept.
create table public.reports (
  id uuid primary key default gen_random_uuid(),
  publication_id uuid not null references public.publications (id) on delete cascade,
  user_id uuid references auth.users (id) on delete set null,
  reporter text not null check (char_length(reporter) between 1 and 100),
  reason text not null check (reason in ('spam', 'copyright', 'hate', 'sexual', 'violence', 'scam', 'privacy', 'other')),
  details text not null default '' check (char_length(details) <= 1000),
  status text not null default 'open' check (status in ('open', 'dismissed', 'upheld')),
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by uuid references auth.users (id) on delete set null,
  unique (publication_id, reporter)
);
create index reports_open_idx on public.reports (created_at) where status = 'open';
create index reports_user_id_idx on public.reports (user_id);

-- PUBLICATION_TRANSITIONS of packages/contract/src/publication.ts, row by row.
create table private.publication_transitions (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
alter table private.publication_transitions enable row level security;
alter table private.publication_transitions force row level security;
insert into private.publication_transitions (from_status, to_status) values
  ('published', 'unpublished'),
  ('published', 'taken-down'),
  ('unpublished', 'published'),
  ('unpublished', 'taken-down'),
  ('taken-down', 'unpublished');

create function private.check_publication() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.status is distinct from old.status and not exists (
    select from private.publication_transitions t where t.from_status = old.status and t.to_status = new.status
  ) then
    raise exception 'A publication cannot go from % to %.', old.status, new.status using errcode = 'check_violation';
  end if;
  if not exists (select from public.projects p where p.id = new.project_id and p.user_id = new.user_id) then
    raise exception 'A publication belongs to the owner of its project.' using errcode = 'check_violation';
  end if;
  if new.version_id is not null and not exists (
    select from public.publication_versions v where v.id = new.version_id and v.publication_id = new.id
  ) then
    raise exception 'A publication shows one of its own versions.' using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' and new.slug = old.slug then
    return new;
  end if;
  -- Names in use, names kept for others and names of previews share one space of addresses.
  if exists (select from private.reserved_slugs r where r.slug = new.slug)
    or exists (select from public.projects p where p.slug = new.slug)
    or exists (select from private.former_slugs f
      where f.slug = new.slug and f.publication_id <> new.id and f.left_at > now() - interval '90 days')
  then
    raise exception 'The name % is taken.', new.slug using errcode = 'unique_violation', constraint = 'publications_slug_key';
  end if;
  delete from private.former_slugs f where f.slug = new.slug;
  return new;
end
$$;
create trigger check_publication before insert or update on public.publications
  for each row execute function private.check_publication();

-- The previous name stays with its publication.
create function private.keep_former_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.former_slugs (slug, publication_id) values (old.slug, new.id)
    on conflict (slug) do update set publication_id = new.id, left_at = now();
  return null;
end
$$;
create trigger keep_former_slug after update of slug on public.publications
  for each row when (new.slug is distinct from old.slug) execute function private.keep_former_slug();

create function private.refuse_thaw() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'A published version is frozen.' using errcode = 'check_violation';
end
$$;
-- All but render_id, which is emptied when its render goes.
create trigger stay_frozen before update of publication_id, user_id, number, project_version, spec, app_hash, video_path, poster_path, captions_path, width, height, duration_ms, created_at
  on public.publication_versions for each row execute function private.refuse_thaw();

-- A project in the bin is not shown; taken out again, it is.
create function private.withhold_publication() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.publications set withheld_at = new.deleted_at where project_id = new.id;
  return null;
end
$$;
create trigger withhold_publication after update of deleted_at on public.projects
  for each row when (new.deleted_at is distinct from old.deleted_at) execute function private.withhold_publication();

alter table public.publications enable row level security;
alter table public.publications force row level security;
alter table public.publication_versions enable row level security;
alter table public.publication_versions force row level security;
alter table public.publication_likes enable row level security;
alter table public.publication_likes force row level security;
alter table public.remixes enable row level security;
alter table public.remixes force row level security;
alter table public.reports enable row level security;
alter table public.reports force row level security;

revoke all on public.publications, public.publication_versions, public.publication_likes, public.remixes, public.reports
  from public, anon, authenticated;
grant all on public.publications, public.publication_versions, public.publication_likes, public.remixes, public.reports
  to service_role;

grant select on public.publications to anon, authenticated;
create policy "everybody reads the gallery" on public.publications for select to anon, authenticated
  using (status = 'published' and listed and withheld_at is null);
create policy "owners read their publications" on public.publications for select to authenticated
  using (user_id = (select auth.uid()));

grant select on public.publication_versions to authenticated;
create policy "owners read their published versions" on public.publication_versions for select to authenticated
  using (user_id = (select auth.uid()));

grant select on public.publication_likes to authenticated;
create policy "people read their likes" on public.publication_likes for select to authenticated
  using (user_id = (select auth.uid()));

grant select on public.remixes to authenticated;
create policy "owners read where their projects come from" on public.remixes for select to authenticated
  using (user_id = (select auth.uid()));
