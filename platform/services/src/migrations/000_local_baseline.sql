-- Only for the database that runs on this machine: the roles, grants and auth functions that a hosted Supabase project has from its start.
do $$
declare
  name text;
begin
  foreach name in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I nologin noinherit', name);
    end if;
  end loop;
  if not exists (select from pg_roles where rolname = 'authenticator') then
    create role authenticator login noinherit;
  end if;
end $$;
alter role service_role bypassrls;
grant anon, authenticated, service_role to authenticator;
-- As a new role would do: whoever logs in as it and forgets to change roles may do nothing for long.
alter role authenticator set statement_timeout = '8s';

grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;

create schema if not exists auth;
grant usage on schema auth to anon, authenticated, service_role;

create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim', true), ''), nullif(current_setting('request.jwt.claims', true), ''))::jsonb
$$;
create or replace function auth.role() returns text language sql stable as $$ select auth.jwt() ->> 'role' $$;
create or replace function auth.uid() returns uuid language sql stable as $$ select (auth.jwt() ->> 'sub')::uuid $$;
