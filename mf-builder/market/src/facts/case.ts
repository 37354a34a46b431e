import * as v from 'valibot';
import { dropped, leave, type Mapping, number, reader, text, texts } from '../importer/reading';
import { common } from './common';
import { readFrontUsb } from './front-usb';
import { boardForm, caseForm } from './words';

/** The source has depth, width, height in most records, and in some the other way round; ours are height, width, depth. */
const sides = reader(v.strictTuple([v.number(), v.number(), v.number()]), (given) =>
  given.every((side) => side >= 40 && side <= 1200)
    ? { facts: { dimensions: given.toReversed() }, doubt: 'which side is the height is not told' }
    : dropped('a side outside 40 to 1200'),
);

export const pcCase: Mapping = {
  fields: {
    ...common,
    formFactor: text('formFactor', caseForm),
    motherboards: texts('motherboards', boardForm),
    gpuMaxMm: number('gpuMaxMm', 100, 700),
    coolerMaxMm: number('coolerMaxMm', 30, 250),
    psuFormFactors: texts('psuFormFactors'),
    psuMaxMm: number('psuMaxMm', 80, 400),
    psuIncludedW: leave('our schema has no supply in a case'),
    bays35: number('bays35', 0, 30),
    bays25: number('bays25', 0, 30),
    slots: number('slots', 1, 12),
    riserSlots: leave('our schema counts the slots of a riser with the others'),
    dimsMm: sides,
    dimsRaw: sides,
    volumeL: leave('follows from the sides'),
    sidePanel: text('sidePanel', (panel) => panel.toLowerCase()),
    frontUsb: reader(v.string(), readFrontUsb),
    backConnect: reader(v.literal(true), () => ({ facts: { backConnect: true } })),
  },
};
