-- What a message asks for, line by line, and what became of each; what the model asks instead of guessing; and how the page that changed
-- looked before and after.
alter table public.ai_runs
  add column wishes jsonb not null default '[]'::jsonb check (jsonb_typeof(wishes) = 'array' and pg_column_size(wishes) <= 20000),
  add column question jsonb check (jsonb_typeof(question) = 'object' and pg_column_size(question) <= 4000),
  add column pictured_page text check (char_length(pictured_page) between 1 and 200),
  add column before_path text check (char_length(before_path) <= 400),
  add column after_path text check (char_length(after_path) <= 400);

-- What did not end well has done nothing of its list. Apart from check_ai_run_transition, which other migrations replace.
create function private.clear_ai_run_wishes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status in ('failed', 'cancelled') then
    new.wishes := '[]'::jsonb;
    new.question := null;
    new.pictured_page := null;
    new.before_path := null;
    new.after_path := null;
  end if;
  return new;
end
$$;
create trigger clear_ai_run_wishes before update of status on public.ai_runs
  for each row execute function private.clear_ai_run_wishes();
