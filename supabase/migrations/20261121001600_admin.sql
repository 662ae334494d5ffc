-- Who runs this installation. No API role can see or change it; the server asks it for every call of an admin function.
create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  granted_at timestamptz not null default now()
);

create table private.suspensions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  reason text not null check (char_length(reason) between 1 and 500),
  suspended_at timestamptz not null default now()
);

-- What admins did. Written together with the deed, and never changed: people are named by text, so that it outlives them.
create table private.audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  admin_id uuid not null,
  admin_email text not null,
  action text not null check (char_length(action) between 1 and 60),
  target text not null check (char_length(target) <= 320),
  details jsonb not null default '{}'::jsonb
);
create index audit_entries_at_idx on private.audit_entries (at desc);
create function private.refuse_audit_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'The audit log is never changed.' using errcode = 'check_violation';
end
$$;
create trigger refuse_change before update or delete on private.audit_entries
  for each row execute function private.refuse_audit_change();
create trigger refuse_truncate before truncate on private.audit_entries
  for each statement execute function private.refuse_audit_change();

alter table private.admins enable row level security;
alter table private.admins force row level security;
alter table private.suspensions enable row level security;
alter table private.suspensions force row level security;
alter table private.audit_entries enable row level security;
alter table private.audit_entries force row level security;

-- What a suspended person has published is out of sight, like that of a closed account.
create or replace function private.account_is_closed(account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.account_closures c where c.user_id = account)
    or exists (select from private.suspensions s where s.user_id = account)
$$;
