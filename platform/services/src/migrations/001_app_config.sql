-- What differs from one installation to the next is a row, so that the same files serve all of them.
create schema if not exists rig4u;
grant usage on schema rig4u to anon, authenticated, service_role;

create table public.app_config (
  key text primary key,
  value text not null
);
alter table public.app_config enable row level security;
revoke all on public.app_config from anon, authenticated;

-- Every Firebase project signs with the same keys. Only issuer and audience tell whose token it is.
create function rig4u.is_our_token() returns boolean language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select auth.jwt() ->> 'iss' = 'https://securetoken.google.com/' || value and auth.jwt() ->> 'aud' = value
       from public.app_config where key = 'firebase_project_id'),
    false)
$$;

-- Anybody may sign up with any address; only the verified one is the owner's.
create function rig4u.is_owner() returns boolean language sql stable security definer set search_path = '' as $$
  select coalesce(
    rig4u.is_our_token()
      and auth.jwt() -> 'email_verified' = 'true'::jsonb
      and lower(auth.jwt() ->> 'email') = (select lower(value) from public.app_config where key = 'owner_email'),
    false)
$$;

-- Bytes of a value as clients write it: PostgreSQL's own text has a space behind each colon and comma.
create function rig4u.json_size(value jsonb) returns integer language sql immutable set search_path = '' as $$
  select octet_length(replace(replace(value::text, '": ', '":'), ', ', ','))
$$;

revoke all on all functions in schema rig4u from public;
grant execute on all functions in schema rig4u to anon, authenticated, service_role;
