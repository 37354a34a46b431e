import type { ListedPart } from '../../catalogue/schema';
import { factsOf } from '../parts/facts';
import { specLines, type SpecLine } from '../parts/spec-lines';
import { missing } from '../parts/units';
import { columnsOf } from '.';

/** Facts that stand in a column of another name. */
const inOtherColumns: readonly string[] = ['connectivity', 'radiator'];

/** Those of a card's three specifications that are known and have no column of their own: a row says them beside its name. */
export function specsBesideColumns(part: ListedPart): SpecLine[] {
  const shown = new Set([...columnsOf(part.type).map(({ key }) => key), ...inOtherColumns]);
  const facts = factsOf(part.type);
  return specLines(part).filter(({ value }, at) => value !== missing && !shown.has(facts[at]?.key ?? ''));
}
