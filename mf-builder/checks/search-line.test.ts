/** @jest-environment node */
import { ofEitherShelf } from './either-shelf';
import { searchLine } from './search-line';

const answer = (line: unknown) => {
  const { text, ok } = searchLine(typeof line === 'string' ? line : JSON.stringify(line), 3);
  return { ok, ...JSON.parse(text) };
};

test('parts of the catalogue come first, then those of the market, none twice', () => {
  const { ok, id, hits } = answer({ id: 'a', type: 'cpu', query: 'ryzen 5 9600x' });
  expect({ ok, id }).toEqual({ ok: true, id: 'a' });
  const ids: string[] = hits.map((hit: { id: string }) => hit.id);
  expect(ids[0]).toBe('cpu8');
  expect(ids.slice(1).every((one) => one.startsWith('cpu~'))).toBe(true);
  const names: string[] = hits.map((hit: { name: string }) => hit.name);
  expect(names.filter((name) => name === 'AMD Ryzen 5 9600X')).toHaveLength(1);
});

test('what only the market has is found, shortened and misspelled', () => {
  const saphire = answer({ type: 'gpu', query: 'saphire pulse 9070xt' });
  expect(saphire.hits).toContainEqual({ id: 'gpu~3241', name: 'Sapphire PULSE Radeon RX 9070 XT 16GB GDDR6' });
  expect(answer({ type: 'case', query: 'meshfy c black tinted' }).hits[0]).toMatchObject({ id: 'case~1460' });
});

test('a product of which there are two records is found once, and both numbers stay valid', () => {
  const { hits } = answer({ type: 'gpu', query: 'xfx mercury oc 9060 xt 16gb' });
  const ids: string[] = hits.map(({ id }: { id: string }) => id);
  const twins = ['gpu~3509', 'gpu~3510'];
  expect(ids.filter((id) => twins.includes(id))).toHaveLength(1);
  for (const id of twins) expect(ofEitherShelf('gpu', id)?.name).toContain('Mercury OC');
});

test('a limit says how many more there are; nothing and no query have no hits', () => {
  const { hits, more } = answer({ type: 'gpu', query: 'asus', limit: 3 });
  expect(hits).toHaveLength(3);
  expect(more).toBeGreaterThan(500);
  expect(answer({ id: 1, type: 'ups', query: 'blorptix' })).toEqual({ ok: true, id: 1, hits: [] });
  expect(answer({ type: 'gpu', query: '  ' })).toEqual({ ok: true, hits: [] });
});

test.each([
  ['{"id": 1', 'this is not JSON'],
  ['[]', 'a line must be an object'],
  [{ id: '1', type: 'graphics', query: 'x' }, 'type must be one of the catalogue'],
  [{ id: '1', type: 'gpu' }, 'query must be text'],
  [{ id: '1', type: 'gpu', query: 'x', limit: 0 }, 'limit must be a whole number'],
])('malformed: %j', (line, error) => {
  const found = answer(line);
  expect(found.ok).toBe(false);
  expect(found.error).toMatch(/^Line 3: .*\.$/);
  expect(found.error).toContain(error);
});
