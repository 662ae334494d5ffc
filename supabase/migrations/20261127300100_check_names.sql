-- What was called a proof is a check, here as on every screen.
alter table public.projects rename column proof_status to check_status;
alter table public.projects rename column proof_report to check_report;
alter table public.project_edits rename column proof_status to check_status;

create or replace function private.rests_until(id uuid, queue text) returns timestamptz
  language sql stable security definer set search_path = ''
  as $$ select until from private.resting_projects where project_id = id and queue in ('film', 'check') $$;
