import { fold } from '../spelling';
import type { Facts } from '../types';

/** The facts that tell whether fans plug into a hub of their own. */
export const hubFacts = ['hub', 'connector'] as const;

interface Pack {
  specs: Pick<Facts<'caseFan'>, 'hub' | 'connector'>;
}

/** Whether fans come with a hub: the pack says so, or has a plug of its own that no board takes. */
const hasHub = ({ specs: { hub, connector } }: Pack): boolean =>
  hub !== undefined || (connector !== undefined && !/pin|molex/.test(fold(connector)));

/** Packs whose fans go on the headers of a board. */
export const withoutHub = <P extends Pack>(packs: readonly P[]): P[] => packs.filter((pack) => !hasHub(pack));

type Plug = NonNullable<Facts<'caseFan'>['hub']>;

/** The hubs of a build, each with the plugs of the supply that its packs name: one does for all packs of one connector, also for all that do not say it. */
export const hubsOf = (packs: readonly Pack[]): ReadonlySet<Plug>[] => {
  const hubs = new Map<string | undefined, Set<Plug>>();
  for (const { specs } of packs.filter(hasHub)) {
    const connector = specs.connector === undefined ? undefined : fold(specs.connector);
    const plugs = hubs.get(connector) ?? new Set();
    hubs.set(connector, specs.hub === undefined ? plugs : plugs.add(specs.hub));
  }
  return [...hubs.values()];
};
