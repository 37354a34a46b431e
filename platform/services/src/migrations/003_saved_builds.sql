create table public.saved_builds (
  user_id text not null default (auth.jwt() ->> 'sub') check (char_length(user_id) between 1 and 128),
  build_id text not null check (char_length(build_id) between 1 and 100),
  id uuid not null default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 200),
  created_at timestamptz not null default now() check (created_at between '1970-01-01T00:00:00Z' and '9999-12-31T00:00:00Z'),
  changed_at timestamptz not null default now() check (changed_at >= '1970-01-01T00:00:00Z'),
  components jsonb not null check (jsonb_typeof(components) = 'object' and rig4u.json_size(components) <= 65536),
  deleted boolean not null default false,
  primary key (user_id, build_id)
);

create function rig4u.prepare_saved_build() returns trigger language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  spare text;
begin
  -- A clock that is fast must not win over every later change.
  new.changed_at := least(new.changed_at, now());
  if tg_op = 'UPDATE' then
    if new.changed_at <= old.changed_at then
      return old;
    end if;
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('saved_builds ' || new.user_id, 0));
  if exists (select from public.saved_builds where user_id = new.user_id and build_id = new.build_id)
     or (select count(*) from public.saved_builds where user_id = new.user_id) < 500 then
    return new;
  end if;
  -- Clients delete no rows, so an account full of deletions would be full for ever: the oldest deletion makes room.
  select build_id into spare from public.saved_builds where user_id = new.user_id and deleted order by changed_at, build_id limit 1;
  if not found then
    raise exception 'An account holds at most 500 builds. Remove some first.' using errcode = 'P0001';
  end if;
  delete from public.saved_builds where user_id = new.user_id and build_id = spare;
  return new;
end $$;

revoke all on function rig4u.prepare_saved_build() from public;
create trigger prepare_saved_build before insert or update on public.saved_builds for each row execute function rig4u.prepare_saved_build();

alter table public.saved_builds enable row level security;
revoke all on public.saved_builds from anon, authenticated;
grant select, insert, update on public.saved_builds to anon, authenticated;

create policy "own builds are read" on public.saved_builds for select to anon, authenticated
  using (user_id = (select auth.jwt() ->> 'sub') and (select rig4u.is_our_token()));
create policy "own builds are saved" on public.saved_builds for insert to anon, authenticated
  with check (user_id = (select auth.jwt() ->> 'sub') and (select rig4u.is_our_token()));
create policy "own builds are changed" on public.saved_builds for update to anon, authenticated
  using (user_id = (select auth.jwt() ->> 'sub') and (select rig4u.is_our_token()))
  with check (user_id = (select auth.jwt() ->> 'sub') and (select rig4u.is_our_token()));
