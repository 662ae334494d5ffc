-- What the list of the library asks for: everything below a folder by one prefix, and a sound's waveform without the rest of `meta`.
alter table public.assets
  add column place text generated always as (folder || '/') stored,
  add column peaks jsonb generated always as (meta -> 'peaks') stored;
