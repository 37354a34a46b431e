import { bendMm, holdsPlug, isAngled, roomWithFront } from '../compatibility/build-facts/card-room';
import { count, drivesOf, ofForm } from '../compatibility/build-facts/drives';
import { leftOf } from '../compatibility/build-facts/room-taken';
import { chosen } from '../compatibility/chosen-parts';
import type { CheckedBuild, CheckedPart, PartRef, Verdict } from '../compatibility/types';
import { counted, inMm, known } from './numbers';
import { radiatorSeats, takenInFront } from './radiator-seat';
import { slotPitch } from './standards';
import type { FitRule, Unit } from './types';

/** A number of a reading, and how a sentence says it. */
export interface Amount {
  value: number;
  text: string;
}

/** What one part needs and what room there is, as far as facts tell. */
export interface Reading {
  part: PartRef;
  unit: Unit;
  need?: Amount | undefined;
  room?: Amount | undefined;
  /** What a part with too little room is: 'long', 'high'. */
  word: string;
}

type Read = (build: CheckedBuild, box: CheckedPart<'case'> | undefined, verdict: Verdict) => Reading[];

const amount = (value: number | undefined, text: (value: number) => string): Amount | undefined =>
  known(value) === undefined || value === undefined ? undefined : { value, text: text(value) };

/** What the plug and its cable add to a card's height in a case with these supplies, in mm, by rule 22. */
export const bendOf = (
  { specs: { power } }: CheckedPart<'gpu'>,
  box: CheckedPart<'case'> | undefined,
  supplies: readonly CheckedPart<'psu'>[],
): number | undefined => (box && holdsPlug(box) ? 0 : bendMm(power, isAngled(supplies)));

/** What other parts leave of a place, in mm. */
const leftBeside = (mm: number): Amount | undefined => amount(mm, (value) => `${inMm(value)} left by other parts`);

const gpuLength: Read = (build, box) => {
  if (!box) return [];
  const taken = takenInFront(radiatorSeats(build, box));
  const limit = known(box.specs.gpuMaxMm);
  const whole = limit === undefined ? undefined : roomWithFront(box.specs, limit);
  const left = taken > 0 && whole !== undefined ? Math.min(limit ?? 0, whole - taken) : limit;
  const room = left !== undefined && whole !== undefined && taken > 0;
  const beside = leftOf(build, box, 'cardMm').sure;
  return chosen(build, 'gpu').map((part) => ({
    part,
    unit: 'mm',
    word: 'long',
    need: amount(part.specs.lengthMm, (mm) => `${inMm(mm)} card`),
    room:
      beside < (left ?? Infinity)
        ? leftBeside(beside)
        : room
          ? { value: left, text: `${inMm(left)} left of ${inMm(whole)} behind the radiator in front` }
          : amount(left, (mm) => `${inMm(mm)} of room`),
  }));
};

const gpuSlots: Read = (build, box, verdict) => {
  const cards = chosen(build, 'gpu');
  const [part] = cards;
  if (!part || !box) return [];
  // Why the bracket for a fail: the rule fails by it, and only warns of the thickness.
  const bracket = verdict === 'fail';
  const widths = cards.map(({ specs, quantity }) => {
    const width = known(bracket ? specs.bracketSlots : specs.slots);
    return width === undefined ? undefined : width * quantity;
  });
  const need = widths.includes(undefined) ? undefined : widths.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  const what = (slots: number): string =>
    bracket
      ? `a bracket of ${counted(slots, 'slots')}`
      : `${counted(slots, 'slots')} thick (${inMm(slots * slotPitch.mm)})`;
  const room = amount(box.specs.slots, (slots) => `${counted(slots, 'slots')} in the case`);
  return [{ part, unit: 'slots', word: bracket ? 'wide' : 'thick', need: amount(need, what), room }];
};

const gpuWidth: Read = (build, box) =>
  chosen(build, 'gpu').map((part) => {
    const bend = bendOf(part, box, chosen(build, 'psu'));
    const height = known(part.specs.heightMm);
    const need = height === undefined || bend === undefined ? undefined : height + bend;
    const measured = known(box?.specs.gpuHeightMaxMm);
    const standIn = box?.specs.layout === 'sandwich' ? undefined : box?.specs.coolerMaxMm;
    const room =
      measured === undefined
        ? amount(standIn, (mm) => `${inMm(mm)} of room (the limit for coolers stands in)`)
        : amount(measured, (mm) => `${inMm(mm)} of room`);
    return { part, unit: 'mm', word: 'high', need: amount(need, (mm) => `${inMm(mm)} with the cable`), room };
  });

const airCoolers = (build: CheckedBuild) => chosen(build, 'cooling').filter(({ specs }) => specs.type === 'air');

const coolerHeight: Read = (build, box) =>
  airCoolers(build).map((part) => ({
    part,
    unit: 'mm',
    word: 'high',
    need: amount(part.specs.heightMm, (mm) => `${inMm(mm)} cooler`),
    room: amount(box?.specs.coolerMaxMm, (mm) => `${inMm(mm)} of room`),
  }));

const radiator: Read = (build, box) => {
  if (!box) return [];
  const sizes = (box.specs.radiators ?? []).flatMap(({ sizesMm }) => sizesMm ?? []);
  return radiatorSeats(build, box).map(({ cooler: part, size, place }) => {
    const need = amount(size, (mm) => `${inMm(mm)} radiator`);
    const largest = amount(Math.max(0, ...sizes), (mm) => `largest mount ${inMm(mm)}`);
    const own = amount(size, (mm) => `a mount for ${inMm(mm)} (${place})`);
    const room = place === 'none' ? largest : own;
    return { part, unit: 'mm', word: 'long', need, room: place === 'unknown' ? undefined : room };
  });
};

const psuLength: Read = (build, box) => {
  const beside = box ? leftOf(build, box, 'supplyMm').sure : Infinity;
  const whole = box?.specs.psuMaxMm;
  return chosen(build, 'psu').map((part) => ({
    part,
    unit: 'mm',
    word: 'long',
    need: amount(part.specs.lengthMm, (mm) => `${inMm(mm)} supply`),
    room: beside < (whole ?? Infinity) ? leftBeside(beside) : amount(whole, (mm) => `${inMm(mm)} of room`),
  }));
};

/** A form is a word, so it has no numbers. */
const psuForm: Read = (build) => chosen(build, 'psu').map((part) => ({ part, unit: 'mm', word: 'large' }));

/** The room for memory in mm: under the cooler, or as far up as its front fan can go in the case. */
const roomForMemory = (
  { specs: { heightMm, fanRises, ramClearanceMm } }: CheckedPart<'cooling'>,
  box: CheckedPart<'case'> | undefined,
): number | undefined => {
  const left = box?.specs.coolerMaxMm;
  if (typeof ramClearanceMm !== 'number') return undefined;
  return fanRises === true && heightMm !== undefined && left !== undefined
    ? ramClearanceMm + Math.max(0, left - heightMm)
    : ramClearanceMm;
};

const ramCooler: Read = (build, box) =>
  airCoolers(build).flatMap((cooler) =>
    chosen(build, 'ram').map((part): Reading => ({
      part,
      unit: 'mm',
      word: 'high',
      need: amount(part.specs.heightMm, (mm) => `${inMm(mm)} modules`),
      room: amount(roomForMemory(cooler, box), (mm) => `${inMm(mm)} under the cooler`),
    })),
  );

const driveBays: Read = (build, box) => {
  const drives = drivesOf(build);
  const [large, small] = [ofForm(drives, '3.5'), ofForm(drives, '2.5')];
  const part = (large[0] ?? small[0])?.part;
  if (!part || !box) return [];
  const [bays25, bays35] = (['bays25', 'bays35'] as const).map((of) => {
    const there = box.specs[of];
    return there === undefined ? undefined : Math.min(there, leftOf(build, box, of).sure);
  });
  const [wide, narrow] = [count(large), count(small)];
  // Why: a 2.5" drive may lie in a 3.5" bay, and never the other way round.
  const onlyWide = narrow === 0 || (bays35 !== undefined && wide > bays35);
  const places = narrow <= (bays25 ?? 0) && wide === 0 ? bays25 : sum(bays25, bays35);
  const room = onlyWide ? bays35 : places;
  const need = onlyWide ? wide : wide + narrow;
  // Why so: '1 3.5-inch drive' reads like 13.5 inches.
  const text = (value: number, many: string): string =>
    onlyWide ? `${value} × 3.5-inch ${many.replace(/s$/, '')}` : counted(value, many);
  return [
    {
      part,
      unit: 'drives',
      word: 'many',
      need: { value: need, text: text(need, 'drives') },
      room: room === undefined ? undefined : { value: room, text: text(room, 'bays') },
    },
  ];
};

const sum = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? undefined : a + b;

/** The numbers of each limit. They never decide: `limits.ts` shows them only where they say what the check says. */
export const readings: Readonly<Record<FitRule, Read>> = {
  'gpu-length': gpuLength,
  'gpu-slots': gpuSlots,
  'gpu-width': gpuWidth,
  'cooler-height': coolerHeight,
  radiator,
  'psu-length': psuLength,
  'psu-form': psuForm,
  'ram-cooler': ramCooler,
  'drive-bays': driveBays,
};
