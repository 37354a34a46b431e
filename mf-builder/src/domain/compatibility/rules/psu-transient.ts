import { supplyOf, supplyText } from '../build-facts/supply-power';
import { defineRule } from '../define-rule';
import { judgeDraw } from '../power-draw';
import { chosen, isChosen } from '../chosen-parts';
import type { CheckedBuild } from '../types';

/** The version as a number: "2.4", "ATX 3.1". */
const versionOf = (text: string | undefined): number | undefined => {
  const number = /\d+(\.\d+)?/.exec(text ?? '')?.[0];
  return number === undefined ? undefined : Number(number);
};

/** Whether the supplies give so much, and every part says what it draws. */
const isAmple = (build: CheckedBuild, watts: number): boolean =>
  chosen(build, 'psu').every(({ specs }) => specs.power !== undefined) &&
  chosen(build, 'cpu').every(({ specs }) => specs.maxPowerW !== undefined) &&
  chosen(build, 'gpu').every(({ specs }) => specs.tdpW !== undefined) &&
  chosen(build, 'psu').reduce((sum, { specs, quantity }) => sum + (specs.power ?? 0) * quantity, 0) >= watts;

/** From so many times the peak on, any supply rides it out. */
const ample = 1.5;

/** Peaks of one and a half times the card on a supply before ATX 3.0. */
export const psuTransient = defineRule({
  id: 'psu-transient',
  title: 'Power peaks',
  source: 'written rule 50',
  reads: { cpu: ['maxPowerW', 'tdpW'], gpu: ['tdpW'], psu: ['atxVersion', 'power'] },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Peaks may be too high', unknown: 'Power peaks unknown' },
  find: (build) => {
    if (!isChosen(build, 'gpu')) return undefined;
    const found = judgeDraw(build, 'psu', 1.5);
    if (!found) return undefined;
    const { on, watts } = found;
    if (isAmple(build, ample * watts))
      return on.verdict('The supply is large enough for the short peaks of graphics cards.');
    const versions = chosen(build, 'psu').map((psu) => on.need(psu, 'ATX version', versionOf(psu.specs.atxVersion)));
    // Why: ATX 3 supplies are made for the peaks, so their size does not matter here.
    if (versions.every((version) => version !== undefined && version >= 3))
      return on.verdict('The supply is made for the short peaks of graphics cards.');
    const supply = supplyOf(build, on);
    found.noteAbsent();
    if (supply !== undefined && watts > supply)
      on.warn(
        `Short peaks of the graphics card may switch this older supply off: ${watts} W at peak, ${supply} W supply.`,
        [`${watts} W at peak`, supplyText(supply)],
      );
    return on.verdict('The supply carries the short peaks of the graphics card.');
  },
});
