-- Mails on their way. A mail is written in the transaction of what caused it; the queue's job only names it.
create table private.mails (
  id uuid primary key default gen_random_uuid(),
  -- Whom it is about; an erased account's waiting mails go with it.
  user_id uuid references auth.users (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  -- The same mail is queued once: a job that runs again writes the same key.
  key text not null unique check (char_length(key) <= 300),
  -- Receiver, words and links, encrypted. Gone once the mail is sent or given up: links in it open accounts.
  content text,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed', 'limited')),
  error text check (char_length(error) <= 500),
  send_after timestamptz not null default now(),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((status = 'queued') = (content is not null)),
  check ((status = 'queued') = (finished_at is null))
);
create index mails_user_id_idx on private.mails (user_id);
create index mails_waiting_idx on private.mails (send_after) where status = 'queued';
create index mails_finished_at_idx on private.mails (finished_at);

-- What a person wants to be told, and how: one column for each group of events and channel, so that two tabs that change
-- different ones never undo each other. The defaults are those of packages/contract/src/notification.ts; a test compares.
create table public.notification_preferences (
  user_id uuid primary key references auth.users (id) on delete cascade,
  render_in_app boolean not null default true,
  render_email boolean not null default true,
  render_webhook boolean not null default true,
  transform_in_app boolean not null default true,
  transform_email boolean not null default true,
  transform_webhook boolean not null default true,
  likes_in_app boolean not null default true,
  likes_email boolean not null default false,
  likes_webhook boolean not null default true,
  remixes_in_app boolean not null default true,
  remixes_email boolean not null default false,
  remixes_webhook boolean not null default true,
  billing_in_app boolean not null default true,
  billing_email boolean not null default true,
  billing_webhook boolean not null default false,
  security_in_app boolean not null default true,
  security_email boolean not null default true,
  security_webhook boolean not null default false,
  -- Minutes after midnight in the time zone; from a later to an earlier one goes over midnight. Null: no quiet hours.
  quiet_from integer check (quiet_from between 0 and 1439),
  quiet_until integer check (quiet_until between 0 and 1439),
  quiet_time_zone text not null default 'UTC' check (char_length(quiet_time_zone) <= 64 and quiet_time_zone ~ '^[A-Za-z0-9_+/-]+$'),
  updated_at timestamptz not null default now(),
  check ((quiet_from is null) = (quiet_until is null)),
  check (quiet_from <> quiet_until)
);
create trigger touch_updated_at before update on public.notification_preferences
  for each row execute function private.touch_updated_at();

create function private.check_time_zone() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not exists (select from pg_catalog.pg_timezone_names where name = new.quiet_time_zone) then
    raise exception 'There is no time zone %.', new.quiet_time_zone using errcode = 'check_violation',
      hint = 'Choose one such as Europe/Berlin.';
  end if;
  return new;
end
$$;
create trigger check_time_zone before insert or update of quiet_time_zone on public.notification_preferences
  for each row execute function private.check_time_zone();

alter table public.notification_preferences enable row level security;
alter table public.notification_preferences force row level security;
revoke all on public.notification_preferences from public, anon, authenticated;
grant all on public.notification_preferences to service_role;
grant select on public.notification_preferences to authenticated;
grant update (
  render_in_app, render_email, render_webhook, transform_in_app, transform_email, transform_webhook,
  likes_in_app, likes_email, likes_webhook, remixes_in_app, remixes_email, remixes_webhook,
  billing_in_app, billing_email, billing_webhook, security_in_app, security_email, security_webhook,
  quiet_from, quiet_until, quiet_time_zone
) on public.notification_preferences to authenticated;
create policy "owners read their preferences" on public.notification_preferences for select to authenticated
  using (user_id = (select auth.uid()));
create policy "owners change their preferences" on public.notification_preferences for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create function private.prefer_notifications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.notification_preferences (user_id) values (new.id) on conflict do nothing;
  return null;
end
$$;
create trigger sayhey_prefer_notifications after insert on auth.users
  for each row execute function private.prefer_notifications();
insert into public.notification_preferences (user_id) select id from auth.users on conflict do nothing;

-- The address a person's events are posted to. Reached through functions only: the secret must never be readable.
create table private.webhooks (
  user_id uuid primary key references auth.users (id) on delete cascade,
  url text not null check (char_length(url) <= 2000),
  -- Encrypted; what the posts are signed with.
  secret text not null,
  -- Deliveries given up one after the other; a delivered one sets it back.
  failures integer not null default 0 check (failures >= 0),
  disabled_at timestamptz,
  disabled_reason text check (char_length(disabled_reason) <= 500),
  -- Removed ones are kept for a while, so that removing can be undone.
  removed_at timestamptz,
  created_at timestamptz not null default now()
);

create table private.webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  event text not null,
  payload jsonb not null check (jsonb_typeof(payload) = 'object'),
  status text not null default 'queued' check (status in ('queued', 'delivered', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  response_status integer,
  message text check (char_length(message) <= 500),
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index webhook_deliveries_user_id_idx on private.webhook_deliveries (user_id, created_at desc);

alter table private.mails enable row level security;
alter table private.mails force row level security;
alter table private.webhooks enable row level security;
alter table private.webhooks force row level security;
alter table private.webhook_deliveries enable row level security;
alter table private.webhook_deliveries force row level security;
