-- Where a project is pushed to, and what was pushed last. The token is encrypted and never read by any role of the API.
create table private.git_remotes (
  project_id uuid primary key references public.projects (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  url text not null check (char_length(url) between 1 and 500),
  branch text not null check (char_length(branch) between 1 and 100),
  username text check (char_length(username) <= 100),
  token text,
  token_hint text check (char_length(token_hint) <= 4),
  -- The commit that was pushed last, of which version, and the files it wrote.
  commit_id text not null check (commit_id ~ '^[0-9a-f]{40}$'),
  version integer not null check (version >= 1),
  paths text[] not null,
  pushed_at timestamptz not null default now()
);
create index git_remotes_user_id_idx on private.git_remotes (user_id);
alter table private.git_remotes enable row level security;
alter table private.git_remotes force row level security;
