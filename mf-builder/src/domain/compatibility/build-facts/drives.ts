import { fold } from '../spelling';
import { factOf, type Judge } from '../judge';
import { chosen } from '../chosen-parts';
import type { CheckedBuild, CheckedPart } from '../types';

/** The facts of a drive that rules about drives read: `reads: { storage: driveFacts }`. */
export const driveFacts = ['formFactor', 'interface', 'nvme', 'pcieGen'] as const;

/** What a drive is to the rules. An undefined value is not known. */
export interface Drive {
  part: CheckedPart<'storage'>;
  form: 'm2' | '2.5' | '3.5' | 'other' | undefined;
  /** It is a card for a PCIe slot. */
  card: boolean;
  /** The M.2 length, such as 2280. */
  size: number | undefined;
  bus: 'sata' | 'sas' | 'pcie' | 'msata' | 'pata' | undefined;
  /** The links that it runs on at full speed: any one of them does. */
  links: readonly Link[];
}

/** A link to a drive; an undefined generation is not known. */
export interface Link {
  gen: number | undefined;
  lanes: number;
}

const formOf = (text: string | undefined): Drive['form'] => {
  if (text === undefined) return undefined;
  const form = fold(text);
  if (form.startsWith('m.2')) return 'm2';
  if (form.startsWith('2.5')) return '2.5';
  return form.startsWith('3.5') ? '3.5' : 'other';
};

const isCard = (text: string | undefined): boolean => /^(aic|pcie|addin|hhhl|fhhl)/.test(fold(text ?? ''));

/** Words of an interface, and the bus that they tell; the first that is in it counts, since "SATA" is in "mSATA" too. */
const busWords = [
  [/msata/, 'msata'],
  [/sata/, 'sata'],
  [/sas/, 'sas'],
  [/pcie|nvme|u\.[23]/, 'pcie'],
  [/pata|ide/, 'pata'],
] as const;

// Why: the interface tells. Without one `nvme: true` does, and `nvme: false` leaves several.
const busOf = ({ formFactor, interface: text, nvme }: CheckedPart<'storage'>['specs']): Drive['bus'] => {
  if (fold(formFactor ?? '').startsWith('msata')) return 'msata';
  if (text === undefined) return nvme === true ? 'pcie' : undefined;
  return busWords.find(([word]) => word.test(fold(text)))?.[1];
};

/** The lanes of a drive that does not name them. */
const usualLanes = 4;

/** Pairs such as "PCIe 4.0 x4 or 5.0 x2"; one pair alone says no more than the drive's generation and its lanes. */
const linksOf = ({ interface: text, pcieGen }: CheckedPart<'storage'>['specs']): readonly Link[] => {
  const folded = fold(text ?? '');
  const pairs = [...folded.matchAll(/(?:pcie|or)(\d+(?:\.\d+)?)x(\d+)/g)];
  if (pairs.length > 1) return pairs.map(([, gen, lanes]) => ({ gen: Number(gen), lanes: Number(lanes) }));
  const lanes = /x(\d+)/.exec(folded)?.[1];
  return [{ gen: pcieGen, lanes: lanes === undefined ? usualLanes : Number(lanes) }];
};

const driveOf = (part: CheckedPart<'storage'>): Drive => {
  const { formFactor } = part.specs;
  const size = /^m\.2(\d{4,5})$/.exec(fold(formFactor ?? ''))?.[1];
  return {
    part,
    form: formOf(formFactor),
    card: isCard(formFactor),
    size: size === undefined ? undefined : Number(size),
    bus: busOf(part.specs),
    links: linksOf(part.specs),
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
