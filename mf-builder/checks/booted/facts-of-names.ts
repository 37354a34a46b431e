import { chipsetRows } from '../../src/domain/compatibility/tables/chipsets';
import type { Facts } from '../../src/domain/compatibility/types';

/** The chipsets of the table, those with the longest names first, so that B650E is not read as B650. */
const chipsets = chipsetRows
  .flatMap(({ chipsets: names }) => names)
  .toSorted((one, other) => other.length - one.length);

/** The chipset in a board's name, as 'B450M' or ASRock's 'AB350M' write it; undefined where the table has none that is there. */
export function chipsetIn(board: string): string | undefined {
  const name = board.toUpperCase();
  return chipsets.find((chipset) => new RegExp(`(?<![A-Z0-9])A?${chipset}(?![0-9])`).test(name));
}

const ryzen: Readonly<Record<string, readonly [arch: string, withGraphics?: string]>> = {
  '1': ['Zen'],
  '2': ['Zen+', 'Zen'],
  '3': ['Zen 2', 'Zen+'],
  '4': ['Zen 2'],
  '5': ['Zen 3'],
  '7': ['Zen 4'],
  '8': ['Zen 4'],
  '9': ['Zen 5'],
};

const ofRyzen = (name: string): Facts<'cpu'> | undefined => {
  const [, thousand = '', letters = ''] = /ryzen \d (?:pro )?(\d)\d{3}([a-z]*)/i.exec(name) ?? [];
  const known = ryzen[thousand];
  if (!known) return undefined;
  const graphics = /g/i.test(letters);
  const arch = (graphics ? known[1] : undefined) ?? known[0];
  return {
    arch,
    generation: `Ryzen ${thousand}000`,
    ...(Number(thousand) < 7 && { igpu: graphics ? 'Radeon' : null }),
  };
};

/** What a processor's name says of its kind; undefined where it is none that the tables know, or one of a laptop. */
export function kindOf(processor: string): Facts<'cpu'> | undefined {
  const [, number, letters = ''] = /\bi[3579]-(\d{4,5})([a-z]*)/i.exec(processor) ?? [];
  if (number === undefined) return ofRyzen(processor);
  if (/[uhpmyg]/i.test(letters)) return undefined;
  return { generation: `${number.length === 5 ? number.slice(0, 2) : number.slice(0, 1)}th` };
}
