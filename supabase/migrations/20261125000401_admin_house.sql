-- What the operator has switched off, and in which words people are told. No API role can see or change it.
create table private.switches (
  name text primary key check (name in
    ('sign-up', 'generating', 'operator-model', 'rendering', 'transforms', 'uploads', 'publishing', 'gallery')),
  is_on boolean not null default true,
  -- Told to people instead of the usual sentence; empty for that one.
  note text not null default '' check (char_length(note) <= 300),
  changed_at timestamptz
);
alter table private.switches enable row level security;
alter table private.switches force row level security;
insert into private.switches (name) values
  ('sign-up'), ('generating'), ('operator-model'), ('rendering'), ('transforms'), ('uploads'), ('publishing'), ('gallery');

create function private.switch_is_on(switch text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select s.is_on from private.switches s where s.name = switch), true)
$$;
-- A closed gallery is closed to those too who read the table themselves.
create policy "a closed gallery shows nothing" on public.publications as restrictive for select to anon, authenticated
  using ((select private.switch_is_on('gallery')) or user_id = (select auth.uid()));

-- Why something was done, and to whom: people keep the entries of their name when their address changes.
alter table private.audit_entries
  add column reason text not null default '' check (char_length(reason) <= 500),
  add column target_id uuid;
create index audit_entries_target_id_idx on private.audit_entries (target_id, id desc) where target_id is not null;
create index audit_entries_action_idx on private.audit_entries (action, id desc);

-- Somebody must be left who can undo what was done. Whoever is erased goes all the same.
create function private.keep_an_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Two who take each other's role at the same moment: the second waits, and finds that one is left.
  lock table private.admins in share row exclusive mode;
  if (select count(*) from private.admins) <= 1 and exists (select from auth.users u where u.id = old.user_id) then
    raise exception 'The last admin stays one.' using errcode = 'check_violation', constraint = 'keep_an_admin';
  end if;
  return old;
end
$$;
create trigger keep_an_admin before delete on private.admins
  for each row execute function private.keep_an_admin();

-- Lists of accounts in the orders they are asked for.
create index accounts_plan_idx on public.accounts (plan) where plan <> 'free';
create index reports_publication_id_open_idx on public.reports (publication_id) where status = 'open';
