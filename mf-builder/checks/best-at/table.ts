import { wholeDollars } from '@rig4u/shared/format';
import { themeLabel, type PresetBuild, type Theme } from '../../src/domain/presets';
import { labelOfUse } from '../../src/domain/recommendation';
import { measures, type Measure, type MeasureName } from './measures';

/** Among which presets one is the best: of a use, of a look, without a card, or none dearer than itself. */
export interface Among {
  use?: PresetBuild['useCase'][number];
  look?: Theme;
  card?: 'none';
  noDearer?: true;
}

/** What a preset is the best at, and among which. */
export interface Claim {
  best: MeasureName;
  among: Among;
}

/** What is written of a preset by hand. */
export interface Reason {
  id: string;
  /** What it should be best at before anything else. */
  first: MeasureName;
  /** Why it exists. */
  why: string;
}

const isAmong =
  ({ use, look, card, noDearer }: Among, than: PresetBuild) =>
  ({ useCase, theme, parts, price }: PresetBuild): boolean =>
    (!use || useCase.includes(use)) &&
    (!look || theme.includes(look)) &&
    (card !== 'none' || !parts.gpu) &&
    (!noDearer || price <= than.price);

/** The presets that a claim compares, its own first. */
const compared = (build: PresetBuild, { among }: Claim, all: readonly PresetBuild[]): readonly PresetBuild[] => [
  build,
  ...all.filter((one) => one !== build && isAmong(among, build)(one)),
];

/** Whether it is better than each of the others, and there is one. A draw is no claim. */
export function isBest(build: PresetBuild, claim: Claim, all: readonly PresetBuild[]): boolean {
  const { of, lowest }: Measure = measures[claim.best];
  const [own, ...others] = compared(build, claim, all).map(of);
  return (
    isAmong(claim.among, build)(build) &&
    own !== undefined &&
    others.length > 0 &&
    others.every((value) => (lowest === true ? value > own : value < own))
  );
}

const names: readonly MeasureName[] = [
  'price',
  'games',
  'work',
  'video',
  'streams',
  'cores',
  'memory',
  'graphicsMemory',
  'drives',
  'size',
  'draw',
];

/** What a preset is best at, alone: by the measure that it is made for where it can be, and among as many as it can be. */
export function claimOf(build: PresetBuild, first: MeasureName, all: readonly PresetBuild[]): Claim | undefined {
  const groups: readonly Among[] = [
    {},
    ...build.useCase.map((use) => ({ use })),
    ...build.theme.map((look) => ({ look })),
    ...(build.parts.gpu ? [] : [{ card: 'none' as const }]),
  ];
  const among = [...groups, ...groups.map((group) => ({ ...group, noDearer: true as const }))];
  return [first, ...names]
    .flatMap((best) => among.map((group): Claim => ({ best, among: group })))
    .find((claim) => isBest(build, claim, all));
}

/** The preset of the same first use whose price is nearest; of two the cheaper. */
export function rivalOf(build: PresetBuild, all: readonly PresetBuild[]): PresetBuild | undefined {
  const [first] = build.useCase;
  const apart = ({ price }: PresetBuild): number => Math.abs(price - build.price);
  return all
    .filter((one) => one !== build && first !== undefined && one.useCase.includes(first))
    .toSorted((a, b) => apart(a) - apart(b) || a.price - b.price || (a.id < b.id ? -1 : 1))[0];
}

function amongText({ use, look, card, noDearer }: Among, count: number): string {
  const words = [
    ...(use ? [`for ${labelOfUse(use)}`] : []),
    ...(look ? [`with the look ${themeLabel(look)}`] : []),
    ...(card === 'none' ? ['without a card'] : []),
    ...(noDearer ? ['that cost no more'] : []),
  ];
  return words.length > 0 ? `of the ${count} ${words.join(' ')}` : `of all ${count}`;
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A row for each preset, in the order of the reasons. */
export function bestAtTable(reasons: readonly Reason[], all: readonly PresetBuild[]): string {
  const rows = reasons.map(({ id, first, why }) => {
    const build = all.find((one) => one.id === id);
    const claim = build && claimOf(build, first, all);
    const rival = build && rivalOf(build, all);
    if (!claim || !rival) throw new Error(`${id} is best at nothing: another preset does the same better, or as well.`);
    const { best, of, text }: Measure = measures[claim.best];
    return row([
      `${build.name}, ${wholeDollars(build.price)}`,
      `${best} ${amongText(claim.among, compared(build, claim, all).length)}: ${text(of(build))}`,
      `${rival.name}, ${wholeDollars(rival.price)}: ${text(of(rival))}`,
      why,
    ]);
  });
  return [
    row(['preset', 'what it is best at', 'nearest rival', 'why it exists']),
    row(['---', '---', '---', '---']),
    ...rows,
  ].join('\n');
}
