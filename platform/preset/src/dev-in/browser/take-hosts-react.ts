/** An edition of React: for each of its modules names that only this one exports, and what it exports. */
export type Edition = readonly (readonly [names: readonly string[], module: object])[];

interface Module {
  exports: unknown;
}
type Factory = (this: unknown, module: Module, ...rest: unknown[]) => void;

/** A module of webpack exports by getters unless it is CommonJS, as React is. */
const exportsItself = (module: unknown, name: string): boolean =>
  typeof Object.getOwnPropertyDescriptor(Object(module), name)?.value === 'function';

const isFactory = (value: unknown): value is Factory => typeof value === 'function';

/**
 * Puts another edition of React in the place of the host's, as the host's scripts hand over their modules. The modules have numbers
 * for names, so what they export tells which is which. The scripts are the origin's own, byte by byte, so their hashes hold. Call
 * it before the first of them runs. Returns whether one of the host's modules was replaced by now.
 */
export function takeHostsReact(scope: object, edition: Edition): () => boolean {
  let taken = false;
  const replaced = (make: Factory): Factory =>
    function replace(module, ...rest) {
      make.call(this, module, ...rest);
      const own = edition.find(([names]) => names.every((name) => exportsItself(module.exports, name)));
      if (!own) return;
      module.exports = own[1];
      taken = true;
    };
  Object.assign(scope, { webpackChunkhost: interceptedList((chunk) => replaceIn(chunk, replaced)) });
  return () => taken;
}

/** Reads `[ids, { id: factory }]`, which a script of a webpack build hands over. What has another form stays as it is. */
function replaceIn(chunk: unknown, replaced: (make: Factory) => Factory): unknown {
  if (!Array.isArray(chunk)) return chunk;
  const [ids, factories, ...rest]: unknown[] = chunk;
  const next = Object.entries(Object(factories)).map(([id, make]) => [id, isFactory(make) ? replaced(make) : make]);
  return [ids, Object.fromEntries(next), ...rest];
}

/** A list that changes what is pushed, also by a `push` that is put in the place of its own: webpack's runtime does that, and calls
 * the one that it found. */
function interceptedList(change: (item: unknown) => unknown): unknown[] {
  const list: unknown[] = [];
  let push: (...items: unknown[]) => number = Array.prototype.push;
  return Object.defineProperty(list, 'push', {
    get: () => {
      const found = push;
      return (...given: unknown[]) => found.apply(list, given.map(change));
    },
    set: (next: typeof push) => {
      push = next;
    },
  });
}
