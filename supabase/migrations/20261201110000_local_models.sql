-- Model servers found on the machine of the server, and what its operator decided about each.
create table private.local_models (
  base_url text primary key check (base_url ~ '^http://127\.0\.0\.1:[0-9]{1,5}/v1$'),
  -- Which program usually answers there.
  server text not null check (server in ('ollama', 'lm-studio', 'llama-cpp')),
  -- Names of the models, as it said when it was last seen.
  models jsonb not null default '[]'::jsonb check (jsonb_typeof(models) = 'array'),
  state text not null default 'offered' check (state in ('offered', 'used', 'refused')),
  -- The model that is used.
  model text check (char_length(model) between 1 and 120),
  seen_at timestamptz not null default now(),
  check ((state = 'used') = (model is not null))
);
-- The server has one model.
create unique index local_models_one_used_idx on private.local_models ((true)) where state = 'used';
alter table private.local_models enable row level security;
alter table private.local_models force row level security;
