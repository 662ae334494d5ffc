-- Steps that count once, of visitors who were forgotten. A keyed hash of the address they had proved is kept, so that whoever comes back with
-- it has taken them already; who that was, nobody can read here.
create table private.app_past_votes (
  store_id uuid not null references public.app_stores (id) on delete cascade,
  generation integer not null,
  entity text not null,
  row_id text not null,
  field text not null,
  voter_hash text not null,
  step double precision not null,
  primary key (store_id, voter_hash, generation, entity, field, row_id)
);
alter table private.app_past_votes enable row level security;
alter table private.app_past_votes force row level security;
