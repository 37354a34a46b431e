import { fold } from '../spelling';
import { factOf, type Judge } from '../judge';
import { chosen } from '../chosen-parts';
import type { CheckedBuild, CheckedPart, Facts } from '../types';

/** The facts of a drive that rules about drives read: `reads: { storage: driveFacts }`. */
export const driveFacts = ['formFactor', 'interface', 'nvme', 'pcieGen'] as const;

/** What a drive is to the rules. An undefined value is not known. */
export interface Drive {
  part: CheckedPart<'storage'>;
  form: 'm2' | '2.5' | '3.5' | 'other' | undefined;
  /** The M.2 length, such as 2280. */
  size: number | undefined;
  bus: 'sata' | 'pcie' | undefined;
  gen: number | undefined;
}

const formOf = (text: string | undefined): Drive['form'] => {
  if (text === undefined) return undefined;
  const form = fold(text);
  if (form.startsWith('m.2')) return 'm2';
  if (form.startsWith('2.5')) return '2.5';
  return form.startsWith('3.5') ? '3.5' : 'other';
};

// Why: the interface tells; without one, `nvme: false` leaves SATA.
const busOf = ({ interface: text, nvme }: CheckedPart<'storage'>['specs']): Drive['bus'] => {
  if (text !== undefined && fold(text).includes('sata')) return 'sata';
  if (text !== undefined && /pcie|nvme/.test(fold(text))) return 'pcie';
  if (nvme === undefined) return undefined;
  return nvme ? 'pcie' : 'sata';
};

const driveOf = (part: CheckedPart<'storage'>): Drive => {
  const { formFactor, pcieGen } = part.specs;
  const size = /^m\.2(\d{4,5})$/.exec(fold(formFactor ?? ''))?.[1];
  return {
    part,
    form: formOf(formFactor),
    size: size === undefined ? undefined : Number(size),
    bus: busOf(part.specs),
    gen: pcieGen,
  };
};

/** Drives by the list they are read from: a dozen rules ask for them in every check. */
const kept = new WeakMap<readonly CheckedPart<'storage'>[], readonly Drive[]>();

export const drivesOf = (build: CheckedBuild): readonly Drive[] => {
  const parts = chosen(build, 'storage');
  const known = kept.get(parts);
  if (known) return known;
  const drives = parts.map(driveOf);
  kept.set(parts, drives);
  return drives;
};

/** How many drives, quantities counted. */
export const count = (drives: readonly Drive[]): number => drives.reduce((sum, { part }) => sum + part.quantity, 0);

export const ofForm = (drives: readonly Drive[], form: Drive['form']): Drive[] =>
  drives.filter((drive) => drive.form === form);

/** Notes the drives whose form factor is not known, among `these`. */
export const noteUnknownForms = (
  build: CheckedBuild,
  on: Judge | undefined,
  these: (drive: Drive) => boolean = () => true,
): void => {
  for (const drive of drivesOf(build))
    if (drive.form === undefined && these(drive)) on?.missing(factOf(drive.part, 'form factor'));
};

export type M2Slot = NonNullable<Facts<'motherboard'>['m2']>[number];

/** The M.2 slots of all boards; undefined where a board does not list them. */
export const m2SlotsOf = (build: CheckedBuild): readonly M2Slot[] | undefined => {
  const lists = chosen(build, 'motherboard').map(({ specs }) => specs.m2);
  return lists.includes(undefined) ? undefined : lists.flatMap((list) => list ?? []);
};
