-- What a published version lacked may reach it later: its picture once the app is filmed, its trailer once it is rendered.
alter table public.publication_versions add column awaits_trailer boolean not null default false;
comment on column public.publication_versions.awaits_trailer is 'No trailer was finished at the time; the first of this very app is added.';

drop trigger stay_frozen on public.publication_versions;
create trigger stay_frozen before update of publication_id, user_id, number, project_version, spec, overrides, app_hash, created_at
  on public.publication_versions for each row execute function private.refuse_thaw();
-- With its trailer a version is complete: from then on its files stay too.
create trigger stay_complete before update of video_path, poster_path, captions_path, og_path, width, height, duration_ms
  on public.publication_versions for each row when (old.video_path is not null) execute function private.refuse_thaw();
