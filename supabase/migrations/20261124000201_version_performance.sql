-- What a version's app weighs and how fast it shows, measured by its proof.
alter table public.project_edits add column performance jsonb check (jsonb_typeof(performance) = 'object');
