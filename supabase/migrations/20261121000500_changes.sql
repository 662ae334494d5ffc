-- Tells listeners of the channel sayhey_changes which row changed. The row itself is not sent (a payload may hold
-- 8,000 bytes at most): whoever forwards the change reads it again under the receiver's row level security.
create function private.announce_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
  after jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) end;
  present jsonb := coalesce(after, before);
begin
  perform pg_notify(
    'sayhey_changes',
    jsonb_build_object(
      'schema', tg_table_schema,
      'table', tg_table_name,
      'type', tg_op,
      'id', present -> 'id',
      'user_id', present -> 'user_id',
      'commit_timestamp', to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
      'old', case when before is null then null
        else jsonb_strip_nulls(jsonb_build_object('id', before -> 'id', 'user_id', before -> 'user_id', 'status', before -> 'status'))
      end
    )::text
  );
  return null;
end
$$;

do $$
declare
  watched text;
begin
  foreach watched in array array['projects', 'renders', 'assets'] loop
    execute format(
      'create trigger announce_change after insert or update or delete on public.%I
         for each row execute function private.announce_change()',
      watched
    );
    -- On Supabase itself its own realtime serves the changes.
    if exists (select from pg_publication where pubname = 'supabase_realtime') then
      execute format('alter publication supabase_realtime add table public.%I', watched);
    end if;
  end loop;
end
$$;
