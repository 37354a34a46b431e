/** What the gate would say: its code, and a sentence. */
export interface Refusal {
  code: string;
  sentence: string;
}

type Names = Readonly<Record<string, { names: readonly string[] }>>;

/** The names that a release needs and a host does not export. Versions are for the gate to compare: it has the library for them. */
export const refusalsOf = (needed: Names, provided: Names, host: string): Refusal[] =>
  Object.entries(needed)
    .flatMap(([entry, { names }]) => {
      const has = Object.hasOwn(provided, entry) ? provided[entry] : undefined;
      if (!has) return [`the host does not provide ${entry} (host ${host})`];
      const known = new Set([...has.names, '*']);
      return names.filter((name) => !known.has(name)).map((name) => `${entry} does not export ${name} (host ${host})`);
    })
    .map((sentence) => ({ code: 'RIG-102', sentence }));
