-- Anybody may report an error, so the table itself says how much it takes. A report that is left out is answered like one that is kept:
-- a visitor notices nothing, and a flood learns nothing.

-- The bounds. A row of app_config with the same key says another number.
create function rig4u.error_log_bound(name text) returns integer language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select value::integer from public.app_config where key = 'error_log_' || name),
    case name
      when 'new_per_minute' then 300        -- rows that begin in a minute, of all senders
      when 'per_sender' then 60             -- reports of one sender that count in a minute, new or repeated
      when 'per_fingerprint' then 60        -- repeats of one error that count in a minute
      when 'rows' then 10000                -- rows there are
    end)
$$;

-- Who sends, by what the nearest proxy saw; what stands before it in the header, the sender may have invented. The day and a secret make it a
-- mark that nobody can turn back into an address, or follow to the next day.
create function rig4u.report_sender() returns text language sql stable security definer set search_path = '' as $$
  select encode(sha256(convert_to(concat_ws(' ',
      coalesce(headers ->> 'cf-connecting-ip', regexp_replace(headers ->> 'x-forwarded-for', '^.*,\s*', ''), 'unknown'),
      current_date::text,
      (select value from public.app_config where key = 'error_log_secret')), 'UTF8')), 'hex')
    from (select nullif(current_setting('request.headers', true), '')::jsonb as headers) as request
$$;
insert into public.app_config (key, value) values ('error_log_secret', gen_random_uuid()::text);

-- What was taken in the last hour: the reports that count against the bounds, and the ids of those that come a second time.
create table rig4u.taken_reports (
  id uuid primary key,
  at timestamptz not null default now(),
  sender text not null,
  fingerprint text not null,
  is_new boolean not null
);
create index taken_reports_by_time on rig4u.taken_reports (at);
create index taken_reports_by_sender on rig4u.taken_reports (sender, at);
create index taken_reports_by_fingerprint on rig4u.taken_reports (fingerprint, at) where not is_new;
create index taken_reports_new on rig4u.taken_reports (at) where is_new;
insert into rig4u.taken_reports (id, at, sender, fingerprint, is_new)
  select id, at, 'unknown', '', false from rig4u.counted_reports;

-- Whose rows are a flood. Rows from before this file are nobody's.
create table rig4u.error_log_senders (
  id uuid primary key references public.error_logs on delete cascade,
  sender text not null,
  at timestamptz not null default now()
);
create index error_log_senders_by_sender on rig4u.error_log_senders (sender, at);

-- At most so many bytes of a text, without half a letter at its end.
create function rig4u.cut(given text, bytes integer) returns text language plpgsql immutable set search_path = '' as $$
begin
  given := left(given, bytes);
  while octet_length(given) > bytes loop
    given := left(given, char_length(given) - greatest(1, (octet_length(given) - bytes) / 4));
  end loop;
  return given;
end $$;

create function rig4u.error_log_size(e public.error_logs) returns integer language sql immutable set search_path = '' as $$
  select octet_length(e.component) + octet_length(e.error_message) + coalesce(octet_length(e.error_stack), 0)
       + rig4u.json_size(e.metadata) + rig4u.json_size(e.browser_info)
$$;

-- A row of at most 16 KB: the message stays, of metadata and browser what they are known by, and the stack gets the rest.
create function rig4u.shorten(e public.error_logs) returns public.error_logs language plpgsql immutable set search_path = '' as $$
begin
  if rig4u.error_log_size(e) <= 16384 then
    return e;
  end if;
  e.error_message := rig4u.cut(e.error_message, 12000);
  if rig4u.json_size(e.metadata) > 2048 then
    e.metadata := jsonb_strip_nulls(jsonb_build_object(
      'type', rig4u.cut(e.metadata ->> 'type', 100), 'componentStack', rig4u.cut(e.metadata ->> 'componentStack', 1600)));
    if rig4u.json_size(e.metadata) > 2048 then
      e.metadata := e.metadata - 'componentStack';
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

do $$
declare
  long public.error_logs;
begin
  for long in select * from public.error_logs as e where rig4u.error_log_size(e) > 16384 loop
    long := rig4u.shorten(long);
    update public.error_logs
       set error_message = long.error_message, error_stack = long.error_stack, metadata = long.metadata, browser_info = long.browser_info
     where id = long.id;
  end loop;
end $$;
alter table public.error_logs add constraint error_logs_size check (
  octet_length(component) + octet_length(error_message) + coalesce(octet_length(error_stack), 0)
    + rig4u.json_size(metadata) + rig4u.json_size(browser_info) <= 16384);

-- Which bound, if any, a report would break now.
create function rig4u.broken_bound(by_sender text, of_error text, repeated boolean) returns text
language plpgsql volatile security definer set search_path = '' set enable_seqscan = off as $$
declare
  since timestamptz := clock_timestamp() - interval '1 minute';
begin
  if (select count(*) from rig4u.taken_reports where sender = by_sender and at > since) >= rig4u.error_log_bound('per_sender') then
    return 'one sender';
  elsif repeated then
    if (select count(*) from rig4u.taken_reports where fingerprint = of_error and not is_new and at > since)
       >= rig4u.error_log_bound('per_fingerprint') then
      return 'one error';
    end if;
  elsif (select count(*) from rig4u.taken_reports where is_new and at > since) >= rig4u.error_log_bound('new_per_minute') then
    return 'all senders';
  end if;
  return null;
end $$;

-- A row that tells the owner that reports were left out; counted once a minute at most.
create function rig4u.tell_left_out(of_what text) returns void
language plpgsql volatile security definer set search_path = '' set enable_seqscan = off as $$
declare
  mark text := 'left out: ' || of_what;
begin
  if exists (select from public.error_logs where fingerprint = mark and not resolved and last_seen > now() - interval '1 minute')
     or not pg_try_advisory_xact_lock(hashtextextended(mark, 0)) then
    return;
  end if;
  update public.error_logs set occurrences = least(occurrences + 1, 10000), last_seen = now() where fingerprint = mark and not resolved;
  if not found then
    insert into public.error_logs (component, error_message, priority, metadata, fingerprint)
      values ('Error log', 'More reports of ' || of_what || ' in a minute than are kept. The rest was left out.', 'high',
              '{"type": "left-out"}', mark);
  end if;
end $$;

create or replace function rig4u.prepare_error_log() returns trigger language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  by_sender text;
  repeated boolean;
  broken text;
begin
  -- The row of tell_left_out itself.
  if pg_trigger_depth() > 1 then
    return new;
  end if;
  new.fingerprint := encode(sha256(convert_to(jsonb_build_array(
    new.component,
    new.error_message,
    (string_to_array(new.error_stack, E'\n'))[1:3],
    new.metadata ->> 'type'
  )::text, 'UTF8')), 'hex');
  -- A visitor's clock may be anywhere; the list of errors is sorted by this.
  new."timestamp" := greatest(least(new."timestamp", now()), '2000-01-01T00:00:00Z');
  new.last_seen := now();
  new.occurrences := 1;
  new.priority := case when new.metadata ->> 'type' in ('unhandledrejection', 'window.error') then 'high' else 'medium' end;
  -- A report whose answer was lost is sent again with its id.
  if exists (select from public.error_logs where id = new.id) or exists (select from rig4u.taken_reports where id = new.id) then
    return null;
  end if;
  by_sender := rig4u.report_sender();
  repeated := exists (select from public.error_logs where fingerprint = new.fingerprint and not resolved);
  -- Without a lock first, so that a flood costs little; then with locks, so that many at once do not pass together.
  broken := rig4u.broken_bound(by_sender, new.fingerprint, repeated);
  if broken is null then
    perform pg_advisory_xact_lock(hashtextextended('error report of ' || by_sender, 0));
    if not repeated then
      perform pg_advisory_xact_lock(hashtextextended('new error report', 0));
    end if;
    -- Two reports of one error at the same time must see each other.
    perform pg_advisory_xact_lock(hashtextextended(new.fingerprint, 0));
    if exists (select from public.error_logs where id = new.id) or exists (select from rig4u.taken_reports where id = new.id) then
      return null;
    end if;
    repeated := exists (select from public.error_logs where fingerprint = new.fingerprint and not resolved);
    broken := rig4u.broken_bound(by_sender, new.fingerprint, repeated);
  end if;
  if broken is not null then
    perform rig4u.tell_left_out(broken);
    return null;
  end if;
  delete from rig4u.taken_reports where at < now() - interval '1 hour';
  insert into rig4u.taken_reports (id, at, sender, fingerprint, is_new)
    values (new.id, clock_timestamp(), by_sender, new.fingerprint, not repeated);
  -- What the table refuses for its length it refuses as before; what it takes is shortened.
  if char_length(new.error_message) <= 4000 and coalesce(char_length(new.error_stack), 0) <= 20000
     and char_length(new.component) <= 200 and jsonb_typeof(new.metadata) = 'object' and jsonb_typeof(new.browser_info) = 'object'
     and rig4u.json_size(new.metadata) <= 32768 and rig4u.json_size(new.browser_info) <= 8192 then
    new := rig4u.shorten(new);
  end if;
  return new;
end $$;

-- The rows that are too many: the oldest resolved ones first, then the oldest of whoever has sent most.
create function rig4u.make_room() returns void language plpgsql volatile security definer set search_path = '' as $$
declare
  spare uuid;
begin
  while (select count(*) from public.error_logs) > rig4u.error_log_bound('rows') loop
    select id into spare from public.error_logs where resolved order by last_seen, id limit 1;
    if not found then
      select e.id into spare
        from public.error_logs as e left join rig4u.error_log_senders as s on s.id = e.id
       order by count(*) over (partition by coalesce(s.sender, e.id::text)) desc, coalesce(s.at, e.last_seen), e.id
       limit 1;
    end if;
    delete from public.error_logs where id = spare;
  end loop;
end $$;

-- Runs after the insert, when every check and policy has accepted the report: what they refuse must count nothing.
create or replace function rig4u.count_error_log() returns trigger language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  earlier uuid;
begin
  if pg_trigger_depth() > 1 then
    return null;
  end if;
  select id into earlier from public.error_logs
    where fingerprint = new.fingerprint and not resolved and id <> new.id
    limit 1;
  if found then
    delete from public.error_logs where id = new.id;
    update public.error_logs set occurrences = least(occurrences + 1, 10000), last_seen = now() where id = earlier;
    return null;
  end if;
  insert into rig4u.error_log_senders (id, sender) values (new.id, rig4u.report_sender());
  perform rig4u.make_room();
  return null;
end $$;

drop table rig4u.counted_reports;
alter table public.error_logs alter column priority set default 'medium';
revoke all on all functions in schema rig4u from public;
revoke all on function rig4u.error_log_bound(text), rig4u.report_sender(), rig4u.broken_bound(text, text, boolean),
  rig4u.tell_left_out(text), rig4u.make_room(), rig4u.cut(text, integer), rig4u.error_log_size(public.error_logs),
  rig4u.shorten(public.error_logs) from anon, authenticated;
