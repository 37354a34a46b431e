import { renderHook, waitFor } from '@testing-library/react';
import { partsInFile } from '../../../../checks/catalogue-files';
import { useSearch } from './use-search';

const cards = partsInFile('gpu');
const fetched: string[] = [];
let isOffline = false;

function fetchStep(name: 'all-words' | 'near-misses'): unknown {
  fetched.push(name);
  if (isOffline) throw new Error('offline');
  return jest.requireActual(`../../../domain/part-search/${name}`);
}
jest.mock('../../../domain/part-search/all-words', () => fetchStep('all-words'));
jest.mock('../../../domain/part-search/near-misses', () => fetchStep('near-misses'));

const search = (first: string) =>
  renderHook(({ query }) => useSearch('gpu', cards, query), { initialProps: { query: first } });

test('what cannot be fetched finds nothing, and the next query tries again', async () => {
  isOffline = true;
  const { result, rerender } = search('geforse');
  expect(result.current?.by).toBe('looking');
  await waitFor(() => expect(result.current?.by).toBe('nothing'));
  isOffline = false;
  rerender({ query: 'raedon' });
  expect(result.current?.by).toBe('looking');
  await waitFor(() => expect(result.current?.by).toBe('near'));
});

test('each step is fetched for the first query that asks for it, then it answers at once', async () => {
  jest.resetModules();
  fetched.length = 0;
  const { result, rerender } = search('');
  expect(result.current).toEqual({ parts: cards, by: 'text' });
  expect(fetched).toEqual([]);
  rerender({ query: 'nvidia' });
  await waitFor(() => expect(result.current?.by).toBe('words'));
  expect(fetched).toEqual(['all-words']);
  rerender({ query: 'geforse' });
  await waitFor(() => expect(result.current?.by).toBe('near'));
  expect(fetched).toEqual(['all-words', 'near-misses']);
  rerender({ query: 'raedon' });
  expect(result.current?.by).toBe('near');
});
