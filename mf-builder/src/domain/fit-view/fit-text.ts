import type { CatalogueType } from '../../catalogue/schema';
import { chosen } from '../compatibility/chosen-parts';
import { badnessOf } from '../compatibility/check-summary';
import type { CheckedBuild, CheckedPart } from '../compatibility/types';
import { inMm, known } from './numbers';
import { limitsOf, type Drawn, type Scene } from './scene';
import { slotPitch } from './standards';
import { behindBoard } from './top-view';
import type { BenchItem, BoxShape, FitLimit, FitPart } from './types';

const words = {
  case: 'Case',
  motherboard: 'Motherboard',
  gpu: 'Graphics card',
  cooling: 'Cooler',
  psu: 'Power supply',
  ram: 'Memory',
  storage: 'Drives',
} as const;

const several: readonly (readonly [type: CatalogueType, many: string, which: string])[] = [
  ['case', 'cases', 'the first is drawn'],
  ['motherboard', 'boards', 'the first is drawn'],
  ['gpu', 'graphics cards', 'the one with the least room is drawn'],
  ['cooling', 'coolers', 'not all of them are drawn'],
  ['psu', 'supplies', 'the one with the least room is drawn'],
  ['ram', 'memory kits', 'the one with the least room is drawn'],
];

/** What a note says of several parts of a type. */
export const severalNotes = (build: CheckedBuild): string[] =>
  several.flatMap(([type, many, which]) => {
    const parts = chosen(build, type).length;
    return parts > 1 ? [`${parts} ${many} are chosen: ${which}.`] : [];
  });

/** What of the picture is convention or left out. */
export const sceneNotes = (scene: Scene): string[] => {
  const { board, boardStandard: form, card, airCooler, seat, supply, supplyStandard, box } = scene;
  const place = 'how high the board hangs, socket, memory, supply, and radiators along their wall';
  return [
    `By convention, not measured: ${place}. Walls have no thickness.`,
    ...(board ? [] : ['No board is chosen, so card and slots are not drawn from the side.']),
    ...(board && !form
      ? [`The size of ${board.name} is not known, so card and slots are not drawn from the side.`]
      : []),
    ...(form && form.depth === undefined ? [`How deep an ${form.name} board is, is not known: its edge is open.`] : []),
    ...(card && form && form.slots > 1 ? ['The row of the x16 slot is not known: the first is drawn.'] : []),
    ...(airCooler ? ['Of an air cooler only the height is known: its width is not to scale.'] : []),
    ...(seat && seat.thickness === undefined ? ['The thickness of the radiator is not known: 27 mm is drawn.'] : []),
    ...(supply && !supplyStandard ? [`The form of ${supply.name} is not known, so it is not drawn.`] : []),
    ...(behindBoard(scene) === undefined
      ? [`How far the board is from the side panel of ${box.name} is not known.`]
      : []),
    ...contradictions(scene),
  ];
};

/** Facts of a case that cannot all be right. */
const contradictions = ({ box, size }: Scene): string[] => {
  const say = (room: number | undefined, what: string, side: number, word: string): string[] =>
    room !== undefined && Number.isFinite(room) && room > side
      ? [`The room for ${what}, ${inMm(room)}, is more than ${box.name} is ${word}, ${inMm(side)}: one is wrong.`]
      : [];
  return [
    ...say(box.specs.gpuMaxMm, 'a graphics card', size.depth, 'deep'),
    ...say(box.specs.coolerMaxMm, 'a CPU cooler', size.width, 'wide'),
    ...say(box.specs.psuMaxMm, 'a supply', size.depth, 'deep'),
  ];
};

const nameOf = ({ label, part, role }: BoxShape): string => {
  if (part === 'cooling' && role !== 'part') return 'The radiator with its fans';
  return role === 'plug' ? 'The plug of the card' : (label ?? 'A part');
};

const from = { side: 'the side', top: 'above' } as const;

/** What the drawing cuts, with its true size in mm, and what it leaves out. */
export const cutNotes = ({ cut, left }: { cut: readonly BoxShape[]; left: readonly BoxShape[] }): string[] => [
  ...cut.map((box) => {
    const measures = `${inMm(box.w)} × ${inMm(box.h)}`;
    return `${nameOf(box)} goes on beyond the view from ${from[box.view]}: it measures ${measures}.`;
  }),
  ...left.map((box) => `${nameOf(box)} would lie beyond the view from ${from[box.view]}, so it is not drawn there.`),
];

const size = (value: number | undefined): string => (value === undefined ? 'not known' : inMm(value));

const measuresOf = (drawn: Drawn): { readonly [T in keyof typeof words]?: string } => {
  const { card, airCooler, seat, supply, memory, box } = drawn;
  const slots = known(card?.specs.slots);
  const thick = slots === undefined ? 'not known' : `${slots} slots (${inMm(slots * slotPitch.mm)})`;
  const sides = box?.specs.dimensions?.map((side) => size(known(side))).join(' × ');
  return {
    case: `height, width, depth ${sides ?? 'not known'}`,
    gpu: `length ${size(known(card?.specs.lengthMm))}, thickness ${thick}, height ${size(known(card?.specs.heightMm))}`,
    ...(seat && { cooling: `radiator ${size(seat.size)}` }),
    ...(airCooler && { cooling: `height ${size(known(airCooler.specs.heightMm))}` }),
    psu: `length ${size(known(supply?.specs.lengthMm))}`,
    ram: `height ${size(known(memory?.specs.heightMm))}`,
  };
};

/** The parts that can be focused, each with the worst limit of its type. */
export const fitParts = (build: CheckedBuild, drawn: Drawn, limits: readonly FitLimit[]): FitPart[] => {
  const measures = measuresOf(drawn);
  const first: { readonly [T in keyof typeof words]: CheckedPart | undefined } = {
    case: drawn.box,
    motherboard: drawn.board,
    gpu: drawn.card,
    cooling: drawn.airCooler ?? drawn.seat?.cooler ?? chosen(build, 'cooling')[0],
    psu: drawn.supply,
    ram: drawn.memory,
    storage: drawn.limits.some(({ rule }) => rule === 'drive-bays') ? chosen(build, 'storage')[0] : undefined,
  };
  const types = ['case', 'motherboard', 'gpu', 'cooling', 'psu', 'ram', 'storage'] as const;
  return types.flatMap((type) => {
    const part = first[type];
    if (!part) return [];
    const worst = worstLimit(limitsOf(limits, type));
    const label = [words[type], part.name, measures[type]].filter(Boolean).join(', ');
    return [{ type, name: part.name, label, ...(worst && { leadsTo: worst.rule }) }];
  });
};

const worstLimit = (limits: readonly FitLimit[]): FitLimit | undefined => {
  const [worst] = limits.toSorted((a, b) => badnessOf(b) - badnessOf(a));
  return worst;
};

/** The pictures in sentences: every limit, what lies beside the case, every note. */
export const fitText = (
  limits: readonly FitLimit[],
  bench: readonly BenchItem[],
  notes: readonly string[],
): string[] => [
  ...limits.map(({ sentence }) => sentence),
  ...bench.map(({ label, sub }) => `Beside the case: ${label}, ${sub}.`),
  ...notes,
];
