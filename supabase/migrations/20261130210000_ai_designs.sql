-- What a model means to build, shown before it is built, and what its run may use.
alter table public.ai_runs add column design jsonb check (jsonb_typeof(design) = 'object' and pg_column_size(design) <= 60000);
alter table public.ai_runs add column budget jsonb check (jsonb_typeof(budget) = 'object');

create or replace function private.check_ai_run_transition() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status is distinct from old.status and not exists (
    select from private.ai_run_transitions t where t.from_status = old.status and t.to_status = new.status
  ) then
    raise exception 'A run of a model cannot go from % to %.', old.status, new.status using errcode = 'check_violation';
  end if;
  -- What does not run shows no draft, and has changed nothing unless it is done.
  if new.status <> 'running' then
    new.draft_hash := null;
    new.stage := null;
    new.said := null;
    if new.status <> 'done' then
      new.changes := '[]'::jsonb;
      new.design := null;
      new.budget := null;
    end if;
    delete from private.ai_drafts where run_id = new.id;
  end if;
  return new;
end
$$;
