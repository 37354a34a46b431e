import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen } from '../chosen-parts';

/** A simulated sine with a supply of active power factor correction, which may switch off on battery. */
// Why a pure sine or a passive supply is enough: then the other fact does not matter.
export const upsWave = defineRule({
  id: 'ups-wave',
  title: 'UPS wave',
  source: 'edition 2, ups-wave',
  reads: { ups: ['wave'], psu: ['activePfc'] },
  can: ['pass', 'unknown'],
  short: { unknown: 'UPS wave unknown' },
  find: (build) => {
    const on = judge(build, ['ups', 'psu']);
    const units = chosen(build, 'ups');
    const supplies = chosen(build, 'psu');
    const fine = 'The supply takes what the UPS gives on battery.';
    if (units.every(({ specs }) => specs.wave === 'pure')) return on?.verdict(fine);
    if (supplies.every(({ specs }) => specs.activePfc === false)) return on?.verdict(fine);
    for (const ups of units) on?.need(ups, 'wave on battery', ups.specs.wave);
    for (const psu of supplies) on?.need(psu, 'power factor correction', psu.specs.activePfc);
    return on?.verdict(
      'The UPS carries the supply while the mains are there.',
      'On battery the UPS gives a simulated sine, at which a supply with active power factor correction may switch off.',
    );
  },
});
