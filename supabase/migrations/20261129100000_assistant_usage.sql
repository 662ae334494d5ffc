-- What visitors of a published app ask its assistant through the model of its owner, by day: the owner sees what it costs. No question is kept.
create table private.assistant_usage (
  project_id uuid not null references public.projects (id) on delete cascade,
  day date not null,
  -- Questions that went to the model, and those it gave an answer to that names its sources.
  asked integer not null default 0 check (asked >= 0),
  answered integer not null default 0 check (answered >= 0),
  input_tokens bigint not null default 0 check (input_tokens >= 0),
  output_tokens bigint not null default 0 check (output_tokens >= 0),
  primary key (project_id, day)
);
alter table private.assistant_usage enable row level security;
alter table private.assistant_usage force row level security;
