-- Sounds that people brought along, as the music of trailers: what was decoded of one, and its beats. Made on the first use.
create table public.music (
  asset_id uuid primary key references public.assets (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Key of the file that was decoded: an asset whose file was replaced since is decoded again.
  source_path text not null,
  -- Key of the samples in the media store, WAV of 48 kHz, and how large that file is.
  path text not null unique,
  bytes bigint not null check (bytes >= 0),
  -- MusicFacts of packages/contract/src/music.ts: length, tempo, beats, waveform, where to start.
  facts jsonb not null check (jsonb_typeof(facts) = 'object' and pg_column_size(facts) < 131072),
  created_at timestamptz not null default now()
);
create index music_user_id_idx on public.music (user_id);

alter table public.music enable row level security;
alter table public.music force row level security;
revoke all on public.music from public, anon, authenticated;
grant all on public.music to service_role;
grant select on public.music to authenticated;
create policy "owners read their music" on public.music for select to authenticated
  using (user_id = (select auth.uid()));
