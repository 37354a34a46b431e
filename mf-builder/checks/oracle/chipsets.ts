import type { CheckedPart } from '../../src/domain/compatibility/types';
import { fold } from './three-valued-logic';

type Row = {
  chipsets: string[];
  native: string[];
  shops: string[];
  update: string[];
  refused: string[];
  overclocks: string[];
  /** Runs although the maker lists it nowhere. */
  unofficial: string[];
};

const row = (
  chipsets: string,
  native: string,
  shops: string,
  update: string,
  refused: string,
  overclocks: string,
  unofficial = '',
): Row => {
  const list = (text: string): string[] => (text === '' ? [] : text.split(', '));
  return {
    chipsets: list(chipsets),
    native: list(native),
    shops: list(shops),
    update: list(update),
    refused: list(refused),
    overclocks: list(overclocks),
    unofficial: list(unofficial),
  };
};

/** The table of the written rules, with what edition 2 says shops have; a family is what its cells name. */
const rows: Row[] = [
  row('A320', 'Zen', '', 'Zen+, Zen 2, Zen 3', '', ''),
  row('B350, X370', 'Zen', '', 'Zen+, Zen 2, Zen 3', '', 'B350, X370'),
  row('B450, X470', 'Zen, Zen+', '', 'Zen 2, Zen 3', '', 'B450, X470'),
  row('A520, B550', 'Zen 2', 'Zen 3', '', '', 'B550', 'Zen, Zen+'),
  row('X570', 'Zen+, Zen 2', 'Zen 3', '', 'Zen', 'X570'),
  row('A620, A620A, B650, B650E, X670, X670E', '7000', '8000', '9000', '', 'B650, B650E, X670, X670E'),
  row('B840, B850, X870, X870E', '7000, 8000, 9000', '', '', '', 'B850, X870, X870E'),
  row('H410, B460', '10th', '', '', '11th', ''),
  row('H470, Z490', '10th', '', '11th', '', 'Z490'),
  row('H510, B560, H570, Z590', '10th, 11th', '', '', '', 'Z590'),
  row('H610, B660, H670, Q670, W680, Z690', '12th', '', '13th, 14th', '', 'Z690'),
  row('B760, H770, Z790', '12th, 13th', '14th', '', '', 'Z790'),
  row('H810, B860, Q870, W880, Z890', '200S', '', '200S Plus', '', 'Z890'),
  row('H110, B150, Q150, H170, Q170, Z170', '6th', '', '7th', '8th, 9th', 'Z170'),
  row('B250, Q250, H270, Q270, Z270', '6th, 7th', '', '', '8th, 9th', 'Z270'),
  row('H310, B360, H370, Q370, Z370', '8th', '', '9th', '6th, 7th', 'Z370'),
  row('B365, Z390', '8th, 9th', '', '', '6th, 7th', 'Z390'),
];

const byArch: Record<string, string[]> = {
  zen: ['Zen'],
  'zen+': ['Zen+'],
  zen2: ['Zen 2'],
  zen3: ['Zen 3'],
  zen4: ['7000', '8000'],
  zen5: ['9000'],
  skylake: ['6th'],
  kabylake: ['7th'],
  coffeelake: ['8th'],
  coffeelakerefresh: ['9th'],
  cometlake: ['10th'],
  rocketlake: ['11th'],
  alderlake: ['12th'],
  raptorlake: ['13th'],
  raptorlakerefresh: ['14th'],
  arrowlake: ['200S'],
  arrowlakerefresh: ['200S Plus'],
};

const byGeneration: Record<string, string[]> = {
  ryzen1000: ['Zen'],
  ryzen2000: ['Zen', 'Zen+'],
  ryzen3000: ['Zen+', 'Zen 2'],
  ryzen4000: ['Zen 2'],
  ryzen5000: ['Zen 3'],
  ryzen7000: ['7000'],
  ryzen8000: ['8000'],
  ryzen8000g: ['8000'],
  ryzen8000f: ['8000'],
  ryzen9000: ['9000'],
  coreultra200s: ['200S'],
  coreultra200splus: ['200S Plus'],
  ...Object.fromEntries([6, 7, 8, 9, 10, 11, 12, 13, 14].map((nth) => [`${nth}th`, [`${nth}th`]])),
};

/** The families a CPU may be of; none where neither its arch nor its generation is in the table. */
export const families = ({ specs }: CheckedPart<'cpu'>): string[] => {
  const generation = specs.generation === undefined ? [] : (byGeneration[fold(specs.generation)] ?? []);
  const arch = specs.arch === undefined ? [] : (byArch[fold(specs.arch)] ?? []);
  if (arch.length === 0) return generation;
  const both = arch.filter((family) => generation.includes(family));
  return both.length > 0 ? both : arch;
};

export const chipsetName = (chipset: string): string => fold(chipset).replace(/^(amd|intel)/, '');

const rowOf = (chipset: string): Row | undefined =>
  rows.find((one) => one.chipsets.some((name) => fold(name) === chipsetName(chipset)));

/** Whether a chipset lets CPUs be overclocked; undefined where it is not in the table. */
export const overclocks = (chipset: string): boolean | undefined =>
  rowOf(chipset)?.overclocks.some((name) => fold(name) === chipsetName(chipset));

const entry = 'A320 A520 A620 A620A B840 H310 H410 H510 H610 H810'.toLowerCase().split(' ');

/** Whether a chipset is an entry one; undefined where it is in no table. */
export const isEntry = (chipset: string): boolean | undefined =>
  rowOf(chipset) === undefined ? undefined : entry.includes(chipsetName(chipset));

/** Whether a Zen CPU may be a 2200G or 2400G, told by its facts and never by its name: the generation, else whether it has graphics. */
const maybeZenWithGraphics = ({ specs: { generation, igpu } }: CheckedPart<'cpu'>): boolean =>
  generation === undefined ? igpu !== null : fold(generation) === 'ryzen2000';

/** Whether a chipset is one of the table, all of which are for desktops. */
export const isDesktop = (chipset: string | undefined): boolean | undefined =>
  chipset === undefined ? undefined : rowOf(chipset) !== undefined;

export type Taken = 'native' | 'shops' | 'update' | 'unofficial' | 'refused' | 'unknown';

const words = (name: string): string[] => name.toLowerCase().split(/[^a-z0-9.]+/);

/** The row of a board, by its chipset, or by its name where that tells of another die. */
const rowOfBoard = (chipset: string, name: string): Row | undefined => {
  const found = rowOf(chipset);
  const own = chipsetName(chipset);
  if (['h410', 'b460'].includes(own) && words(name).some((word) => /^(v[2-9]|r2\.0)$/.test(word))) return rowOf('H470');
  const older = name.toLowerCase().includes('h310c') || words(name).some((word) => /^r?2\.0$/.test(word));
  if (found === undefined || own !== 'h310' || !older) return found;
  return { ...found, refused: [], unofficial: ['6th', '7th'] };
};

/** How a board's chipset meets a CPU: one answer per family the CPU may be of. */
export const taken = (cpu: CheckedPart<'cpu'>, { name, specs: { chipset } }: CheckedPart<'motherboard'>): Taken[] => {
  const found = chipset === undefined ? undefined : rowOfBoard(chipset, name);
  const candidates = families(cpu);
  if (found === undefined || candidates.length === 0) return ['unknown'];
  return candidates.map((family) => {
    if (found.native.includes(family)) return 'native';
    if (found.shops.includes(family)) return 'shops';
    if (found.update.includes(family)) return 'update';
    if (found.unofficial.includes(family)) return 'unofficial';
    if (!found.refused.includes(family)) return 'unknown';
    const byVendor = found.chipsets.includes('X570') && family === 'Zen' && maybeZenWithGraphics(cpu);
    return byVendor ? 'unknown' : 'refused';
  });
};
