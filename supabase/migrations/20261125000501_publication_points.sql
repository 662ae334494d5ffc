-- What an app's votes of all time come to (docs/adr/0018-gallery-order.md): counted anew for one app with each vote of it, never added to.
create table private.publication_points (
  publication_id uuid primary key references public.publications (id) on delete cascade,
  points integer not null check (points >= 0)
);
alter table private.publication_points enable row level security;
alter table private.publication_points force row level security;
-- For the votes of a week or a month.
create index publication_likes_created_at_idx on public.publication_likes (created_at);
create index remixes_created_at_idx on public.remixes (created_at);

create function private.count_points(publication uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Going with its publication.
  if not exists (select from public.publications p where p.id = publication) then
    return;
  end if;
  -- Whoever votes at the same moment waits here, and then counts what this one did.
  insert into private.publication_points as k (publication_id, points) values (publication, 0)
    on conflict (publication_id) do update set points = k.points;
  update private.publication_points k set points = (
    select coalesce(sum(one.points), 0) from (
      select every.user_id, max(every.points) as points from (
        select l.user_id, 1 as points from public.publication_likes l where l.publication_id = publication
        union all select r.user_id, 3 from public.remixes r where r.publication_id = publication
      ) every group by every.user_id
    ) one
    where one.user_id <> (select p.user_id from public.publications p where p.id = publication)
      and not private.account_is_closed(one.user_id)
  ) where k.publication_id = publication;
end
$$;

create function private.recount_voted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' and old.publication_id is not null then
    perform private.count_points(old.publication_id);
  end if;
  if tg_op <> 'DELETE' and new.publication_id is not null then
    perform private.count_points(new.publication_id);
  end if;
  return null;
end
$$;
create trigger recount_voted after insert or delete on public.publication_likes
  for each row execute function private.recount_voted();
create trigger recount_voted after insert or delete or update of publication_id on public.remixes
  for each row execute function private.recount_voted();

-- Closed and suspended accounts say nothing; opened again they do.
create function private.recount_voter() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  voter uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
  voted uuid;
begin
  for voted in
    select l.publication_id from public.publication_likes l where l.user_id = voter
    union select r.publication_id from public.remixes r where r.user_id = voter and r.publication_id is not null
    order by 1
  loop
    perform private.count_points(voted);
  end loop;
  return null;
end
$$;
create trigger recount_voter after insert or delete on private.suspensions
  for each row execute function private.recount_voter();
create trigger recount_voter after insert or delete on private.account_closures
  for each row execute function private.recount_voter();

do $$
declare
  voted uuid;
begin
  for voted in select publication_id from public.publication_likes union select publication_id from public.remixes where publication_id is not null
  loop
    perform private.count_points(voted);
  end loop;
end
$$;
