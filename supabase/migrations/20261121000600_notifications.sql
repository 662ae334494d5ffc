-- What happened that a person should know: the in-app inbox. The server writes; owners read them, mark them as read and dismiss them.
create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  event text not null check (event ~ '^[a-z]+(-[a-z]+)*(\.[a-z]+(-[a-z]+)*)?$'),
  title text not null check (char_length(title) between 1 and 120),
  body text not null default '' check (char_length(body) <= 500),
  -- Path inside the product that shows what happened.
  href text check (href ~ '^/([^/\\]|$)' and char_length(href) <= 300),
  -- The same thing is told once: a job that runs again writes the same key.
  key text not null default gen_random_uuid()::text check (char_length(key) <= 200),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  dismissed_at timestamptz,
  unique (user_id, key)
);
create index notifications_user_id_created_at_idx on public.notifications (user_id, created_at desc);
create index notifications_unread_idx on public.notifications (user_id) where read_at is null and dismissed_at is null;

alter table public.notifications enable row level security;
alter table public.notifications force row level security;
revoke all on public.notifications from public, anon, authenticated;
grant all on public.notifications to service_role;
grant select on public.notifications to authenticated;
grant update (read_at, dismissed_at) on public.notifications to authenticated;
create policy "owners read their notifications" on public.notifications for select to authenticated
  using (user_id = (select auth.uid()));
create policy "owners mark their notifications" on public.notifications for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create trigger announce_change after insert or update or delete on public.notifications
  for each row execute function private.announce_change();
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.notifications;
  end if;
end
$$;
