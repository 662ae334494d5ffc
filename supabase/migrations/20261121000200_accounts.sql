-- Public part of an account, readable by everybody: public profile pages and the look-up of a referrer.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null default '' check (char_length(full_name) <= 120),
  username text not null unique check (username ~ '^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$'),
  referral_code text not null unique check (referral_code ~ '^[A-HJ-NP-Z2-9]{8}$'),
  created_at timestamptz not null default now()
);

-- Plan and credits: read by the owner, written by the server only.
create table public.accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  plan text not null default 'free' check (plan in ('free', 'pro', 'studio')),
  plan_started_at timestamptz not null default now(),
  credits integer not null default 0 check (credits >= 0)
);

create table public.referrals (
  id uuid primary key default gen_random_uuid(),
  referrer_id uuid not null references public.profiles (id) on delete cascade,
  referred_email text not null check (referred_email = lower(referred_email) and char_length(referred_email) <= 255),
  status text not null default 'pending' check (status in ('pending', 'qualified', 'rewarded', 'rejected')),
  created_at timestamptz not null default now(),
  unique (referrer_id, referred_email)
);

alter table public.profiles enable row level security;
alter table public.profiles force row level security;
alter table public.accounts enable row level security;
alter table public.accounts force row level security;
alter table public.referrals enable row level security;
alter table public.referrals force row level security;

revoke all on public.profiles, public.accounts, public.referrals from public, anon, authenticated;
grant all on public.profiles, public.accounts, public.referrals to service_role;

grant select on public.profiles to anon, authenticated;
grant update (full_name, username) on public.profiles to authenticated;
create policy "everybody reads profiles" on public.profiles for select to anon, authenticated using (true);
create policy "owners change their profile" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

grant select on public.accounts to authenticated;
create policy "owners read their account" on public.accounts for select to authenticated
  using (user_id = (select auth.uid()));

grant select on public.referrals to authenticated;
grant insert (referrer_id, referred_email, status) on public.referrals to authenticated;
create policy "referrers read their referrals" on public.referrals for select to authenticated
  using (referrer_id = (select auth.uid()));
create policy "the referred name their referrer" on public.referrals for insert to authenticated
  with check (
    status = 'pending'
    and referrer_id <> (select auth.uid())
    and referred_email = lower((select auth.jwt()) ->> 'email')
  );

-- A second claim of the same referral is taken as done: sign-up records it, and so may the page that signed up.
create function private.skip_known_referral() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.referred_email := lower(new.referred_email);
  if exists (select from public.referrals r where r.referrer_id = new.referrer_id and r.referred_email = new.referred_email) then
    return null;
  end if;
  return new;
end
$$;
create trigger skip_known_referral before insert on public.referrals
  for each row execute function private.skip_known_referral();

-- Random text of `length` characters that are hard to mix up.
create function private.random_code(length integer) returns text
language sql volatile set search_path = '' as $$
  select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 1 + (get_byte(uuid_send(gen_random_uuid()), 0) & 31), 1), '')
  from generate_series(1, length)
$$;

-- Host label from a name: 'Ada Lovelace' -> 'ada-lovelace'.
create function private.username_from(name text) returns text
language sql immutable set search_path = '' as $$
  select trim(both '-' from left(trim(both '-' from regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g')), 28))
$$;

-- Every new user gets a profile, an account and, with a known referral code, a referral.
create function private.welcome_user() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  given_name text := left(trim(regexp_replace(coalesce(new.raw_user_meta_data ->> 'full_name', ''), '[[:cntrl:]]', '', 'g')), 120);
  base text := private.username_from(given_name);
  wanted text;
  referrer uuid;
begin
  if char_length(base) < 3 then
    base := 'maker';
  end if;
  wanted := base;
  loop
    begin
      insert into public.profiles (id, full_name, username, referral_code)
      values (new.id, given_name, wanted, private.random_code(8));
      exit;
    exception when unique_violation then
      wanted := base || '-' || lower(private.random_code(6));
    end;
  end loop;
  insert into public.accounts (user_id) values (new.id);

  select p.id into referrer from public.profiles p
  where p.referral_code = upper(new.raw_user_meta_data ->> 'referral_code') and p.id <> new.id;
  if referrer is not null and new.email is not null then
    insert into public.referrals (referrer_id, referred_email) values (referrer, lower(new.email));
  end if;
  return new;
end
$$;
create trigger sayhey_welcome_user after insert on auth.users
  for each row execute function private.welcome_user();
