-- A trailer that somebody edited is kept whole, beside the one that was written for the app when they began: when the app changes,
-- what they did not touch follows it. Watermark and link are not kept: they are the server's word whenever the trailer is shown.
alter table public.storyboard_settings
  -- Storyboard of packages/trailer/src/storyboard.ts; null while nobody edited it.
  add column document jsonb check (document is null or (jsonb_typeof(document) = 'object' and pg_column_size(document) < 262144)),
  add column base jsonb check (base is null or (jsonb_typeof(base) = 'object' and pg_column_size(base) < 262144)),
  -- Flow by the id of each filmed clip in the document: a clip that is filmed anew gets another id.
  add column clips jsonb not null default '{}'::jsonb check (jsonb_typeof(clips) = 'object' and pg_column_size(clips) < 65536),
  add constraint storyboard_settings_document_has_base check ((document is null) = (base is null));

comment on column public.renders.choices is
  'What its trailer is drawn from: StudioChoices, or { choices, document, base, clips } as they were in storyboard_settings.';
