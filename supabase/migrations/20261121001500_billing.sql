-- Credits: renders on top of a plan's monthly ones. The ledger is only ever added to; the balance follows from it.
create table public.credit_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  amount integer not null check (amount <> 0 and abs(amount) <= 1000),
  reason text not null check (reason in ('referral', 'referred', 'render', 'grant')),
  -- What it is for; the same thing is booked once.
  key text not null check (char_length(key) between 1 and 200),
  created_at timestamptz not null default now(),
  unique (user_id, reason, key)
);
create index credit_entries_user_id_created_at_idx on public.credit_entries (user_id, created_at desc);

create function private.book_credits() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.accounts set credits = credits + new.amount where user_id = new.user_id;
  return new;
end
$$;
create trigger book_credits after insert on public.credit_entries
  for each row execute function private.book_credits();

create function private.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'Entries of % are never changed.', tg_table_name using errcode = 'check_violation';
end
$$;
create trigger refuse_change before update on public.credit_entries
  for each row execute function private.refuse_change();

-- Every change of a plan, and who is behind it.
create table public.plan_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  from_plan text not null check (from_plan in ('free', 'pro', 'studio')),
  to_plan text not null check (to_plan in ('free', 'pro', 'studio') and to_plan <> from_plan),
  provider text not null check (provider in ('sandbox', 'operator')),
  created_at timestamptz not null default now()
);
create index plan_changes_user_id_created_at_idx on public.plan_changes (user_id, created_at desc);
create trigger refuse_change before update on public.plan_changes
  for each row execute function private.refuse_change();

alter table public.credit_entries enable row level security;
alter table public.credit_entries force row level security;
alter table public.plan_changes enable row level security;
alter table public.plan_changes force row level security;
revoke all on public.credit_entries, public.plan_changes from public, anon, authenticated;
grant all on public.credit_entries, public.plan_changes to service_role;
grant select on public.credit_entries, public.plan_changes to authenticated;
create policy "owners read their credits" on public.credit_entries for select to authenticated
  using (user_id = (select auth.uid()));
create policy "owners read their plan changes" on public.plan_changes for select to authenticated
  using (user_id = (select auth.uid()));
