-- What the second step of a sign-in and the sign-in with Google need to remember; no API role ever sees it.

-- Time step of the last one-time code each authenticator app was accepted with: a code is good once.
create table private.totp_steps (
  factor_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  step bigint not null
);
create index totp_steps_user_id_idx on private.totp_steps (user_id);

-- Recovery codes, as keyed digests. Each is good once.
create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  digest bytea not null check (octet_length(digest) = 32),
  used_at timestamptz,
  primary key (user_id, digest)
);

-- Sign-ins that have gone out to Google and are not back yet. The state that names one is kept as its digest only.
create table private.oauth_flows (
  state_digest bytea primary key check (octet_length(state_digest) = 32),
  nonce text not null,
  code_verifier text not null,
  code_challenge text not null,
  redirect_to text not null,
  created_at timestamptz not null default now()
);
create index oauth_flows_created_at_idx on private.oauth_flows (created_at);

alter table private.totp_steps enable row level security;
alter table private.totp_steps force row level security;
alter table private.recovery_codes enable row level security;
alter table private.recovery_codes force row level security;
alter table private.oauth_flows enable row level security;
alter table private.oauth_flows force row level security;
