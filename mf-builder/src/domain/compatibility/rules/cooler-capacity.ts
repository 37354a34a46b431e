import { coolerRatingOf } from '../build-facts/cooler-rating';
import { defineRule } from '../define-rule';
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

/** The maker's rating, else a guide by radiator size, against the maximum power of the CPU. */
export const coolerCapacity = defineRule({
  id: 'cooler-capacity',
  title: 'Cooler capacity',
  source: 'written rule 45',
  reads: { cooling: ['tdp', 'type', 'radiator', 'tdpBasis'], cpu: ['maxPowerW', 'tdpW', 'coolerIncluded'] },
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
      const basis = rating.bySize ? `about ${rating.watts} W by the size of its radiator` : `${rating.watts} W cooler`;
      if (rating.watts < watts)
        on?.warn(`${cooler.name} is small for ${cpu.name} at full load: ${watts} W CPU, ${basis}.`, [
          `${watts} W CPU`,
          basis,
        ]);
      // Why: radiators of one size differ by less than a fifth; a quarter more than the CPU draws is enough. Decision 28 has the reason.
      else if (
        rating.bySize &&
        cooler.specs.type === 'liquid' &&
        maxPowerW !== undefined &&
        rating.watts >= guideMargin * watts
      )
        notes.push(`For ${cooler.name} that is a guide: ${basis}, and ${watts} W CPU.`);
      // Why: the guide by size and the rated power are fallbacks; what passes by one is not known to pass.
      else if (rating.bySize) on?.assume(`the rated heat of ${cooler.name} (${basis})`);
      else if (maxPowerW === undefined) on?.assume(factOf(cpu, 'maximum power'));
    }
    return on?.verdict(
      'The cooler carries the heat of the CPU at full load.',
      notes.length > 0 ? notes.join(' ') : undefined,
    );
  },
});
