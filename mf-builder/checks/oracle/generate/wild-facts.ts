import type { CheckedBuild, CheckedPart, Facts } from '../../../src/domain/compatibility/types';
import { parts } from '../three-valued-logic';
import { changed } from './finer-facts';
import type { Mix } from './mix';

type Board = Facts<'motherboard'>;
type Sharing = NonNullable<Board['laneSharing']>;

/** Slots as rows call them. */
const slotNames = ({ m2 = [], pcie = [] }: Board): string[] => [
  ...m2.map((_, index) => `m2 ${index + 1}`),
  ...pcie.map((_, index) => `pcie ${index + 1}`),
];

/** Rows between slots that are there, no pair twice. */
export const sharingOf = (mix: Mix, board: Board, count: number): Sharing => {
  const names = slotNames(board);
  if (names.length < 2) return [];
  const rows = Array.from({ length: count }, () => ({
    ...{ used: mix.pick(names), other: mix.pick(names) },
    lanes: mix.pick([0, 0, 0, 1, 2, 4]),
  }));
  return rows.filter(
    ({ used, other }, index) =>
      used !== other && rows.findIndex((row) => row.used === used && row.other === other) === index,
  );
};

const cpuWords = [
  '10th',
  '11th Gen',
  'Zen 4',
  'Ryzen 9000',
  'ryzen 7000',
  'Zen 5',
  'Comet Lake',
  'Zen 3',
  '14th generation',
];

/** Slots for some processors, one row for a slot. */
export const byCpu = (mix: Mix, board: Board, words: readonly string[] = cpuWords): NonNullable<Board['slotsByCpu']> =>
  slotNames(board)
    .filter((slot) => mix.chance(slot.startsWith('m2') ? 0.4 : 0.5))
    .map((slot) => ({ slot, cpus: [mix.pick(words), mix.pick(words)], lanes: mix.pick([0, 0, 1, 2]) }));

const board = (mix: Mix, specs: Board): Board => {
  const { m2 } = specs;
  const slots = m2?.map((slot) => (mix.chance(0.1) ? { ...slot, lanes: 2 } : slot));
  const whole: Board = { ...specs, ...(slots === undefined ? {} : { m2: slots }) };
  return {
    ...whole,
    ...(mix.chance(0.65) ? { laneSharing: mix.chance(0.6) ? [] : sharingOf(mix, whole, mix.whole(1, 3)) } : {}),
    ...(mix.chance(0.1) ? { slotsByCpu: byCpu(mix, whole) } : {}),
    ...(mix.chance(0.15) ? { sasPorts: mix.pick([0, 2, 4]) } : {}),
    ...(mix.chance(0.6) ? { u2Ports: mix.pick([0, 0, 1, 2]) } : {}),
    ...(mix.chance(0.3) ? { mainPower: mix.or('24-pin', ['20-pin', '10-pin']) } : {}),
    ...(mix.chance(0.3) ? { widthMm: mix.pick([272, 277, 305, 330]) } : {}),
  };
};

export const taken = (mix: Mix): NonNullable<Facts<'case'>['roomTaken']>[number] => {
  const by = mix.pick(['card', 'card', 'supply', 'supply', 'front radiator'] as const);
  const over = by === 'card' ? mix.pick([170, 270, 300]) : mix.pick([125, 140, 160]);
  return {
    by,
    ...(by !== 'front radiator' && mix.chance(0.8) ? { overMm: over } : {}),
    ...mix.pick([
      { of: 'bays35' as const, leaves: mix.whole(0, 2) },
      { of: 'bays35' as const, leaves: mix.whole(0, 1) },
      { of: 'bays25' as const, leaves: mix.whole(0, 2) },
      { of: 'supplyMm' as const, leaves: mix.pick([125, 140, 160]) },
      { of: 'cardMm' as const, leaves: mix.pick([270, 300, 320]) },
    ]),
  };
};

const housing = (mix: Mix, specs: Facts<'case'>): Facts<'case'> => ({
  ...specs,
  ...(mix.chance(0.3) ? { roomTaken: mix.pick([[], [taken(mix)], [taken(mix), taken(mix)]]) } : {}),
  ...(mix.chance(0.1) ? { boardMaxMm: mix.pick([272, 280, 330]) } : {}),
});

const fan = (mix: Mix, specs: Facts<'caseFan'>): Facts<'caseFan'> => ({
  ...specs,
  ...(mix.chance(0.3) ? { connector: mix.pick(['4-pin PWM', '3 pin', 'Molex', '4-Pin', 'iCUE LINK']) } : {}),
  ...(mix.chance(0.04) ? { hub: mix.pick(['SATA', 'PCIe', 'Molex'] as const) } : {}),
});

const controller = (mix: Mix, specs: Facts<'networkCard'>): Facts<'networkCard'> => ({
  ...specs,
  ...(mix.chance(0.15) ? { sataPorts: mix.pick([2, 4]) } : {}),
  ...(mix.chance(0.15) ? { sasPorts: mix.pick([2, 4, 8]) } : {}),
});

const owned = (mix: Mix, one: CheckedPart<'motherboard'>): CheckedPart<'motherboard'> =>
  mix.chance(0.12) ? { ...one, owned: mix.chance(0.9) } : one;

/** What the check could not be told before: shared lanes, room that parts take of each other, ports, leads, hubs. */
export const withWildFacts = (mix: Mix, build: CheckedBuild): CheckedBuild => {
  let wild = changed(build, 'motherboard', (specs) => board(mix, specs));
  if (wild.motherboard) wild = { ...wild, motherboard: parts(wild, 'motherboard').map((one) => owned(mix, one)) };
  wild = changed(wild, 'case', (specs) => housing(mix, specs));
  wild = changed(wild, 'caseFan', (specs) => fan(mix, specs));
  wild = changed(wild, 'networkCard', (specs) => controller(mix, specs));
  wild = changed(wild, 'cpu', (specs) => ({
    ...specs,
    ...(mix.chance(0.1) ? { memChannels: mix.pick([1, 3, 4]) } : {}),
  }));
  return changed(wild, 'psu', (specs) => ({
    ...specs,
    ...(mix.chance(0.4) ? { cpu4: mix.pick([0, 0, 1, 1, 2]) } : {}),
    ...(mix.chance(0.2) ? { mainPower: mix.or('24-pin' as const, ['10-pin' as const]) } : {}),
  }));
};
