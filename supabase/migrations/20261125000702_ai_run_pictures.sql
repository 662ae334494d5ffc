-- A picture that goes with a wish; an asset of the person's own, so that it goes when that goes.
alter table public.ai_runs add column picture_asset_id uuid references public.assets (id) on delete set null;
create index ai_runs_picture_asset_id_idx on public.ai_runs (picture_asset_id) where picture_asset_id is not null;
