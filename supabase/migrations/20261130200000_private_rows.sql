-- Conversations between visitors of an app: only their people read them. What a reader is known by is the id of a visitor, or 'owner' for
-- whoever owns the app; rows without readers are read by the rules of their entity, as all were before.
alter table public.app_rows add column readers text[] check (readers is null or cardinality(readers) between 1 and 50);

drop policy "owners read the shared rows of their apps" on public.app_rows;
create policy "owners read the shared rows of their apps, and of conversations those they are in" on public.app_rows
  for select to authenticated
  using (user_id = (select auth.uid()) and (readers is null or 'owner' = any (readers)));
