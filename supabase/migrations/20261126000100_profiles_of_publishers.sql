-- Only who publishes is public. A signed-in person reads their own profile; whoever sent them is looked up by code (platform/referrer-lookup.ts).
drop policy "everybody reads profiles" on public.profiles;
create policy "people read their profile" on public.profiles for select to authenticated
  using (id = (select auth.uid()));
create policy "visitors read who publishes" on public.profiles for select to anon
  using (exists (select from public.publications p where p.user_id = profiles.id));

revoke select on public.profiles from anon;
grant select (id, full_name, username, bio, links, avatar_key) on public.profiles to anon;
