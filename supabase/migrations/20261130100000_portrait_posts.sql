-- Trailers for portrait posts of feeds.
alter table public.projects drop constraint projects_aspect_check;
alter table public.projects add constraint projects_aspect_check check (aspect in ('9:16', '4:5', '1:1', '16:9'));
alter table public.renders drop constraint renders_aspect_check;
alter table public.renders add constraint renders_aspect_check check (aspect in ('9:16', '4:5', '1:1', '16:9'));
