import type { Specs } from '../../catalogue/schema';
import type { Writer } from './units';

type Board = Specs<'motherboard'>;
type Sharing = NonNullable<Board['laneSharing']>[number];
type ByCpu = NonNullable<Board['slotsByCpu']>[number];
type Taken = NonNullable<Specs<'case'>['roomTaken']>[number];

/** "m2 3" as "M.2 slot 3". */
const slotText = (slot: string): string => slot.replace(/^m2/, 'M.2 slot').replace(/^pcie/, 'PCIe slot');

const laneText = (lanes: number): string => (lanes === 0 ? 'off' : lanes === 1 ? 'with 1 lane' : `with ${lanes} lanes`);

const isRow = <R extends object>(row: unknown, ...keys: readonly (keyof R & string)[]): row is R =>
  typeof row === 'object' && row !== null && keys.every((key) => key in row);

const rows =
  <R extends object>(keys: readonly (keyof R & string)[], write: (row: R) => string): Writer =>
  (value) => {
    if (!Array.isArray(value)) return undefined;
    const known = value.filter((row: unknown): row is R => isRow<R>(row, ...keys));
    return known.length === 0 ? 'None' : known.map(write).join('; ');
  };

/** Slots that others take lanes of: "PCIe slot 2 off with M.2 slot 3 in use". */
export const sharingRows = rows<Sharing>(
  ['used', 'other', 'lanes'],
  ({ used, other, lanes }) => `${slotText(other)} ${laneText(lanes)} while ${slotText(used)} is in use`,
);

/** Slots that need a processor: "M.2 slot 1 off but with 11th". */
export const byCpuRows = rows<ByCpu>(
  ['slot', 'cpus', 'lanes'],
  ({ slot, cpus, lanes }) => `${slotText(slot)} ${laneText(lanes)} unless the CPU is ${cpus.join(' or ')}`,
);

const limitText = ({ of, leaves }: Taken): string => {
  if (of === 'supplyMm') return `supply up to ${leaves} mm`;
  if (of === 'cardMm') return `card up to ${leaves} mm`;
  return `${leaves} × ${of === 'bays35' ? '3.5"' : '2.5"'} bays`;
};

/** What a long part leaves of another's place: "card over 160 mm: 4 × 3.5" bays". */
export const takenRows = rows<Taken>(['by', 'of', 'leaves'], (row) => {
  const over = row.overMm === undefined ? '' : ` over ${row.overMm} mm`;
  return `${row.by}${over}: ${limitText(row)}`;
});
