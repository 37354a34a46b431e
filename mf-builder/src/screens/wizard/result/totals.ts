import { accessoryTotal, type Accessory } from '@rig4u/shared/accessories';
import { sumDollars, wholeDollars } from '@rig4u/shared/format';

/** Build and accessories together, in US dollars. */
export const totalWith = (price: number, selected: readonly Accessory[]): number =>
  sumDollars([price, accessoryTotal(selected)]);

/** How the total comes about: `Build $1,499 + 2 accessories $478 =`; the total itself follows it. */
export function sumText(price: number, selected: readonly Accessory[]): string {
  const build = `Build ${wholeDollars(price)}`;
  if (selected.length === 0) return `${build}, no accessories =`;
  const many = selected.length === 1 ? '1 accessory' : `${selected.length} accessories`;
  return `${build} + ${many} ${wholeDollars(accessoryTotal(selected))} =`;
}
