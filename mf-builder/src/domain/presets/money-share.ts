import { lineCents, partLines, partTypeInfo } from '@rig4u/shared/builds';
import { wholeDollars } from '@rig4u/shared/format';
import type { PresetBuild } from './preset-build';

/** Which kind of part takes the most of a build's money: `Graphics Card: 38 % of $1,615`. */
export function largestShareText({ parts, price }: Pick<PresetBuild, 'parts' | 'price'>): string {
  const cents = new Map<string, number>();
  for (const line of partLines(parts)) cents.set(line.type, (cents.get(line.type) ?? 0) + lineCents(line));
  const total = [...cents.values()].reduce((sum, each) => sum + each, 0);
  const [largest] = partLines(parts)
    .map(({ type }) => ({ type, cents: cents.get(type) ?? 0 }))
    .toSorted((a, b) => b.cents - a.cents);
  return largest && total > 0
    ? `${partTypeInfo(largest.type).label}: ${Math.round((largest.cents / total) * 100)} % of ${wholeDollars(price)}`
    : '';
}
