import { newMark, openPlace, policies, removeRows, tryPolicy, type Place } from './policies';
import { ownerClaims, type Target } from './target';

/** The policies as `pnpm contract` tries them on a hosted database. */
export function policyContract(the: () => Target): void {
  const mark = newMark();
  let place: Place;
  beforeAll(async () => {
    const [anna, ben, owner] = await Promise.all([
      the().token({ sub: `anna-${mark}` }),
      the().token({ sub: `ben-${mark}` }),
      the().token(ownerClaims(the())),
    ]);
    const { url, anonKey, stored } = the();
    place = await openPlace({ url, anonKey, stored, mark, tokens: { anna, ben, owner } });
  });
  afterAll(() => removeRows(the().stored, mark));

  test.each(policies.map((policy) => ({ ...policy, policy })))(
    spec('3.39 6.5 6.7 6.8', '$table, $rule: $tried'),
    async ({ policy }) => {
      const { seen } = await tryPolicy(place, the().stored, policy);
      expect(seen).toBe(policy.expected);
    },
  );
}
