-- What happened around published apps, each as it came, and what it adds up to by the hour. No cookie, no address, nobody's name.

-- Random bytes that make a visitor of today somebody else tomorrow. Deleted after two days: then nobody can be found again.
create table private.analytics_salts (
  day date primary key,
  salt bytea not null default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')
);

-- Kept for 30 days, so that the numbers below can be looked into; they do not need it.
create table private.analytics_events (
  id bigint generated always as identity primary key,
  publication_id uuid not null references public.publications (id) on delete cascade,
  at timestamptz not null,
  kind text not null check (kind in
    ('view', 'play', 'quarter', 'half', 'three-quarters', 'watched', 'open', 'sign-up', 'share', 'embed')),
  -- Salted digest of where a request came from, of this app and this day alone.
  visitor bytea not null check (octet_length(visitor) = 16),
  -- Host that led here; empty when none was told.
  referrer text not null default '' check (char_length(referrer) <= 100),
  -- Null where nothing tells it.
  device text check (device in ('phone', 'tablet', 'desktop')),
  -- By the owner of the app.
  own boolean not null default false,
  -- Whether the numbers below hold it.
  counted boolean not null default false
);
create index analytics_events_waiting_idx on private.analytics_events (id) where not counted;
create index analytics_events_at_idx on private.analytics_events (at);
create index analytics_events_publication_id_idx on private.analytics_events (publication_id);

create table private.analytics_hours (
  publication_id uuid not null references public.publications (id) on delete cascade,
  hour timestamptz not null check (hour = date_trunc('hour', hour, 'UTC')),
  own boolean not null default false,
  -- People of a day (UTC), in the hour in which they came first.
  visitors integer not null default 0,
  -- Openings of the app with half an hour without one before.
  visits integer not null default 0,
  views integer not null default 0,
  plays integer not null default 0,
  quarters integer not null default 0,
  halves integer not null default 0,
  three_quarters integer not null default 0,
  watched integer not null default 0,
  opens integer not null default 0,
  sign_ups integer not null default 0,
  shares integer not null default 0,
  embeds integer not null default 0,
  primary key (publication_id, hour, own)
);

-- Where people came from and on what, by the hour and by the day (UTC): long times are read by the day, their ends by the hour.
create table private.analytics_sources (
  publication_id uuid not null references public.publications (id) on delete cascade,
  span text not null check (span in ('hour', 'day')),
  at timestamptz not null,
  own boolean not null default false,
  dimension text not null check (dimension in ('referrer', 'device')),
  name text not null check (char_length(name) <= 100),
  events integer not null check (events > 0),
  primary key (publication_id, span, at, own, dimension, name)
);

-- Who came on a day, and when they last opened the app. Deleted after two days.
drop table private.analytics_seen;
create table private.analytics_seen (
  publication_id uuid not null references public.publications (id) on delete cascade,
  day date not null,
  visitor bytea not null check (octet_length(visitor) = 16),
  app_at timestamptz,
  primary key (publication_id, day, visitor)
);
create index analytics_seen_day_idx on private.analytics_seen (day);

insert into private.analytics_hours (publication_id, hour, views, plays, watched, opens, visits)
select publication_id, day::timestamp at time zone 'UTC',
  sum(events) filter (where kind = 'view'), sum(events) filter (where kind = 'play'),
  sum(events) filter (where kind = 'watched'), sum(events) filter (where kind = 'open'), sum(events) filter (where kind = 'open')
from (
  select publication_id, day, kind, events from private.analytics_daily
  union all
  select d.publication_id, d.day, k.kind, 0 from (select distinct publication_id, day from private.analytics_daily) d
    cross join (values ('view'), ('play'), ('watched'), ('open')) k (kind)
) as daily group by 1, 2;
insert into private.analytics_hours (publication_id, hour, visitors)
select publication_id, day::timestamp at time zone 'UTC', visitors from private.analytics_visitors
on conflict (publication_id, hour, own) do update set visitors = excluded.visitors;
insert into private.analytics_sources (publication_id, span, at, dimension, name, events)
select d.publication_id, s.span, d.day::timestamp at time zone 'UTC', n.dimension, n.name, sum(d.events)
from private.analytics_daily d
  cross join (values ('hour'), ('day')) s (span)
  cross join lateral (values ('referrer', d.referrer), ('device', d.device)) n (dimension, name)
where d.kind in ('view', 'open') group by 1, 2, 3, 4, 5;
drop table private.analytics_daily;
drop table private.analytics_visitors;

-- Somebody who gives an app their address has signed up in it.
create function private.record_sign_up() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.analytics_events (publication_id, at, kind, visitor, own)
  select p.id, now(), 'sign-up', substr(sha256(convert_to(new.id::text, 'UTF8')), 1, 16), lower(u.email) = lower(new.email)
  from public.app_stores s
    join public.publications p on p.project_id = s.project_id and p.status = 'published'
    join auth.users u on u.id = p.user_id
  where s.id = new.store_id and s.place = 'published';
  return null;
end
$$;
create trigger record_sign_up after insert on public.app_visitors
  for each row when (new.email is not null) execute function private.record_sign_up();
create trigger record_sign_up_later after update of email on public.app_visitors
  for each row when (old.email is null and new.email is not null) execute function private.record_sign_up();

alter table private.analytics_salts enable row level security;
alter table private.analytics_salts force row level security;
alter table private.analytics_events enable row level security;
alter table private.analytics_events force row level security;
alter table private.analytics_hours enable row level security;
alter table private.analytics_hours force row level security;
alter table private.analytics_sources enable row level security;
alter table private.analytics_sources force row level security;
alter table private.analytics_seen enable row level security;
alter table private.analytics_seen force row level security;
