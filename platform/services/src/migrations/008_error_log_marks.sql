-- What a row is known by stays when it is shortened, and when it is counted into an earlier one.

-- How many errors of extensions a report tells of; what is no whole number tells of none.
create function rig4u.from_extensions(metadata jsonb) returns integer language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(metadata -> 'fromExtensions') = 'number' and metadata ->> 'fromExtensions' ~ '^[0-9]{1,9}$'
    then least((metadata ->> 'fromExtensions')::integer, 1000000)
    else 0 end
$$;

-- A row of at most 16 KB: the message stays, of metadata and browser what they are known by, and the stack gets the rest.
create or replace function rig4u.shorten(e public.error_logs) returns public.error_logs language plpgsql immutable set search_path = '' as $$
declare
  marks jsonb;
begin
  if rig4u.error_log_size(e) <= 16384 then
    return e;
  end if;
  e.error_message := rig4u.cut(e.error_message, 12000);
  if rig4u.json_size(e.metadata) > 2048 then
    marks := jsonb_strip_nulls(jsonb_build_object(
      'type', rig4u.cut(e.metadata ->> 'type', 100),
      'translated', case when e.metadata -> 'translated' = 'true' then true end,
      'fromExtensions', nullif(rig4u.from_extensions(e.metadata), 0)));
    e.metadata := marks || jsonb_strip_nulls(jsonb_build_object(
      'componentStack', rig4u.cut(e.metadata ->> 'componentStack', 1600)));
    if rig4u.json_size(e.metadata) > 2048 then
      e.metadata := marks;
    end if;
  end if;
  if rig4u.json_size(e.browser_info) > 1024 then
    e.browser_info := jsonb_strip_nulls(jsonb_build_object(
      'url', rig4u.cut(e.browser_info ->> 'url', 500), 'userAgent', rig4u.cut(e.browser_info ->> 'userAgent', 300)));
    if rig4u.json_size(e.browser_info) > 1024 then
      e.browser_info := '{}';
    end if;
  end if;
  e.error_stack := rig4u.cut(
    e.error_stack, 16384 - rig4u.error_log_size(e) + coalesce(octet_length(e.error_stack), 0));
  return e;
end $$;

-- Runs after the insert, when every check and policy has accepted the report: what they refuse must count nothing.
create or replace function rig4u.count_error_log() returns trigger language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  earlier public.error_logs;
  left_out integer;
begin
  if pg_trigger_depth() > 1 then
    return null;
  end if;
  select * into earlier from public.error_logs
    where fingerprint = new.fingerprint and not resolved and id <> new.id
    limit 1;
  if found then
    delete from public.error_logs where id = new.id;
    -- Errors of extensions are added up. 'Translated' is only what was so each time: one without a translation counts against a release.
    left_out := least(rig4u.from_extensions(earlier.metadata) + rig4u.from_extensions(new.metadata), 1000000);
    if left_out > 0 then
      earlier.metadata := earlier.metadata || jsonb_build_object('fromExtensions', left_out);
    end if;
    if new.metadata -> 'translated' is distinct from 'true' then
      earlier.metadata := earlier.metadata - 'translated';
    end if;
    earlier := rig4u.shorten(earlier);
    update public.error_logs
       set occurrences = least(occurrences + 1, 10000), last_seen = now(),
           error_message = earlier.error_message, error_stack = earlier.error_stack,
           metadata = earlier.metadata, browser_info = earlier.browser_info
     where id = earlier.id;
    return null;
  end if;
  insert into rig4u.error_log_senders (id, sender) values (new.id, rig4u.report_sender());
  perform rig4u.make_room();
  return null;
end $$;

revoke all on function rig4u.from_extensions(jsonb) from public, anon, authenticated;
