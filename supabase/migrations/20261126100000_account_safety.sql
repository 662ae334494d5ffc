-- Whether the owner of an account has shown that its address is theirs: by something that was mailed there, or by Google.
create function private.address_is_proven(account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.identities i join auth.users u on u.id = i.user_id
    where i.user_id = account and i.identity_data ->> 'email_verified' = 'true'
      and lower(i.identity_data ->> 'email') = lower(u.email))
$$;

-- Addresses that the operator named as admins: whoever proves that one of them is theirs becomes one.
create table private.admin_addresses (
  email text primary key check (email = lower(email) and char_length(email) <= 320)
);
alter table private.admin_addresses enable row level security;
alter table private.admin_addresses force row level security;

-- A deleted project comes back through the function that checks whether the plan has room for it.
create function private.keep_project_deleted() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') then
    raise exception 'A deleted project is restored by project-recover.' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
create trigger keep_deleted before update of deleted_at on public.projects
  for each row when (old.deleted_at is not null and new.deleted_at is distinct from old.deleted_at)
  execute function private.keep_project_deleted();

-- Renders and transforms that were cancelled while they were made: the work was done, so the month's quota counts them.
create table private.cancelled_work (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('render', 'transform')),
  cancelled_at timestamptz not null default now()
);
create index cancelled_work_user_id_idx on private.cancelled_work (user_id, cancelled_at);
alter table private.cancelled_work enable row level security;
alter table private.cancelled_work force row level security;
