-- The balance is added up anew with every entry, however many come in one statement.
create or replace function private.book_credits() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- First the lock, then the sum: what another transaction booked in between is seen.
  perform from public.accounts where user_id = new.user_id for update;
  update public.accounts
  set credits = (select coalesce(sum(e.amount), 0) from public.credit_entries e where e.user_id = new.user_id)
  where user_id = new.user_id;
  return new;
end
$$;
