-- What a closed account has published is out of sight too, until it is kept or erased.
create policy "closed accounts are out of sight" on public.publications as restrictive for select to anon, authenticated
  using (not private.account_is_closed(user_id));
