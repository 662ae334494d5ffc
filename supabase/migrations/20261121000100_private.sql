-- What no API role may ever see: secrets, rate limits, internal tables of transitions.
create schema private;
revoke all on schema private from public;

create table private.secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

create table private.rate_limits (
  key text primary key,
  window_started_at timestamptz not null,
  hits integer not null check (hits >= 0)
);
create index rate_limits_window_started_at_idx on private.rate_limits (window_started_at);

alter table private.secrets enable row level security;
alter table private.secrets force row level security;
alter table private.rate_limits enable row level security;
alter table private.rate_limits force row level security;

-- Sets updated_at on every change of a row.
create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;
