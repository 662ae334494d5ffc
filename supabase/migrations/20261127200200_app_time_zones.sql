-- Where the clock of a shared app stands: its ends and hours are one moment for everybody, in the zone of whoever shared it.
create table private.app_time_zones (
  project_id uuid primary key references public.projects (id) on delete cascade,
  time_zone text not null check (char_length(time_zone) <= 64)
);
alter table private.app_time_zones enable row level security;
alter table private.app_time_zones force row level security;
