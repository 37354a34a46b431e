import type { Part } from '../../catalogue/schema';
import { factsOf } from '../parts/facts';
import { specLines, type SpecLine } from '../parts/spec-lines';
import { columnsOf } from '.';

/** Facts that stand in a column of another name. */
const inOtherColumns: readonly string[] = ['connectivity', 'radiator'];

/** Those of a card's three specifications that have no column of their own: a row says them beside its name. */
export function specsBesideColumns(part: Part): SpecLine[] {
  const shown = new Set([...columnsOf(part.type).map(({ key }) => key), ...inOtherColumns]);
  const facts = factsOf(part.type);
  return specLines(part).filter((_line, at) => !shown.has(facts[at]?.key ?? ''));
}
