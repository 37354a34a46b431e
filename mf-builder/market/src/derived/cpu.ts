import { type DerivingRule, type Known, numberOf, textOf } from './rule';

/** The letters behind the number of a model: "KF" of "i5-14600KF", "X3D" of "Ryzen 7 7800X3D". */
const model = ({
  name,
}: Known): { maker: 'AMD' | 'Intel'; line: string; number: string; letters: string } | undefined => {
  const amd = /\bRyzen(?:™)? ([3579]) (PRO )?(\d{4})(X3D|XT|GE|GT|AF|[XGFE])?\b/.exec(name);
  if (amd) return { maker: 'AMD', line: `Ryzen${amd[2] ? ' PRO' : ''}`, number: amd[3] ?? '', letters: amd[4] ?? '' };
  const core = /\bCore i([3579])[ -](\d{4,5})(XE|KF|KS|[KFTSPXCR])?\b/.exec(name);
  if (core) return { maker: 'Intel', line: `Core i${core[1] ?? ''}`, number: core[2] ?? '', letters: core[3] ?? '' };
  const ultra = /\bCore Ultra ([579]) (2\d\d)(KF|K|F|T)?\b/.exec(name);
  if (ultra) return { maker: 'Intel', line: 'Core Ultra', number: ultra[2] ?? '', letters: ultra[3] ?? '' };
  return undefined;
};

/** Processors of AMD with graphics on the same die, or of that die without them: fewer lanes, PCIe one generation behind. */
const isApu = (number: string, letters: string): boolean =>
  /^G[ET]?$/.test(letters) || ['4100', '4500', '5100', '5500', '5700'].includes(letters === '' ? number : '');

const generation = (part: Known): string | undefined => {
  const found = model(part);
  if (!found) return undefined;
  const { maker, line, number, letters } = found;
  // Of a workstation's socket the number tells another platform's generation.
  if (/^LGA20(11|66)/.test(textOf(part.facts, 'socket'))) return undefined;
  if (maker === 'AMD') return `Ryzen ${number[0] ?? ''}000${number.startsWith('8') ? letters.slice(0, 1) : ''}`;
  if (line === 'Core Ultra') return `Core Ultra 200S${/\bPlus\b/.test(part.name) ? ' Plus' : ''}`;
  const ordinal = number.length === 5 ? number.slice(0, 2) : (number[0] ?? '');
  return { '2': '2nd', '3': '3rd' }[ordinal] ?? `${ordinal}th`;
};

/** Which of their processors the makers leave unlocked, by the letters of the model. */
const unlocked = (part: Known): boolean | undefined => {
  const found = model(part);
  if (!found) return /\bFX[ -]\d{4}/.test(part.name) ? true : undefined;
  const { maker, line, number, letters } = found;
  if (maker === 'Intel') return /[KXC]/.test(letters);
  if (line === 'Ryzen PRO') return undefined;
  // Those with stacked cache are open from the 9000 series on.
  return letters !== 'X3D' || number.startsWith('9');
};

/** Generation and lanes of PCIe as they reach the graphics slot, by architecture. */
const links: Readonly<Record<string, readonly [gen: number, lanes: number]>> = {
  'Sandy Bridge': [2, 16],
  Haswell: [3, 16],
  'Haswell Refresh': [3, 16],
  Broadwell: [3, 16],
  Skylake: [3, 16],
  'Kaby Lake': [3, 16],
  'Skylake-X': [3, 16],
  'Kaby Lake-X': [3, 16],
  'Coffee Lake': [3, 16],
  'Coffee Lake Refresh': [3, 16],
  'Comet Lake': [3, 16],
  'Rocket Lake': [4, 16],
  'Alder Lake': [5, 16],
  'Raptor Lake': [5, 16],
  'Raptor Lake Refresh': [5, 16],
  'Arrow Lake': [5, 16],
  'Arrow Lake Refresh': [5, 16],
  Zen: [3, 16],
  'Zen+': [3, 16],
  'Zen 2': [4, 16],
  'Zen 3': [4, 16],
  'Zen 4': [5, 16],
  'Zen 5': [5, 16],
};

/** The link of a desktop processor; of AMD's with graphics on the die, what their dies have. */
const link = (part: Known): readonly [gen: number, lanes: number] | undefined => {
  const found = model(part);
  const usual = links[textOf(part.facts, 'arch')];
  if (!found || !usual) return undefined;
  const { maker, number, letters } = found;
  if (maker === 'Intel') return usual;
  // Phoenix: 8 lanes, or 4 where it has four or six cores of two kinds.
  if (number.startsWith('8')) return ['8300', '8500'].includes(number) ? [4, 4] : [4, 8];
  if (!isApu(number, letters)) return usual;
  return ['2', '3'].includes(number[0] ?? '') ? [3, 8] : [3, 16];
};

/** The fastest memory without overclocking, in MT/s. */
const memSpeed = (part: Known): number | undefined => {
  const found = model(part);
  if (!found) return undefined;
  const { line, number, letters } = found;
  switch (textOf(part.facts, 'arch')) {
    case 'Zen 2':
    case 'Zen 3':
    case 'Rocket Lake':
      return 3200;
    case 'Zen 4':
      return 5200;
    case 'Zen 5':
      return 5600;
    case 'Alder Lake':
      return 4800;
    case 'Raptor Lake':
    case 'Raptor Lake Refresh':
      return /^Core i[79]$/.test(line) || (/^(13600|14600|13500)K?/.test(number) && letters.includes('K'))
        ? 5600
        : 4800;
    case 'Arrow Lake':
      return 6400;
    case 'Arrow Lake Refresh':
      return 7200;
    default:
      return undefined;
  }
};

/** AMD's limit of package power for each rated power of its sockets AM4 and AM5, in W. */
const packagePower: Readonly<Record<number, number>> = { 65: 88, 105: 142, 120: 162, 170: 230 };

export const cpu: readonly DerivingRule[] = [
  {
    fact: 'generation',
    because: 'the number of the model says it',
    derive: generation,
    measured: { of: 20, wrong: 0 },
  },
  {
    fact: 'unlocked',
    because: 'the letters behind the number of the model say it',
    derive: unlocked,
    measured: { of: 20, wrong: 0 },
  },
  {
    fact: 'pcieGen',
    because: 'processors of this architecture have it',
    derive: (part) => link(part)?.[0],
    measured: { of: 20, wrong: 0 },
  },
  {
    fact: 'pcieLanes',
    because: 'processors of this architecture have them',
    derive: (part) => link(part)?.[1],
    measured: { of: 20, wrong: 0 },
  },
  {
    fact: 'memSpeed',
    because: 'processors of this architecture and class have it',
    derive: memSpeed,
    measured: { of: 20, wrong: 0 },
  },
  {
    fact: 'maxPowerW',
    because: "AMD's limit for this rated power",
    derive: (part) =>
      model(part)?.maker === 'AMD' && /^AM[45]$/.test(textOf(part.facts, 'socket'))
        ? packagePower[numberOf(part.facts, 'tdpW') ?? 0]
        : undefined,
    measured: { of: 12, wrong: 0 },
    records: { of: 73, wrong: 1 },
  },
];
