import { coolerRatingOf, lowGuideOf, type CoolerRating } from '../build-facts/cooler-rating';
import { defineRule, type BuildOf } from '../define-rule';
import { factOf, judge } from '../judge';
import { chosen, noneWanted, pairsOf } from '../chosen-parts';
import type { CheckedBuild, Outcome } from '../types';

const boxedCapacity = (build: CheckedBuild): Outcome | undefined => {
  const on = judge(build, ['cpu']);
  for (const cpu of chosen(build, 'cpu')) on?.need(cpu, 'boxed cooler', cpu.specs.coolerIncluded);
  // Why: with no cooler at all there is nothing to rate; cooler-missing fails.
  if (chosen(build, 'cpu').some(({ specs }) => specs.coolerIncluded === false)) return undefined;
  return on?.verdict('The cooler in the box of the CPU is made for it.');
};

/** So many times what a CPU draws is enough where a cooler's rating is a guide. */
const guideMargin = 1.25;

const reads = {
  cooling: ['tdp', 'type', 'radiator', 'tdpBasis', 'nspr', 'heightMm'],
  cpu: ['maxPowerW', 'tdpW', 'coolerIncluded'],
} as const;

type Build = BuildOf<typeof reads>;
type Cooler = NonNullable<Build['cooling']>[number];
type Cpu = NonNullable<Build['cpu']>[number];

/** What a cooler carries, in words; what falls short by its NSPR alone is measured by its height. */
const shortOf = (cooler: Cooler, { watts, by }: CoolerRating, drawn: number): string | undefined => {
  const limit = by === 'nspr' ? lowGuideOf(cooler) : watts;
  if (limit === undefined || limit >= drawn) return undefined;
  if (by === 'maker') return `${limit} W cooler`;
  return `about ${limit} W by ${by === 'radiator' ? 'the size of its radiator' : 'its height'}`;
};

/** Why a cooler passes by what is no maker's watts; undefined where that does not tell. */
// Why not by the height: coolers of one height differ by more than that.
const noteOf = (cooler: Cooler, { watts, by }: CoolerRating, cpu: Cpu): string | undefined => {
  const most = cpu.specs.maxPowerW ?? Infinity;
  if (by === 'nspr' && watts >= most)
    return `For ${cooler.name} that goes by its maker's own scale: NSPR ${watts}, and ${most} W CPU.`;
  // Why: radiators of one size differ by less than a fifth; a quarter more than the CPU draws is enough. Decision 28 has the reason.
  if (by === 'radiator' && cooler.specs.type === 'liquid' && watts >= guideMargin * most)
    return `For ${cooler.name} that is a guide: about ${watts} W by the size of its radiator, and ${most} W CPU.`;
  return undefined;
};

/** The maker's rating or scale, else a guide by radiator size or by the height of a low cooler, against the maximum power of the CPU. */
export const coolerCapacity = defineRule({
  id: 'cooler-capacity',
  title: 'Cooler capacity',
  source: 'written rule 45',
  reads,
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Cooler is small', unknown: 'Cooling unknown' },
  find: (build) => {
    if (noneWanted(build, 'cooling')) return boxedCapacity(build);
    const on = judge(build, ['cooling', 'cpu']);
    const notes: string[] = [];
    for (const [cooler, cpu] of pairsOf(build, 'cooling', 'cpu')) {
      const { maxPowerW, tdpW } = cpu.specs;
      const watts = on?.need(cpu, 'maximum power', maxPowerW ?? tdpW);
      const rating = on?.need(cooler, 'rated heat', coolerRatingOf(cooler));
      if (watts === undefined || rating === undefined) continue;
      const note = noteOf(cooler, rating, cpu);
      const small = note === undefined ? shortOf(cooler, rating, watts) : undefined;
      if (small !== undefined)
        on?.warn(`${cooler.name} is small for ${cpu.name} at full load: ${watts} W CPU, ${small}.`, [
          `${watts} W CPU`,
          small,
        ]);
      else if (note !== undefined) notes.push(note);
      // Why: the guides and the rated power are fallbacks; what passes by one is not known to pass.
      else if (rating.by !== 'maker') on?.assume(`the rated heat of ${cooler.name}`);
      else if (maxPowerW === undefined) on?.assume(factOf(cpu, 'maximum power'));
    }
    return on?.verdict(
      'The cooler carries the heat of the CPU at full load.',
      notes.length > 0 ? notes.join(' ') : undefined,
    );
  },
});
