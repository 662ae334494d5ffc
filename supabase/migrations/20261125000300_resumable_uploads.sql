-- Files that arrive in parts. The row is the reservation: its bytes count as stored from the moment it is made.
create table public.uploads (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 1000),
  -- Of the whole file.
  bytes bigint not null check (bytes > 0),
  -- What has arrived, as of the last part that ended; the file itself is what counts.
  received bigint not null default 0 check (received between 0 and bytes),
  -- What the uploader sent along: UploadQuery of packages/contract/src/upload.ts, and how an image was made.
  query jsonb not null default '{}'::jsonb check (jsonb_typeof(query) = 'object'),
  meta jsonb not null default '{}'::jsonb check (jsonb_typeof(meta) = 'object'),
  state text not null default 'open' check (state in ('open', 'done', 'refused')),
  asset_id uuid references public.assets (id) on delete set null,
  -- Why it was refused: kind, message, hint.
  problem jsonb,
  created_at timestamptz not null default now(),
  -- Moved on by every part.
  expires_at timestamptz not null
);
create index uploads_user_id_idx on public.uploads (user_id) where state = 'open';
create index uploads_expires_at_idx on public.uploads (expires_at);
create index uploads_asset_id_idx on public.uploads (asset_id);

alter table public.uploads enable row level security;
alter table public.uploads force row level security;
revoke all on public.uploads from public, anon, authenticated;
grant all on public.uploads to service_role;
grant select on public.uploads to authenticated;
create policy "owners read their uploads" on public.uploads for select to authenticated
  using (user_id = (select auth.uid()));
