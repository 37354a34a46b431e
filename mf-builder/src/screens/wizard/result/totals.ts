import { accessoryTotal, type Accessory } from '@rig4u/shared/accessories';
import { exactDollars, sumDollars, wholeDollars } from '@rig4u/shared/format';

/** Build and accessories together, in US dollars. */
export const totalWith = (price: number, selected: readonly Accessory[]): number =>
  sumDollars([price, accessoryTotal(selected)]);

/**
 * How the total comes about: `Build $1,499 + 2 accessories $478 =`, and the total. Whole dollars where these add up, else all three with
 * their cents.
 */
export function sumText(price: number, selected: readonly Accessory[]): { sum: string; total: string } {
  const [extra, all] = [accessoryTotal(selected), totalWith(price, selected)];
  const dollars = Math.round(price) + Math.round(extra) === Math.round(all) ? wholeDollars : exactDollars;
  const build = `Build ${dollars(price)}`;
  const total = dollars(all);
  if (selected.length === 0) return { sum: `${build}, no accessories =`, total };
  const many = selected.length === 1 ? '1 accessory' : `${selected.length} accessories`;
  return { sum: `${build} + ${many} ${dollars(extra)} =`, total };
}
