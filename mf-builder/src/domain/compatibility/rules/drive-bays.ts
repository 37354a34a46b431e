import { count, driveFacts, drivesOf, noteUnknownForms, ofForm } from '../build-facts/drives';
import { leftOf, takersOf, type Left } from '../build-facts/room-taken';
import { defineRule } from '../define-rule';
import { factOf, judge, type Judge } from '../judge';
import { chosen } from '../chosen-parts';
import type { CheckedBuild, CheckedPart, Facts } from '../types';

/** Drives that want a bay, by size in inches. */
interface Wanted {
  large: number;
  small: number;
}

/** The bays that are short, in words; undefined where there are enough. A 2.5" drive also goes into a 3.5" bay. */
const shortage = ({ large, small }: Wanted, bays25: number, bays35: number): readonly [string, string] | undefined => {
  const free = bays35 - large;
  if (free < 0) return [`${large} 3.5" drives`, `${bays35} bays`];
  return small > bays25 + free ? [`${small} 2.5" drives`, `${bays25 + free} bays`] : undefined;
};

/** Cases up to this size hold their drives where a long card wants to be; above, drives have a place of their own. */
const smallLitres = 25;
const isLarge = ([height, width, depth]: NonNullable<Facts<'case'>['dimensions']>): boolean =>
  (height * width * depth) / 1e6 >= smallLitres;
/** How deep a mini-ITX board is, in mm: a card as long stays over it. */
const boardDepthMm = 170;
const manyBays = 3;

/** Whether the guide may speak of a case: small or of unknown size, with many bays. */
const hasGuide = ({ specs: { bays35 = 0, roomTaken, dimensions } }: CheckedPart<'case'>): boolean =>
  roomTaken === undefined && bays35 >= manyBays && !(dimensions && isLarge(dimensions));

/** A guide for small cases with many bays of which nobody says what a long card takes. */
const guide = (on: Judge, box: CheckedPart<'case'>, cards: readonly CheckedPart<'gpu'>[], { large }: Wanted): void => {
  const { bays35 = 0, dimensions } = box.specs;
  if (!hasGuide(box) || large <= bays35 / 2) return;
  const unknown = cards.filter(({ specs }) => specs.lengthMm === undefined);
  const long = cards.find(({ specs }) => (specs.lengthMm ?? 0) > boardDepthMm);
  if (long && dimensions)
    on.warn(
      `A card as long as ${long.name} usually takes the place of drives in a case as small as ${box.name}: ${long.specs.lengthMm} mm card, ${large} of ${bays35} bays in use. The manual of the case says how many stay.`,
      [`${long.specs.lengthMm} mm card`, `${large} of ${bays35} bays in use`],
    );
  else if (long) on.missing(factOf(box, 'size'));
  else for (const card of unknown) on.missing(factOf(card, 'length'));
};

const noteDoubt = (on: Judge, wanted: Wanted, bays: readonly [number, number], lefts: readonly Left[]): void => {
  if (!shortage(wanted, ...bays)) return;
  for (const what of lefts.flatMap(({ missing }) => missing)) on.missing(what);
};

/** 3.5" drives in their bays, 2.5" drives in theirs or in free 3.5" bays, less what long parts take. */
export const driveBays = defineRule({
  id: 'drive-bays',
  title: 'Drive bays',
  source: 'written rule 32, edition 13',
  reads: {
    storage: driveFacts,
    case: ['bays25', 'bays35', 'roomTaken', 'dimensions', 'radiators'],
    gpu: ['lengthMm'],
    psu: ['lengthMm'],
    cooling: ['type', 'radiator'],
  },
  takes: { case: { dimensions: isLarge } },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Too few bays', unknown: 'Bays unknown' },
  find: (build: CheckedBuild) => {
    if (drivesOf(build).every(({ form }) => form === 'm2' || form === 'other')) return undefined;
    const takers = new Set(takersOf(build, 'bays25', 'bays35'));
    if (chosen(build, 'case').some(hasGuide)) takers.add('gpu');
    const on = judge(build, ['storage', 'case'], [...takers]);
    if (!on) return undefined;
    noteUnknownForms(build, on);
    const drives = drivesOf(build);
    const wanted: Wanted = { large: count(ofForm(drives, '3.5')), small: count(ofForm(drives, '2.5')) };
    for (const box of chosen(build, 'case')) {
      const { bays25, bays35 } = box.specs;
      if (wanted.small > 0) on.need(box, 'number of 2.5" bays', bays25);
      // Why: 3.5" bays matter to 2.5" drives only when their own bays run out.
      if (wanted.large > 0 || (wanted.small > 0 && wanted.small > (bays25 ?? 0)))
        on.need(box, 'number of 3.5" bays', bays35);
      const [small, large] = [leftOf(build, box, 'bays25'), leftOf(build, box, 'bays35')];
      const short = shortage(wanted, Math.min(bays25 ?? 0, small.sure), Math.min(bays35 ?? 0, large.sure));
      if (short) {
        const why = [large.why, small.why].find((text) => text !== '');
        on.warn(`${box.name} has too few bays${why === undefined ? '' : ` ${why}`}: ${short.join(', ')}.`, short);
      } else {
        noteDoubt(on, wanted, [Math.min(bays25 ?? 0, small.least), Math.min(bays35 ?? 0, large.least)], [small, large]);
        guide(on, box, chosen(build, 'gpu'), wanted);
      }
    }
    return on.verdict('Every drive finds a bay.');
  },
});
