create table public.error_logs (
  id uuid primary key default gen_random_uuid(),
  component text not null check (char_length(component) between 1 and 200),
  error_message text not null check (char_length(error_message) between 1 and 4000),
  error_stack text check (char_length(error_stack) <= 20000),
  priority text not null check (priority in ('high', 'medium')),
  metadata jsonb not null default '{}' check (jsonb_typeof(metadata) = 'object' and rig4u.json_size(metadata) <= 32768),
  browser_info jsonb not null default '{}' check (jsonb_typeof(browser_info) = 'object' and rig4u.json_size(browser_info) <= 8192),
  "timestamp" timestamptz not null default now(),
  resolved boolean not null default false,
  occurrences integer not null default 1 check (occurrences between 1 and 10000),
  last_seen timestamptz not null default now(),
  fingerprint text not null
);
create index error_logs_by_time on public.error_logs ("timestamp" desc);
create index error_logs_open_by_time on public.error_logs ("timestamp" desc) where not resolved;
create index error_logs_open_by_fingerprint on public.error_logs (fingerprint) where not resolved;

-- Ids of reports that were counted into an earlier row. One report may come twice (by the gateway and by the page), and count once.
create table rig4u.counted_reports (
  id uuid primary key,
  at timestamptz not null default now()
);
create index counted_reports_by_time on rig4u.counted_reports (at);

-- A session keeps the plan that it made while the table was small, and would go through all of a large one: no scans in these functions.
create function rig4u.prepare_error_log() returns trigger language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
begin
  new.fingerprint := encode(sha256(convert_to(jsonb_build_array(
    new.component,
    new.error_message,
    (string_to_array(new.error_stack, E'\n'))[1:3],
    new.metadata ->> 'type'
  )::text, 'UTF8')), 'hex');
  -- A visitor's clock may be anywhere; the list of errors is sorted by this.
  new."timestamp" := greatest(least(new."timestamp", now()), '2000-01-01T00:00:00Z');
  new.last_seen := now();
  -- Two reports of one error at the same time must see each other.
  perform pg_advisory_xact_lock(hashtextextended(new.fingerprint, 0));
  -- A report whose answer was lost is sent again with its id.
  if exists (select from public.error_logs where id = new.id) or exists (select from rig4u.counted_reports where id = new.id) then
    return null;
  end if;
  return new;
end $$;

-- Runs after the insert, when every check and policy has accepted the report: what they refuse must count nothing.
create function rig4u.count_error_log() returns trigger language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  earlier uuid;
  added integer;
begin
  select id into earlier from public.error_logs
    where fingerprint = new.fingerprint and not resolved and id <> new.id
    limit 1;
  if found then
    delete from public.error_logs where id = new.id returning occurrences into added;
    delete from rig4u.counted_reports where at < now() - interval '1 hour';
    insert into rig4u.counted_reports (id) values (new.id);
    update public.error_logs set occurrences = least(occurrences + added, 10000), last_seen = now() where id = earlier;
  end if;
  return null;
end $$;

revoke all on function rig4u.prepare_error_log(), rig4u.count_error_log() from public;
create trigger prepare_error_log before insert on public.error_logs for each row execute function rig4u.prepare_error_log();
create trigger count_error_log after insert on public.error_logs for each row execute function rig4u.count_error_log();

alter table public.error_logs enable row level security;
revoke all on public.error_logs from anon, authenticated;
grant insert (id, component, error_message, error_stack, priority, metadata, browser_info, "timestamp", occurrences, resolved) on public.error_logs to anon, authenticated;
grant select, update (resolved) on public.error_logs to anon, authenticated;

create policy "anybody reports" on public.error_logs for insert to anon, authenticated with check (resolved = false);
create policy "the owner reads" on public.error_logs for select to anon, authenticated using ((select rig4u.is_owner()));
create policy "the owner resolves" on public.error_logs for update to anon, authenticated using ((select rig4u.is_owner())) with check ((select rig4u.is_owner()));
