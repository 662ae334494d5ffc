-- Everybody is referred once at most, by whom they named first. Where several claims of one address are left from before, the one
-- that got furthest stays.
delete from public.referrals r using public.referrals better
where better.referred_email = r.referred_email and better.id <> r.id
  and (array_position(array['rewarded', 'qualified', 'pending', 'rejected'], better.status), better.created_at, better.id)
    < (array_position(array['rewarded', 'qualified', 'pending', 'rejected'], r.status), r.created_at, r.id);
create unique index referrals_referred_email_key on public.referrals (referred_email);

-- Whose claim a referral was: an e-mail address may change, the person behind it does not become another.
create table private.referred_people (
  user_id uuid primary key references auth.users (id) on delete cascade,
  referral_id uuid not null unique references public.referrals (id) on delete cascade
);
alter table private.referred_people enable row level security;
alter table private.referred_people force row level security;
insert into private.referred_people (user_id, referral_id)
select u.id, r.id from public.referrals r join auth.users u on lower(u.email) = r.referred_email
on conflict do nothing;

-- A second claim of the same referral is taken as done: sign-up records it, and so may the page that signed up.
create or replace function private.skip_known_referral() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  claimant uuid := auth.uid();
  known uuid;
begin
  new.referred_email := lower(new.referred_email);
  if claimant is not null and new.referred_email is distinct from lower(auth.jwt() ->> 'email') then
    return new; -- Not theirs to ask about: row level security refuses it, known or not.
  end if;
  select r.referrer_id into known from public.referrals r
  where r.referred_email = new.referred_email
    or r.id = (select p.referral_id from private.referred_people p where p.user_id = claimant)
  order by r.created_at limit 1;
  -- One that a new account brings along must not keep it from being made.
  if known = new.referrer_id or (known is not null and pg_trigger_depth() > 1) then
    return null;
  end if;
  if known is not null then
    raise exception 'Somebody else has referred you already.' using errcode = 'unique_violation';
  end if;
  return new;
end
$$;

create function private.note_referred_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.referred_people (user_id, referral_id)
  select u.id, new.id from auth.users u where lower(u.email) = new.referred_email
  on conflict do nothing;
  return null;
end
$$;
create trigger note_referred_person after insert on public.referrals
  for each row execute function private.note_referred_person();

-- Only who has just come can have been sent by somebody. Nobody can write when their profile was made.
drop policy "the referred name their referrer" on public.referrals;
create policy "the referred name their referrer" on public.referrals for insert to authenticated
  with check (
    status = 'pending'
    and referrer_id <> (select auth.uid())
    and referred_email = lower((select auth.jwt()) ->> 'email')
    and exists (
      select from public.profiles p
      where p.id = (select auth.uid()) and p.created_at > now() - interval '24 hours'
    )
  );
