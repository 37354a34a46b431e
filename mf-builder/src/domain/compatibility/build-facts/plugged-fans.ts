import type { Judge } from '../judge';
import type { CheckedPart } from '../types';

type Pack = CheckedPart<'caseFan', Pick<CheckedPart<'caseFan'>['specs'], 'qty' | 'chain'>>;

/** How many headers something takes at least and at most. */
export interface Plugs {
  least: number;
  most: number;
}

export const noPlugs: Plugs = { least: 0, most: 0 };

export const plus = (one: Plugs, other: Plugs): Plugs => ({
  least: one.least + other.least,
  most: one.most + other.most,
});

/** What a pack takes, which is one fan at least: one header where their fans chain, else one for each fan. Between the two where it is not known whether they chain. */
const plugsOf = ({ specs, quantity }: Pack): Plugs => {
  const fans = (specs.qty ?? 1) * quantity;
  const packs = Math.min(quantity, fans);
  return { least: specs.chain === false ? fans : packs, most: specs.chain === true ? packs : fans };
};

export const plugsOfPacks = (packs: readonly Pack[], on: Judge): Plugs =>
  packs.reduce((sum, pack) => {
    on.need(pack, 'number of fans', pack.specs.qty);
    return plus(sum, plugsOf(pack));
  }, noPlugs);

/** Notes which packs do not say whether their fans chain. */
export const noteChains = (packs: readonly Pack[], on: Judge): void => {
  for (const pack of packs)
    if (pack.specs.chain === undefined && pack.specs.qty !== 1) on.missing(`whether the fans of ${pack.name} chain`);
};
