-- What separate workers (`sayhey worker`) can't start, so that a server can name it. Each writes its row again every few seconds; one
-- that is older belongs to a worker that is gone.
create table private.worker_reports (
  id uuid primary key,
  problems jsonb not null,
  seen_at timestamptz not null default now()
);
alter table private.worker_reports enable row level security;
alter table private.worker_reports force row level security;
