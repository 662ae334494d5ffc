-- When a person put the list of first steps away. Which steps are done is read from what is there, so only this is kept.
alter table public.accounts add column onboarding_dismissed_at timestamptz;
