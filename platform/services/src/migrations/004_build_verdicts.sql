-- What the builder's check said of a build. Absent where nobody checked it; older releases send none and read none.
alter table public.saved_builds
  add column verdict jsonb check (jsonb_typeof(verdict) = 'object' and rig4u.json_size(verdict) <= 4096);
