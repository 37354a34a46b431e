import type { ChosenLine } from '../../domain/pasted-lists/taken-parts';

/** '8 parts in your list: 5 found, 2 unsure, 1 not in the catalogue.' */
export function summaryOf(lines: readonly ChosenLine[]): string {
  const found = lines.filter(({ match }) => match.sure).length;
  const unsure = lines.filter(({ match }) => match.match && !match.sure).length;
  const kinds = [
    [found, 'found'],
    [unsure, 'unsure'],
    [lines.length - found - unsure, 'not in the catalogue'],
  ] as const;
  const told = kinds.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return `${lines.length === 1 ? '1 part' : `${lines.length} parts`} in your list: ${told.join(', ')}.`;
}
