import { renderHook, waitFor } from '@testing-library/react';
import { partsInFile } from '../../../../checks/catalogue-files';
import { useSearch } from './use-search';

const cards = partsInFile('gpu');
let isOffline = true;
let loads = 0;

jest.mock('../../../domain/part-search/near-misses', () => {
  loads += 1;
  if (isOffline) throw new Error('offline');
  return jest.requireActual('../../../domain/part-search/near-misses');
});

const search = (first: string) =>
  renderHook(({ query }) => useSearch('gpu', cards, query), { initialProps: { query: first } });

test('what finds near misses is fetched for a query that finds nothing, not before', () => {
  const { result, rerender } = search('');
  expect(result.current).toEqual({ parts: cards, by: 'text' });
  rerender({ query: 'nvidia' });
  expect(result.current?.by).toBe('words');
  expect(loads).toBe(0);
});

test('a failed load says that nothing is near, and the next query tries again', async () => {
  const { result, rerender } = search('geforse');
  expect(result.current?.by).toBe('looking');
  await waitFor(() => expect(result.current?.by).toBe('nothing'));
  isOffline = false;
  rerender({ query: 'geforse 5090' });
  expect(result.current?.by).toBe('looking');
  await waitFor(() => expect(result.current?.by).toBe('near'));
  rerender({ query: 'raedon' });
  expect(result.current?.by).toBe('near');
});
