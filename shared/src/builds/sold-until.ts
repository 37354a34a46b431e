import { partLines } from './components';
import { monthsText } from './months';
import { partName } from './part-name';
import type { BuildComponents, StoredPart } from './schema';

type Sold = Pick<StoredPart, 'soldUntil'>;

const month = /^\d{4}-(0[1-9]|1[0-2])$/;

// A build that was imported may say anything.
const untilWhen = ({ soldUntil = '' }: Sold): string | undefined =>
  month.test(soldUntil) ? `until ${monthsText([soldUntil])}` : undefined;

/** That a part is sold no more, beside its name: `Sold until June 2026.` Undefined for a part on sale. */
export function soldText(part: Sold): string | undefined {
  const when = untilWhen(part);
  return when && `Sold ${when}.`;
}

/** Which parts of a build are sold no more, in a line. What is owned need not be bought; undefined where nothing is left. */
export function soldLine(components: BuildComponents): string | undefined {
  const sold = partLines(components).flatMap(({ part }) => {
    const when = part.owned ? undefined : untilWhen(part);
    return when ? [`${partName(part)} was sold ${when}.`] : [];
  });
  if (sold.length === 0) return undefined;
  return `${sold.join(' ')} ${sold.length === 1 ? 'It' : 'They'} may have to be bought used.`;
}
