import { fromComponents } from '../compatibility/checked-build';
import { estimatedDraw } from '../compatibility/power-draw';
import { barTo, scaleOf } from './bars';
import type { Column, Option } from './column';
import { notKnown, numbersOf } from './from-fact';
import { markAt, verdictOf } from './limits';

/** The reserve in percent that the check asks for. */
const advised = 20;

const percentOver = (power: number, draw: number): number => (power / draw - 1) * 100;

/**
 * What the supply gives beyond the draw of the build, in percent of the draw. Not known where the check of the wattage
 * does not apply or does not know the draw: the true reserve is smaller then.
 */
export const headroom: Column = {
  key: 'headroom',
  label: 'Headroom',
  unit: '%',
  kind: 'number',
  better: 'more',
  cell: (option, parts) => {
    const draw = drawOf(option);
    const [power] = numbersOf([option.part], 'power');
    if (draw === undefined || power === undefined) return notKnown;
    const percent = percentOver(power, draw);
    const scale = scaleOf(numbersOf(parts, 'power').map((one) => percentOver(one, draw)));
    const mark = markAt(advised, verdictOf(option, 'psu-wattage'));
    return { text: String(Math.floor(percent)), order: percent, bar: barTo(percent, scale, mark) };
  },
};

const drawOf = (option: Option): number | undefined => {
  const verdict = verdictOf(option, 'psu-wattage');
  if (verdict === undefined || verdict === 'unknown') return undefined;
  const { watts, atLeast } = estimatedDraw(fromComponents(option.components));
  return atLeast ? undefined : watts;
};
