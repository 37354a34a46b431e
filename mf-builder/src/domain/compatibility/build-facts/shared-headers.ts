import type { BuildOf } from '../define-rule';
import { chosen } from '../chosen-parts';

/** The facts that tell what puts several fans on one header. */
export interface SharerReads {
  readonly case: readonly ['fanHub'];
  readonly cables: readonly ['ways', 'packOf'];
}

/** What puts several plugs on one header: a splitter, or the hub that comes with a case. */
export interface Sharer {
  name: string;
  kind: 'hub' | 'splitter';
  /** How many plugs it takes. */
  ways: number;
}

/** Hubs and splitters of a build, those with the most ways first. A case that does not say has no hub. */
export const sharersOf = (build: BuildOf<SharerReads>): Sharer[] => {
  const hubs = chosen(build, 'case').flatMap(({ name, quantity, specs: { fanHub } }) =>
    Array.from({ length: quantity }, (): Sharer => ({ name, kind: 'hub', ways: fanHub ?? 0 })),
  );
  const splitters = chosen(build, 'cables').flatMap(({ name, quantity, specs: { ways, packOf } }) =>
    Array.from({ length: quantity * (packOf ?? 1) }, (): Sharer => ({ name, kind: 'splitter', ways: ways ?? 0 })),
  );
  return [...hubs, ...splitters].filter(({ ways }) => ways > 1).toSorted((a, b) => b.ways - a.ways);
};

/** How the headers of a board are used. */
export interface HeaderPlan {
  /** The hubs and splitters that find a header. */
  used: readonly Sharer[];
  /** Plugs that the headers carry with them. */
  places: number;
  /** Headers that carry one plug: each could take a splitter more. */
  single: number;
}

/** As many of the hubs and splitters as there are headers, one on each. */
export const planOf = (headers: number, sharers: readonly Sharer[]): HeaderPlan => {
  const used = sharers.slice(0, headers);
  return {
    used,
    places: headers + used.reduce((sum, { ways }) => sum + ways - 1, 0),
    single: headers - used.length,
  };
};

/** 'The hub of North takes 4 fans, and 2 splitters 2 each.' */
export const sharersText = ({ used }: HeaderPlan): string => {
  const hubs = used
    .filter(({ kind }) => kind === 'hub')
    .map(({ name, ways }) => `the hub of ${name} takes up to ${ways}`);
  const splitters = used.filter(({ kind }) => kind === 'splitter').map(({ ways }) => ways);
  const ways = [...new Set(splitters)].map((one) => {
    const count = splitters.filter((other) => other === one).length;
    return `${count} ${count === 1 ? 'splitter takes' : 'splitters take'} ${one}${count === 1 ? '' : ' each'}`;
  });
  const text = [...hubs, ...ways].join(', ');
  return `Some plugs share a header: ${text}.`;
};
