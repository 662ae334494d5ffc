-- What people pay for. Users read; the server writes.
create table public.subscriptions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  provider text not null check (provider in ('sandbox', 'stripe')),
  plan text not null check (plan in ('pro', 'studio')),
  status text not null check (status in ('active', 'past_due', 'ended')),
  -- Months are counted from here.
  started_at timestamptz not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  -- The plan from period_end on: 'free' when it was cancelled, null when it renews as it is.
  next_plan text check (next_plan in ('free', 'pro')),
  grace_ends_at timestamptz,
  retry_at timestamptz,
  failures integer not null default 0 check (failures >= 0),
  card_brand text check (char_length(card_brand) <= 40),
  card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
  card_expires text check (card_expires ~ '^[0-9]{2}/[0-9]{2}$'),
  -- Sandbox only: the next payment is refused.
  card_declines boolean not null default false,
  -- The provider's subscription.
  external_id text unique check (char_length(external_id) <= 255),
  -- Answers of the provider are numbered as they were asked for; an older one never overwrites a newer one.
  synced_as bigint not null default 0 check (synced_as >= 0),
  -- When time next asks for something; null when it never does.
  due_at timestamptz,
  check (period_start < period_end),
  check ((status = 'past_due') = (grace_ends_at is not null)),
  check (retry_at is null or status = 'past_due'),
  check (next_plan is null or status <> 'ended'),
  check (next_plan is distinct from plan)
);
create index subscriptions_due_at_idx on public.subscriptions (due_at) where due_at is not null;

-- Amounts in US cents.
create sequence private.invoice_numbers;
create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  number text not null unique default 'SH-' || lpad(nextval('private.invoice_numbers')::text, 6, '0'),
  provider text not null check (provider in ('sandbox', 'stripe')),
  plan text not null check (plan in ('pro', 'studio')),
  reason text not null check (reason in ('start', 'renewal', 'upgrade')),
  amount_cents integer not null check (amount_cents between 0 and 10000000),
  refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
  status text not null check (status in ('open', 'paid', 'refunding', 'refunded', 'void')),
  period_start timestamptz not null,
  period_end timestamptz not null,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  refunded_at timestamptz,
  -- The provider's invoice and payment.
  external_id text not null unique check (char_length(external_id) <= 255),
  payment_id text check (char_length(payment_id) <= 255),
  url text check (url ~ '^https?://' and char_length(url) <= 2000),
  check (status not in ('paid', 'refunding', 'refunded') or paid_at is not null),
  check ((status = 'refunded') = (refunded_at is not null))
);
create index invoices_user_id_created_at_idx on public.invoices (user_id, created_at desc);
create index invoices_payment_id_idx on public.invoices (payment_id);

-- SUBSCRIPTION_TRANSITIONS and INVOICE_TRANSITIONS of packages/contract/src/subscription.ts, row by row.
create table private.billing_transitions (
  of_table text not null check (of_table in ('subscriptions', 'invoices')),
  from_status text not null,
  to_status text not null,
  primary key (of_table, from_status, to_status)
);
alter table private.billing_transitions enable row level security;
alter table private.billing_transitions force row level security;
insert into private.billing_transitions (of_table, from_status, to_status) values
  ('subscriptions', 'active', 'past_due'),
  ('subscriptions', 'active', 'ended'),
  ('subscriptions', 'past_due', 'active'),
  ('subscriptions', 'past_due', 'ended'),
  ('subscriptions', 'ended', 'active'),
  ('subscriptions', 'ended', 'past_due'),
  ('invoices', 'open', 'paid'),
  ('invoices', 'open', 'void'),
  ('invoices', 'paid', 'refunding'),
  ('invoices', 'paid', 'refunded'),
  ('invoices', 'refunding', 'paid'),
  ('invoices', 'refunding', 'refunded'),
  ('invoices', 'void', 'paid');
create function private.check_billing_transition() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status is distinct from old.status and not exists (
    select from private.billing_transitions t
    where t.of_table = tg_table_name and t.from_status = old.status and t.to_status = new.status
  ) then
    raise exception 'A row of % cannot go from % to %.', tg_table_name, old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger check_billing_transition before update of status on public.subscriptions
  for each row execute function private.check_billing_transition();
create trigger check_billing_transition before update of status on public.invoices
  for each row execute function private.check_billing_transition();

-- What was billed is not rewritten: only how it ended.
create function private.keep_invoice() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (new.id, new.user_id, new.number, new.provider, new.plan, new.external_id, new.created_at)
    is distinct from (old.id, old.user_id, old.number, old.provider, old.plan, old.external_id, old.created_at)
    or (old.status <> 'open' and new.amount_cents <> old.amount_cents)
    or new.refunded_cents < old.refunded_cents then
    raise exception 'Entries of invoices are never changed.' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger keep_invoice before update on public.invoices
  for each row execute function private.keep_invoice();

-- Entries of a ledger go with the person they are about, and in no other way: not even the service role removes one.
create function private.refuse_removal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'TRUNCATE' then
    raise exception 'Entries of % are never removed.', tg_table_name using errcode = 'check_violation';
  end if;
  if exists (select from auth.users u where u.id = old.user_id) then
    raise exception 'Entries of % are never removed.', tg_table_name using errcode = 'check_violation';
  end if;
  return old;
end
$$;
create trigger refuse_removal before delete on public.credit_entries
  for each row execute function private.refuse_removal();
create trigger refuse_truncate before truncate on public.credit_entries
  for each statement execute function private.refuse_removal();
create trigger refuse_removal before delete on public.plan_changes
  for each row execute function private.refuse_removal();
create trigger refuse_truncate before truncate on public.plan_changes
  for each statement execute function private.refuse_removal();
create trigger refuse_removal before delete on public.invoices
  for each row execute function private.refuse_removal();
create trigger refuse_truncate before truncate on public.invoices
  for each statement execute function private.refuse_removal();

-- A balance is what the ledger adds up to, whoever writes it.
create function private.check_balance() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.credits <> (select coalesce(sum(e.amount), 0) from public.credit_entries e where e.user_id = new.user_id) then
    raise exception 'A balance of credits follows from the ledger.' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger check_balance before update of credits on public.accounts
  for each row execute function private.check_balance();

-- A plan that the operator gave, above or below what is paid for; null when there is none.
alter table public.accounts add column given_plan text check (given_plan in ('free', 'pro', 'studio'));
alter table public.plan_changes drop constraint plan_changes_provider_check;
alter table public.plan_changes add constraint plan_changes_provider_check check (provider in ('sandbox', 'stripe', 'operator'));

-- Whom Stripe knows a person as, and the check-out that is under way.
create table private.stripe_customers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  customer_id text not null unique check (char_length(customer_id) <= 255),
  checkout_id text check (char_length(checkout_id) <= 255),
  checkout_plan text check (checkout_plan in ('pro', 'studio')),
  -- The latest number given to a question about this person's subscription.
  asked bigint not null default 0 check (asked >= 0)
);
-- Events of Stripe that were dealt with: each once.
create table private.stripe_events (
  id text primary key check (char_length(id) <= 255),
  type text not null check (char_length(type) <= 120),
  received_at timestamptz not null default now()
);
alter table private.stripe_customers enable row level security;
alter table private.stripe_customers force row level security;
alter table private.stripe_events enable row level security;
alter table private.stripe_events force row level security;

alter table public.subscriptions enable row level security;
alter table public.subscriptions force row level security;
alter table public.invoices enable row level security;
alter table public.invoices force row level security;
revoke all on public.subscriptions, public.invoices from public, anon, authenticated;
grant all on public.subscriptions, public.invoices to service_role;
grant select on public.subscriptions, public.invoices to authenticated;
create policy "owners read their subscription" on public.subscriptions for select to authenticated
  using (user_id = (select auth.uid()));
create policy "owners read their invoices" on public.invoices for select to authenticated
  using (user_id = (select auth.uid()));

-- Plans of before there were payments stay, as given ones.
update public.accounts set given_plan = plan where plan <> 'free';
