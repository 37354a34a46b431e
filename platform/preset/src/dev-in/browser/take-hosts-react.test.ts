import { takeHostsReact, type Edition } from './take-hosts-react';

type Chunk = [ids: number[], modules: Record<string, (module: { exports: unknown }) => void>];

/** What webpack's runtime does with the scripts before it and those after it; gives what each module exports. */
function install(chunks: Chunk[]): Map<string, unknown> {
  const exported = new Map<string, unknown>();
  const take = (chunk: Chunk, then: (chunk: Chunk) => unknown = () => undefined) => {
    for (const [id, make] of Object.entries(chunk[1])) {
      const module = { exports: {} };
      make(module);
      exported.set(id, module.exports);
    }
    then(chunk);
    return chunks.length;
  };
  const before = chunks.push.bind(chunks);
  chunks.forEach((chunk) => take(chunk));
  chunks.push = (...given) => Math.max(...given.map((chunk) => take(chunk, before)));
  return exported;
}

const nothing = () => undefined;
const development = { useState: nothing, cloneElement: nothing };
const client = { createRoot: nothing, hydrateRoot: nothing };
const edition: Edition = [
  [['useState', 'cloneElement'], development],
  [['createRoot', 'hydrateRoot'], client],
];
const chunk = (id: string, exports: object): Chunk => [[1], { [id]: (module) => void (module.exports = exports) }];
const begun = () => {
  const scope: { webpackChunkhost: Chunk[] } = { webpackChunkhost: [] };
  const isTaken = takeHostsReact(scope, edition);
  return { chunks: scope.webpackChunkhost, isTaken };
};

test("React of the host's scripts is the other edition, whether they come before webpack's runtime or after it", () => {
  const { chunks, isTaken } = begun();
  chunks.push(chunk('before', { ...development, version: '19.0.0' }));
  expect(isTaken()).toBe(false);
  const exported = install(chunks);
  chunks.push(chunk('after', { ...client, version: '19.0.0' }));
  expect([exported.get('before'), exported.get('after')]).toEqual([development, client]);
  expect(exported.get('before')).toBe(development);
  expect(exported.get('after')).toBe(client);
  expect(isTaken()).toBe(true);
  expect(chunks).toHaveLength(2);
});

test('any other module is what the host made, also one that exports the same names by getters', () => {
  const { chunks, isTaken } = begun();
  const exported = install(chunks);
  const others = {
    one: { useState: nothing },
    namespace: Object.defineProperties({}, { useState: { get: () => nothing }, cloneElement: { get: () => nothing } }),
  };
  for (const [id, module] of Object.entries(others)) chunks.push(chunk(id, module));
  for (const [id, module] of Object.entries(others)) expect(exported.get(id)).toBe(module);
  expect(isTaken()).toBe(false);
});

test('a script of another form is left alone', () => {
  const scope: { webpackChunkhost: unknown[] } = { webpackChunkhost: [] };
  takeHostsReact(scope, edition);
  scope.webpackChunkhost.push('odd', [[1], { a: 'no factory' }]);
  expect([...scope.webpackChunkhost]).toEqual(['odd', [[1], { a: 'no factory' }]]);
});
