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

export interface Claim {
  id: string;
  best: MeasureName;
  among: Among;
  /** Why it exists beside its nearest rival. */
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

/** The page: a row for each preset, in the order of the presets. */
export function bestAtTable(claims: readonly Claim[], all: readonly PresetBuild[]): string {
  const rows = claims.flatMap((claim) => {
    const build = all.find(({ id }) => id === claim.id);
    const rival = build && rivalOf(build, all);
    if (!build || !rival) return [];
    const { best, of, text }: Measure = measures[claim.best];
    const beside = `${rival.name}, ${wholeDollars(rival.price)}: ${text(of(rival))}`;
    return [
      row([
        `${build.name}, ${wholeDollars(build.price)}`,
        `${best} ${amongText(claim.among, compared(build, claim, all).length)}: ${text(of(build))}`,
        beside,
        claim.why,
      ]),
    ];
  });
  return [
    row(['preset', 'what it is best at', 'nearest rival', 'why it exists']),
    row(['---', '---', '---', '---']),
    ...rows,
  ].join('\n');
}
