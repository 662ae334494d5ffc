-- Shows one finished render to whoever has its link, published or not, until its owner switches the link off.
create table private.render_links (
  render_id uuid primary key references public.renders (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- 128 random bits: a link that was switched off never comes back.
  token text not null unique check (token ~ '^[A-Za-z0-9_-]{22}$'),
  created_at timestamptz not null default now()
);
create index render_links_user_id_idx on private.render_links (user_id);
alter table private.render_links enable row level security;
alter table private.render_links force row level security;
