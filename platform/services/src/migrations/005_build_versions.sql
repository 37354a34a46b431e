-- Which state of a build a change was made from. The database decides by it between two devices, and no clock does.
alter table public.saved_builds
  add column version bigint not null default 1,
  -- What a client sends: the version that it changed, 0 where it knew of none. Never kept.
  add column base bigint,
  add column parted_from text check (char_length(parted_from) between 1 and 100);

-- Versions of an account are counted in the account: they tell nothing about others, and none comes back with a build that was removed.
create table rig4u.account_versions (
  user_id text primary key,
  last bigint not null
);

create function rig4u.next_build_version(account text) returns bigint language sql volatile security definer set search_path = '' as $$
  insert into rig4u.account_versions (user_id, last) values (account, 2)
    on conflict (user_id) do update set last = account_versions.last + 1
    returning last
$$;
revoke all on function rig4u.next_build_version(text) from public;

-- Whether a client asks for an account that is not its own. The policies refuse it; what runs before them must not look into that account.
create function rig4u.is_of_another(account text) returns boolean language sql stable security definer set search_path = '' as $$
  select current_setting('role', true) in ('anon', 'authenticated')
     and not (rig4u.is_our_token() and coalesce(auth.jwt() ->> 'sub' = account, false))
$$;
revoke all on function rig4u.is_of_another(text) from public;

create or replace function rig4u.prepare_saved_build() returns trigger language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  spare text;
begin
  if rig4u.is_of_another(new.user_id) then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    if new.base is null then
      -- A release from before the versions names none: the later date counts, as it did then.
      new.changed_at := least(new.changed_at, now());
      if new.changed_at <= old.changed_at then
        return old;
      end if;
    else
      if new.base <> old.version then
        return old;
      end if;
      -- Only releases from before the versions read the date.
      new.changed_at := greatest(now(), old.changed_at + interval '1 millisecond');
    end if;
    new.base := null;
    new.version := rig4u.next_build_version(new.user_id);
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('saved_builds ' || new.user_id, 0));
  if exists (select from public.saved_builds where user_id = new.user_id and build_id = new.build_id) then
    return new;
  end if;
  if (select count(*) from public.saved_builds where user_id = new.user_id) >= 500 then
    -- Clients delete no rows, so an account full of deletions would be full for ever: the oldest deletion makes room.
    select build_id into spare from public.saved_builds where user_id = new.user_id and deleted order by changed_at, build_id limit 1;
    if not found then
      raise exception 'An account holds at most 500 builds. Remove some first.' using errcode = 'P0001';
    end if;
    delete from public.saved_builds where user_id = new.user_id and build_id = spare;
  end if;
  new.changed_at := case when new.base is null then least(new.changed_at, now()) else now() end;
  new.base := null;
  new.version := rig4u.next_build_version(new.user_id);
  return new;
end $$;

-- A token from the future is nobody's: its clock, or whoever made it, is wrong.
create or replace function rig4u.is_our_token() returns boolean language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select auth.jwt() ->> 'iss' = 'https://securetoken.google.com/' || value and auth.jwt() ->> 'aud' = value
       from public.app_config where key = 'firebase_project_id')
      and not exists (
        select from jsonb_each(auth.jwt()) as claim (name, moment)
         where name in ('iat', 'auth_time')
           and case when jsonb_typeof(moment) = 'number' then moment::numeric > extract(epoch from now()) + 60 else true end),
    false)
$$;
