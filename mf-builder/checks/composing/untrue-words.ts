import { chosenOf, type PartType, type StoredPart } from '@rig4u/shared/builds';
import { check } from '../../src/domain/compatibility/check';
import { fromComponents } from '../../src/domain/compatibility/checked-build';
import type { PresetBuild } from '../../src/domain/presets';

const counts: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
  fourteen: 14,
  sixteen: 16,
  twenty: 20,
  'twenty-four': 24,
};

const numberOf = (word: string | undefined): number => {
  const lower = (word ?? '').toLowerCase();
  return counts[lower] ?? Number(lower);
};

const first = ({ parts }: PresetBuild, type: PartType): StoredPart | undefined => chosenOf(parts, type)[0]?.part;
const nameOf = (build: PresetBuild, type: PartType): string => first(build, type)?.name ?? '';
const text = (build: PresetBuild, type: PartType, fact: string): string =>
  String(first(build, type)?.specs?.[fact] ?? '');
const figure = (build: PresetBuild, type: PartType, fact: string): number => Number(first(build, type)?.specs?.[fact]);

/** How much of something all parts of a type have together. */
const sum = ({ parts }: PresetBuild, type: PartType, fact: string, only: (part: StoredPart) => boolean): number =>
  chosenOf(parts, type)
    .filter(({ part }) => only(part))
    .reduce((total, { part, quantity }) => total + Number(part.specs?.[fact] ?? 0) * quantity, 0);

const isNvme = ({ specs }: StoredPart): boolean => specs?.['nvme'] === true;
const isDisk = ({ specs }: StoredPart): boolean => specs?.['type'] === 'HDD';
const every = (): boolean => true;

interface Saying {
  words: RegExp;
  /** Whether it is so; `said` is what the first brackets of the words hold. */
  isSo: (build: PresetBuild, said: string | undefined) => boolean;
}

/** What descriptions say of parts. Words of which nothing stands here are not looked at: a description should say such things alone that its brief fixes. */
const sayings: readonly Saying[] = [
  {
    words: new RegExp(String.raw`\b(${Object.keys(counts).join('|')}|\d+) (?:\w+ )?cores\b`, 'gi'),
    isSo: (build, said) => figure(build, 'cpu', 'cores') === numberOf(said),
  },
  { words: /stacked cache\b(?! later)/gi, isSo: (build) => /X3D/.test(nameOf(build, 'cpu')) },
  {
    words: /\b(\d+) GB of (?:\w+ )?memory\b/gi,
    isSo: (build, said) => sum(build, 'ram', 'capacity', every) === Number(said),
  },
  { words: /\blit (?:\w+ )?memory\b/gi, isSo: (build) => text(build, 'ram', 'rgb') === 'ARGB' },
  { words: /\b(\d+) GB (?:card|Radeon)\b/gi, isSo: (build, said) => figure(build, 'gpu', 'memory') === Number(said) },
  { words: /\b(?:Radeon|All red)\b/g, isSo: (build) => /Radeon/.test(text(build, 'gpu', 'chip')) },
  { words: /\bcard of NVIDIA/g, isSo: (build) => /GeForce/.test(text(build, 'gpu', 'chip')) },
  { words: /\bcard for 4K\b/gi, isSo: (build) => /RTX 50[89]0|RTX 5070 Ti/.test(text(build, 'gpu', 'chip')) },
  { words: /\bfastest card\b/gi, isSo: (build) => /RTX 5090/.test(text(build, 'gpu', 'chip')) },
  {
    words: /\b(?:no (?:graphics )?card|without a card|[Nn]o card|processor's own graphics)\b/g,
    isSo: (build) => !first(build, 'gpu'),
  },
  {
    words: /\b(\d+) TB of NVMe\b/gi,
    isSo: (build, said) => sum(build, 'storage', 'capacity', isNvme) === 1000 * Number(said),
  },
  {
    words: /\b(\d+) TB disk\b/gi,
    isSo: (build, said) => sum(build, 'storage', 'capacity', isDisk) === 1000 * Number(said),
  },
  { words: /\bPCIe 5\.0 drive\b/gi, isSo: (build) => figure(build, 'storage', 'pcieGen') === 5 },
  { words: /\bno disk that spins\b/gi, isSo: (build) => sum(build, 'storage', 'capacity', isDisk) === 0 },
  { words: /\bradiator\b/gi, isSo: (build) => text(build, 'cooling', 'type') === 'liquid' },
  {
    words: /\blarge (?:\w+ )?air cooler\b/gi,
    isSo: (build) => text(build, 'cooling', 'type') === 'air' && figure(build, 'cooling', 'heightMm') >= 150,
  },
  { words: /\bmini-ITX\b/g, isSo: (build) => text(build, 'motherboard', 'formFactor') === 'mini-ITX' },
  { words: /\bsound-damped\b/gi, isSo: (build) => /Define/.test(nameOf(build, 'case')) },
  { words: /\bwooden front\b/gi, isSo: (build) => /North/.test(nameOf(build, 'case')) },
  { words: /\bmodular (?:steel )?frame\b/gi, isSo: (build) => /FRAME/.test(nameOf(build, 'case')) },
  { words: /\bpanorama glass\b/gi, isSo: (build) => /H6 Flow/.test(nameOf(build, 'case')) },
  { words: /\bless than 20 litres\b/gi, isSo: (build) => litres(build) < 20 },
];

function litres(build: PresetBuild): number {
  const sizes = first(build, 'case')?.specs?.['dimensions'];
  return Array.isArray(sizes) ? sizes.reduce((volume: number, mm: number) => volume * (mm / 100), 1) : Infinity;
}

/** What a description says where a rule warns. */
const warnings: Readonly<Record<string, RegExp>> = {
  'memory-profile': /memory may have to run below its rated speed/,
  'gpu-width': /power lead of the card has to bend tightly/,
};

/** The warnings of a preset that its description does not name. */
export const unnamedWarnings = (build: PresetBuild): readonly string[] =>
  warnedBy(build).filter((rule) => !warnings[rule]?.test(build.description));

const warnedBy = ({ parts }: PresetBuild): readonly string[] =>
  check(fromComponents(parts)).findings.flatMap(({ rule, verdict }) => (verdict === 'warning' ? [rule] : []));

/** The words of a preset's description that its parts do not make true, warnings that there are not among them. */
export const untrueWords = (build: PresetBuild): readonly string[] => [
  ...untrueSayings(build),
  ...Object.entries(warnings).flatMap(([rule, words]) => {
    const [said] = words.exec(build.description) ?? [];
    return said !== undefined && !warnedBy(build).includes(rule) ? [said] : [];
  }),
];

const untrueSayings = (build: PresetBuild): readonly string[] =>
  sayings.flatMap(({ words, isSo }) =>
    [...build.description.matchAll(words)].filter((match) => !isSo(build, match[1])).map(([said]) => said),
  );
