import type { Place, Policy } from './policy';

const table = 'saved_builds';
const key = { onConflict: 'user_id,build_id' };
const ofAnna = ({ ids, given }: Place) => ({ user_id: ids.anna, build_id: given.build });
const later = () => ({ name: 'changed', changed_at: new Date().toISOString() });

const policy = (rule: string, tried: string, expected: string, ask: Policy['ask']): Policy => ({
  table,
  rule,
  tried,
  expected,
  ask,
});

/** Users read, save and change their own builds, and nobody else's; visitors have none; nobody removes a row. */
export const savedBuildPolicies: readonly Policy[] = [
  policy('own builds are saved', 'a user saves a build', 'taken, 1 added', ({ anna, newBuild }) =>
    anna.from(table).insert(newBuild()),
  ),
  policy('own builds are read', 'a user reads her own build', '1 row', (place) =>
    place.anna.from(table).select('*').match(ofAnna(place)),
  ),
  policy('own builds are changed', 'a user changes her own build', '1 row, 1 changed', (place) =>
    place.anna.from(table).update(later()).match(ofAnna(place)).select('name'),
  ),
  policy('own builds are read', 'another user reads it', '0 rows', (place) =>
    place.ben.from(table).select('*').match(ofAnna(place)),
  ),
  policy('own builds are read', 'another user counts it', '0 rows', (place) =>
    place.ben.from(table).select('*', { count: 'exact', head: true }).match(ofAnna(place)),
  ),
  policy('own builds are read', 'the owner of the site reads it', '0 rows', (place) =>
    place.owner.from(table).select('*').match(ofAnna(place)),
  ),
  policy('own builds are changed', 'another user changes it', '0 rows', (place) =>
    place.ben.from(table).update(later()).match(ofAnna(place)).select('name'),
  ),
  policy('own builds are changed', 'another user saves over it', 'refused 42501', (place) =>
    place.ben.from(table).upsert({ ...place.newBuild(later()), ...ofAnna(place) }, key),
  ),
  policy('own builds are saved', 'another user saves one into her account', 'refused 42501', ({ ben, ids, newBuild }) =>
    ben.from(table).insert(newBuild({ user_id: ids.anna })),
  ),
  policy('own builds are changed', 'a user gives one away', 'refused 42501', (place) =>
    place.anna
      .from(table)
      .update({ user_id: place.ids.ben, ...later() })
      .match(ofAnna(place)),
  ),
  policy('grant (no delete)', 'a user removes the row of her own build', 'refused 42501', (place) =>
    place.anna.from(table).delete().match(ofAnna(place)),
  ),
  policy('grant (no delete)', 'another user removes it', 'refused 42501', (place) =>
    place.ben.from(table).delete().match(ofAnna(place)),
  ),
  policy('own builds are read', 'a visitor reads it', '0 rows', (place) =>
    place.visitor.from(table).select('*').match(ofAnna(place)),
  ),
  policy('own builds are saved', 'a visitor saves a build', 'refused 42501', ({ visitor, newBuild }) =>
    visitor.from(table).insert(newBuild()),
  ),
  policy('own builds are saved', 'a visitor saves one into an account', 'refused 42501', (place) =>
    place.visitor.from(table).insert(place.newBuild({ user_id: place.ids.anna })),
  ),
];
