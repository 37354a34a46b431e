import { fold, parts } from '../three-valued-logic';
import type { CheckedBuild, CheckedPart } from '../../../src/domain/compatibility/types';

type Pack = CheckedPart<'caseFan'>;

/** A pack on a hub of its own: it says so, or has a plug that is none of a usual fan. */
const onOwnHub = ({ specs: { hub, connector } }: Pack): boolean =>
  hub !== undefined || (connector !== undefined && !/pin|molex/.test(fold(connector)));

/** The packs that hang on headers. */
export const packsOnHeaders = (build: CheckedBuild): Pack[] =>
  parts(build, 'caseFan').filter((pack) => !onOwnHub(pack));

/** The packs of each hub: one hub for all of one plug, and one for all that do not say theirs. */
const hubsOf = (build: CheckedBuild): Pack[][] => {
  const hubs = new Map<string, Pack[]>();
  for (const pack of parts(build, 'caseFan').filter(onOwnHub)) {
    const plug = fold(pack.specs.connector ?? '');
    hubs.set(plug, [...(hubs.get(plug) ?? []), pack]);
  }
  return [...hubs.values()];
};

export const hubCount = (build: CheckedBuild): number => hubsOf(build).length;

export const hubsOnSata = (build: CheckedBuild): number =>
  hubsOf(build).filter((packs) => packs.some(({ specs }) => specs.hub === 'SATA')).length;
