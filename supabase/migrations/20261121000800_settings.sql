-- What people say about themselves on their public page. `avatar_key` is written by the server alone.
alter table public.profiles
  add column bio text not null default '' check (char_length(bio) <= 280),
  add column links jsonb not null default '[]'::jsonb check (jsonb_typeof(links) = 'array' and jsonb_array_length(links) <= 5),
  add column avatar_key text unique check (avatar_key ~ '^avatars/[0-9a-f-]{36}/[0-9a-f]{16}\.webp$');
grant update (bio, links) on public.profiles to authenticated;

-- Names that would pass for the product itself, or for a page of it.
create function private.is_reserved_username(name text) returns boolean
language sql immutable set search_path = '' as $$
  select name ~ '^(?:admin|administrator|api|app|apps|assets|auth|billing|dashboard|feed|gallery|help|legal|me|moderator|new|null|official|owner|profile|root|sayhey|security|settings|staff|studio|support|system|team|templates|terms|transform|undefined|www)$'
    or name ~ '^sayhey-'
$$;

create function private.guard_links() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from jsonb_array_elements(new.links) as link
    where jsonb_typeof(link) <> 'string' or char_length(link #>> '{}') > 200 or (link #>> '{}') !~ '^https://[^\s<>"]+$'
  ) then
    raise exception 'A link is no https address.' using errcode = 'check_violation', hint = 'Start each with https://.';
  end if;
  return new;
end
$$;
create trigger guard_links before insert or update of links on public.profiles
  for each row when (jsonb_typeof(new.links) = 'array') execute function private.guard_links();

-- Somebody called Admin may sign up, under another address; nobody may choose such a name later.
create function private.guard_username() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_reserved_username(new.username) then
    if tg_op = 'INSERT' then
      new.username := 'maker-' || lower(private.random_code(8));
    else
      raise exception 'The username % is reserved.', new.username using errcode = 'check_violation', hint = 'Choose another one.';
    end if;
  end if;
  return new;
end
$$;
create trigger guard_username_of_new before insert on public.profiles
  for each row execute function private.guard_username();
create trigger guard_username before update of username on public.profiles
  for each row when (new.username is distinct from old.username) execute function private.guard_username();

-- Colours and typefaces that new projects start from. The server writes, since it needs a plan that has it.
create table public.brand_kits (
  user_id uuid primary key references auth.users (id) on delete cascade,
  accent text not null check (accent ~ '^#[0-9a-f]{6}$'),
  display_family text not null check (char_length(display_family) between 1 and 60),
  text_family text not null check (char_length(text_family) between 1 and 60),
  enabled boolean not null default true,
  updated_at timestamptz not null default now()
);
create trigger touch_updated_at before update on public.brand_kits
  for each row execute function private.touch_updated_at();
alter table public.brand_kits enable row level security;
alter table public.brand_kits force row level security;
revoke all on public.brand_kits from public, anon, authenticated;
grant all on public.brand_kits to service_role;
grant select on public.brand_kits to authenticated;
create policy "owners read their brand kit" on public.brand_kits for select to authenticated
  using (user_id = (select auth.uid()));
