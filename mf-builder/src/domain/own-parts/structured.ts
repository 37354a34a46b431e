import type { CatalogueType } from '../../catalogue/schema';
import { pixels, powerPlugs, rearSockets } from './kinds/groups';
import { numbers } from './kinds/lists';
import { orEmpty, plainNumber } from './kinds/plain';
import { frontUsb, inputs, outputs } from './kinds/plugs';
import { single, type AskedFact, type Kind, type Question } from './question';

type Ask = (question: Question) => AskedFact;

const mostSlots = 16;

/** How many M.2 slots there are; of each that was not known no more is known than that it is there. */
const slotCount: Kind = {
  read: (text) => {
    const reading = plainNumber(text);
    if ('error' in reading) return reading;
    if (!Number.isInteger(reading.value) || reading.value > mostSlots)
      return { error: `Write a whole number of at most ${mostSlots}.` };
    return { value: Array.from({ length: reading.value }, () => ({})) };
  },
  write: (value) => (Array.isArray(value) ? String(value.length) : undefined),
};

/** So many slots, the first of them as they were known. */
const slotsOver: AskedFact['over'] = (answered, before) =>
  Array.isArray(answered) && Array.isArray(before) ? answered.map((slot, at) => before[at] ?? slot) : answered;

/** Radiator lengths; where in the case they go is not known. */
const radiatorSizes: Kind = {
  read: (text) => {
    const reading = numbers.read(text);
    return 'error' in reading ? reading : { value: [{ sizesMm: reading.value }] };
  },
  write: (value) => {
    const only: unknown = Array.isArray(value) && value.length === 1 ? value[0] : undefined;
    return typeof only === 'object' && only !== null && 'sizesMm' in only ? numbers.write(only.sizesMm) : undefined;
  },
};

const grouped =
  (ask: (label: string) => AskedFact): Ask =>
  ({ label }) =>
    ask(label);
const listed =
  (kind: Kind): Ask =>
  (question) =>
    single(question, kind);

/** Facts with an inner structure, each with the plain questions that stand for it. */
export const structured: Readonly<Partial<Record<CatalogueType, Readonly<Record<string, Ask>>>>> = {
  motherboard: {
    m2: (question) => ({ ...single({ ...question, control: 'number' }, slotCount), over: slotsOver }),
    rearIo: grouped(rearSockets),
  },
  gpu: { power: grouped(powerPlugs), ports: listed(orEmpty(outputs)) },
  case: { radiators: listed(orEmpty(radiatorSizes)), frontUsb: listed(orEmpty(frontUsb)) },
  monitor: { resolution: grouped(pixels), inputs: listed(inputs) },
};
