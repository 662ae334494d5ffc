-- Deleted rows take room until they are forgotten, so each store counts those of its present generation too.
alter table public.app_stores
  add column bin_rows integer not null default 0 check (bin_rows >= 0),
  add column bin_bytes bigint not null default 0 check (bin_bytes >= 0);

update public.app_stores s set bin_rows = bin.rows, bin_bytes = bin.bytes
from (
  select store_id, generation, count(*)::int as rows, sum(bytes)::bigint as bytes
  from public.app_rows where deleted_at is not null group by store_id, generation) bin
where bin.store_id = s.id and bin.generation = s.generation;

-- The oldest of a full bin go first.
create index app_rows_bin_idx on public.app_rows (store_id, generation, seq) where deleted_at is not null;
