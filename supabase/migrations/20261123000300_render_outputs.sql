-- A render makes several files: videos in one or more formats, pictures, captions and its storyboard.
alter table public.renders
  drop column format,
  add column formats text[] not null default '{mp4}'
    check (formats <@ '{mp4,webm,gif}'::text[] and cardinality(formats) between 1 and 3),
  add column quality text not null default 'standard' check (quality in ('small', 'standard', 'high')),
  -- The app that the trailer shows: an older one than the project's is out of date.
  add column app_hash text,
  add column webm_path text,
  add column gif_path text,
  add column og_path text,
  add column srt_path text,
  add column storyboard_path text,
  -- Bytes by the name of the file.
  add column file_bytes jsonb not null default '{}'::jsonb check (jsonb_typeof(file_bytes) = 'object');
alter table public.renders drop constraint renders_fps_check;
alter table public.renders add constraint renders_fps_check check (fps in (24, 30, 60));

-- Films the app again by itself soon after it has changed, and then renders its latest trailer again.
alter table public.projects
  add column auto_refilm boolean not null default false,
  add column auto_render boolean not null default false;
grant update (auto_refilm, auto_render) on public.projects to authenticated;
