/** @jest-environment node */
import { bestBuild, rangeFor, shelfOf } from '../../../domain/best-build';
import { gamingSentence } from '../../../domain/estimates';
import { shelfFromFiles } from '../../../../checks/composing/shelf';
import { estimateText } from './estimate-text';

const found = bestBuild(shelfOf(shelfFromFiles()), { use: 'gaming', resolution: '1440p', budgetCents: 150_000 });
if (found.kind !== 'best') throw new Error('The catalogue has no build for $1,500.');
const { parts } = found;

test('for games the points and what they mean at the resolution; a claim stands beside the points', () => {
  const [low = 0, high = 0] = (rangeFor('gaming', parts, '4k') ?? []).map(Math.round);
  const meaning = gamingSentence({ low, high }, '4k');
  const asked = { use: 'gaming', resolution: '4k' } as const;
  expect(meaning).toMatch(/^4K, /);
  expect(estimateText(asked, parts)).toBe(`Gaming estimate ${low}–${high} of 100. ${meaning}.`);
  expect(estimateText(asked, parts, ', the highest')).toBe(
    `Gaming estimate ${low}–${high} of 100, the highest. ${meaning}.`,
  );
});

test('for other uses the points; without the parts it is not known', () => {
  expect(estimateText({ use: 'streaming', resolution: '1440p' }, parts)).toMatch(
    /^Streaming estimate at 1440p: \d+–\d+ of 100\.$/,
  );
  expect(estimateText({ use: 'programming', resolution: '1440p' }, parts)).toMatch(
    /^Compiling estimate: \d+(–\d+)? of 100\.$/,
  );
  expect(estimateText({ use: 'gaming', resolution: '1440p' }, {})).toBe('Gaming estimate: not known.');
});
