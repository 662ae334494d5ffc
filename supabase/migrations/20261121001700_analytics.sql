-- What happens around published apps, counted by day. No cookie, no address, nobody's name.
create table private.analytics_daily (
  publication_id uuid not null references public.publications (id) on delete cascade,
  day date not null,
  kind text not null check (kind in ('view', 'play', 'watched', 'open')),
  -- Host that led here; empty when none was told.
  referrer text not null check (char_length(referrer) <= 100),
  device text not null check (device in ('phone', 'tablet', 'desktop')),
  events integer not null check (events > 0),
  primary key (publication_id, day, kind, referrer, device)
);

create table private.analytics_visitors (
  publication_id uuid not null references public.publications (id) on delete cascade,
  day date not null,
  visitors integer not null check (visitors > 0),
  primary key (publication_id, day)
);

-- Who has been counted today: keyed digests that differ from day to day and from app to app, deleted after two days.
create table private.analytics_seen (
  publication_id uuid not null references public.publications (id) on delete cascade,
  day date not null,
  digest bytea not null check (octet_length(digest) = 16),
  primary key (publication_id, day, digest)
);
create index analytics_seen_day_idx on private.analytics_seen (day);

alter table private.analytics_daily enable row level security;
alter table private.analytics_daily force row level security;
alter table private.analytics_visitors enable row level security;
alter table private.analytics_visitors force row level security;
alter table private.analytics_seen enable row level security;
alter table private.analytics_seen force row level security;
