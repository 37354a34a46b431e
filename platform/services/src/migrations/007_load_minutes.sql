-- How releases load, by minute, and the registry's history: gateways write both with a connection of their own, never by way of the endpoint.

-- What a gateway's connection may do: write these two tables, and nothing else. On a hosted project somebody makes a login for it:
--   create role my_gateway login password '…' in role rig4u_gateway;
do $$
begin
  create role rig4u_gateway nologin;
exception when duplicate_object or unique_violation then
  -- Roles belong to the server, and another of its databases was here before.
  null;
end $$;
grant usage on schema public, rig4u to rig4u_gateway;

create table public.load_minutes (
  minute timestamptz not null,
  gateway text not null check (char_length(gateway) between 1 and 200),
  part text not null check (char_length(part) between 1 and 60),
  version text not null check (char_length(version) between 1 and 100),
  visits integer not null check (visits >= 0),
  failed integer not null check (failed >= 0),
  retried integer not null check (retried >= 0),
  last_good integer not null check (last_good >= 0),
  panel integer not null check (panel >= 0),
  ms_buckets integer[] not null check (cardinality(ms_buckets) <= 64),
  lcp_buckets integer[] not null check (cardinality(lcp_buckets) <= 64),
  inp_buckets integer[] not null check (cardinality(inp_buckets) <= 64),
  cls_buckets integer[] not null check (cardinality(cls_buckets) <= 64),
  failed_senders text[] not null check (cardinality(failed_senders) <= 50),
  left_out integer not null check (left_out >= 0),
  largest_sender integer not null check (largest_sender >= 0),
  primary key (minute, gateway, part, version)
);
create index load_minutes_by_release on public.load_minutes (part, version, minute);

create table public.release_revisions (
  epoch integer not null,
  revision integer not null,
  at timestamptz not null,
  by text not null,
  command text not null,
  why text,
  changes jsonb not null,
  state jsonb not null,
  primary key (epoch, revision)
);

-- Tells two senders apart and says who neither is: made with a secret that no client and no gateway can read, and another one for each
-- release, so that nobody can be followed from one to the next.
create table rig4u.load_secret (value text not null);
insert into rig4u.load_secret values (gen_random_uuid()::text || gen_random_uuid()::text);
create function rig4u.code_of_sender(sender text, part text, version text) returns text
language sql stable security definer set search_path = '' as $$
  select left(encode(sha256(convert_to(concat_ws(' ', sender, part, version, (select value from rig4u.load_secret)), 'UTF8')), 'hex'), 12)
$$;
revoke all on rig4u.load_secret from public;
revoke all on function rig4u.code_of_sender(text, text, text) from public;
grant execute on function rig4u.code_of_sender(text, text, text) to rig4u_gateway;

alter table public.load_minutes enable row level security;
alter table public.release_revisions enable row level security;
revoke all on public.load_minutes, public.release_revisions from anon, authenticated;
grant select on public.load_minutes, public.release_revisions to anon, authenticated;
grant select, insert, update, delete on public.load_minutes to rig4u_gateway;
grant select, insert on public.release_revisions to rig4u_gateway;

create policy "the owner reads" on public.load_minutes for select to anon, authenticated using ((select rig4u.is_owner()));
create policy "the owner reads" on public.release_revisions for select to anon, authenticated using ((select rig4u.is_owner()));
create policy "gateways write" on public.load_minutes for all to rig4u_gateway using (true) with check (true);
create policy "gateways write" on public.release_revisions for all to rig4u_gateway using (true) with check (true);
