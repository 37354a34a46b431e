/** @jest-environment node */
import { openShelf } from '../../domain/shelf/all-parts';
import { catalogueTypes } from '../schema';
import { builtIn } from '../source';
import { allCounts, ourCount } from './all-counts';
import { loadMarket } from './load-market';

test('the numbers of all parts are those of both shelves', async () => {
  const counted = await Promise.all(
    catalogueTypes.map(async (type) => {
      const ours = await builtIn.load(type);
      expect(ours).toHaveLength(ourCount);
      const { others } = openShelf(type, await loadMarket(type), ours);
      return [type, others.length > 0 ? ours.length + others.length : undefined] as const;
    }),
  );
  expect(allCounts).toEqual(Object.fromEntries(counted.filter(([, count]) => count !== undefined)));
});
