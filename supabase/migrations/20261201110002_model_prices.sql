-- What models cost, by the beginning of their names, where the operator knows better than the built-in list: US dollars for a million tokens.
create table private.model_prices (
  model text primary key check (char_length(model) between 1 and 120),
  input numeric(12, 4) not null check (input between 0 and 10000),
  -- Tokens that the service has kept from an earlier request.
  cached numeric(12, 4) not null check (cached between 0 and 10000),
  output numeric(12, 4) not null check (output between 0 and 10000),
  changed_at timestamptz not null default now()
);
alter table private.model_prices enable row level security;
alter table private.model_prices force row level security;
