/** What a database of a log needs, in steps. A step that was applied somewhere never changes: the next change is another step. */
export const steps: readonly string[] = [
  `
-- Of all texts, those of the log "live" count. The others are of rig4u doctor, which removes them.
create table rig4u_log.revisions (
  log text not null,
  revision integer not null check (revision > 0),
  text text not null,
  -- Whoever lost the answer finds out by this whether the text is his.
  writer uuid not null,
  at timestamptz not null default clock_timestamp(),
  primary key (log, revision)
);

-- Who decides alone for a while. Milliseconds since 1970, by the clock of who asks.
create table rig4u_log.leases (log text primary key, holder text not null, until bigint not null);

-- No gap, and nothing that follows another history: where a text names its parent, that is the hash of the text before.
create function rig4u_log.follow() returns trigger language plpgsql set search_path = '' as $$
declare
  previous text;
  parent text;
begin
  if new.revision = 1 then
    return new;
  end if;
  select r.text into previous from rig4u_log.revisions r where r.log = new.log and r.revision = new.revision - 1;
  if not found then
    raise exception 'Revision % has none before it.', new.revision using errcode = 'RG001';
  end if;
  begin
    parent := new.text::json ->> 'parent';
  exception when data_exception then
    parent := null;
  end;
  if parent <> 'sha384-' || translate(encode(sha384(convert_to(previous, 'UTF8')), 'base64'), E'\\n', '') then
    raise exception 'Revision % names another parent than revision %.', new.revision, new.revision - 1 using errcode = 'RG002';
  end if;
  return new;
end $$;
create trigger follow before insert on rig4u_log.revisions for each row execute function rig4u_log.follow();

create function rig4u_log.tell() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('rig4u_log', new.log);
  return null;
end $$;
create trigger tell after insert on rig4u_log.revisions for each row execute function rig4u_log.tell();

create function rig4u_log.keep() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    if old.log like 'try %' then
      return old;
    end if;
  end if;
  raise exception 'A revision never changes and is never removed.' using errcode = 'RG003';
end $$;
create trigger keep before update or delete on rig4u_log.revisions for each row execute function rig4u_log.keep();
create trigger keep_all before truncate on rig4u_log.revisions for each statement execute function rig4u_log.keep();

-- Logins are made by hand: create role my_gateway login password '…' in role rig4u_log_reader.
do $$
declare
  name text;
begin
  foreach name in array array['rig4u_log_writer', 'rig4u_log_reader'] loop
    begin
      execute format('create role %I nologin', name);
    exception when duplicate_object or unique_violation or insufficient_privilege then
      -- Another database of the server has made it, or somebody with more rights makes it and grants what follows.
      null;
    end;
    if exists (select from pg_catalog.pg_roles where rolname = name) then
      execute format('grant usage on schema rig4u_log to %I', name);
      execute format('grant select on rig4u_log.revisions, rig4u_log.leases to %I', name);
    end if;
  end loop;
  if exists (select from pg_catalog.pg_roles where rolname = 'rig4u_log_writer') then
    grant insert, delete on rig4u_log.revisions to rig4u_log_writer;
    grant insert, update, delete on rig4u_log.leases to rig4u_log_writer;
  end if;
end $$;
`,
];

/** Told of a revision that was added; the payload is the log's name. */
export const channel = 'rig4u_log';

/** The log that counts. */
export const liveLog = 'live';
