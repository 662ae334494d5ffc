-- A domain of one's own under which a published app is served too. The server writes; owners read theirs.
create table public.publication_domains (
  publication_id uuid primary key references public.publications (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  domain text not null check (domain = lower(domain) and char_length(domain) <= 253),
  -- What the domain's TXT record has to say, so that only who holds the domain can point it here.
  proof text not null check (char_length(proof) between 20 and 80),
  verified_at timestamptz,
  created_at timestamptz not null default now()
);
-- Anybody may ask for a domain, only one can have proved it.
create unique index publication_domains_verified_idx on public.publication_domains (domain) where verified_at is not null;
create index publication_domains_user_id_idx on public.publication_domains (user_id);

alter table public.publication_domains enable row level security;
alter table public.publication_domains force row level security;
revoke all on public.publication_domains from public, anon, authenticated;
grant all on public.publication_domains to service_role;
grant select on public.publication_domains to authenticated;
create policy "owners read their domains" on public.publication_domains for select to authenticated
  using (user_id = (select auth.uid()));
