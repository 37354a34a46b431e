import { above, and, fold, or, type Tri } from '../three-valued-logic';
import type { Facts } from '../../../src/domain/compatibility/types';

export type Drive = Facts<'storage'>;

type Bus = 'mSATA' | 'SATA' | 'SAS' | 'PCIe' | 'PATA';

export const form = (drive: Drive): string | undefined =>
  drive.formFactor === undefined ? undefined : fold(drive.formFactor);

export const is = (drive: Drive, kind: 'm.2' | '2.5' | '3.5'): Tri => form(drive)?.startsWith(kind);

export const isM2 = (drive: Drive): Tri => is(drive, 'm.2');

/** A drive that goes into a slot for cards. */
export const isCard = (drive: Drive): Tri => {
  const own = form(drive);
  return own === undefined ? undefined : /^(aic|pcie|addin|hhhl|fhhl)/.test(own);
};

/** What an interface is called, the first that it holds. */
const busWords: readonly (readonly [RegExp, Bus])[] = [
  [/msata/, 'mSATA'],
  [/sata/, 'SATA'],
  [/sas/, 'SAS'],
  [/pcie|nvme|u\.2|u\.3/, 'PCIe'],
  [/pata|ide/, 'PATA'],
];

/** Without an interface `nvme` tells PCIe, and `nvme: false` tells nothing. */
export const busOf = (drive: Drive): Bus | undefined => {
  if (form(drive)?.startsWith('msata') === true) return 'mSATA';
  const plug = drive.interface;
  if (plug === undefined) return drive.nvme === true ? 'PCIe' : undefined;
  return busWords.find(([word]) => word.test(fold(plug)))?.[1];
};

const on = (bus: Bus, drive: Drive): Tri => {
  const own = busOf(drive);
  return own === undefined ? undefined : own === bus;
};

export const isSata = (drive: Drive): Tri => on('SATA', drive);

export const isPcie = (drive: Drive): Tri => on('PCIe', drive);

/** The lanes behind the x of an interface, four where it names none. */
export const lanesOf = ({ interface: plug = '' }: Drive): number => Number(/x(\d+)/.exec(fold(plug))?.[1] ?? 4);

type Pair = { gen: number | undefined; lanes: number };

/** Generations and lanes, any one of which is all that a drive wants. */
const pairsOf = (drive: Drive): Pair[] => {
  const named = [...fold(drive.interface ?? '').matchAll(/(?:pcie|or)(\d+(?:\.\d+)?)x(\d+)/g)].map(
    ([, gen, lanes]): Pair => ({ gen: Number(gen), lanes: Number(lanes) }),
  );
  return named.length > 1 ? named : [{ gen: drive.pcieGen, lanes: lanesOf(drive) }];
};

/** Whether a slot slows a drive down; one of unknown bus may be none of PCIe, which no slot slows down. */
export const slowedIn = (drive: Drive, slot: { gen?: number; lanes?: number | undefined }): Tri =>
  and(isPcie(drive), ...pairsOf(drive).map(({ gen, lanes }) => or(above(gen, slot.gen), above(lanes, slot.lanes))));
