-- Which app the clips of a project show: proved in the background, an app can be newer than its clips.
alter table public.projects add column footage_hash text;
update public.projects p set footage_hash = (
  select a.meta ->> 'appHash' from public.assets a
  where a.project_id = p.id and a.kind = 'footage' and a.deleted_at is null
  order by a.created_at desc limit 1
) where p.footage_status = 'done';
