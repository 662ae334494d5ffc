-- Changed e-mail addresses whose owners have yet to be told, however the change came about. The old address is told too: whoever
-- took an account over must not be able to hide it by changing the address first.
create table private.email_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  old_email text not null,
  new_email text not null,
  created_at timestamptz not null default now()
);
create index email_changes_user_id_idx on private.email_changes (user_id);
alter table private.email_changes enable row level security;
alter table private.email_changes force row level security;

create function private.note_email_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.email_changes (user_id, old_email, new_email) values (new.id, old.email, new.email);
  return null;
end
$$;
create trigger sayhey_note_email_change after update of email on auth.users
  for each row when (old.email is distinct from new.email and old.email is not null and new.email is not null)
  execute function private.note_email_change();
