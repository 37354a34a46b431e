import { driveFacts } from '../build-facts/drives';
import { maybeSata, sataDrives } from '../build-facts/sata-drives';
import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen } from '../chosen-parts';

/** SATA drives up to the plugs of the supply. */
export const sataPower = defineRule({
  id: 'sata-power',
  title: 'SATA power',
  source: 'written rule 33',
  reads: { storage: driveFacts, psu: ['sata'] },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Too few SATA plugs', unknown: 'SATA plugs unknown' },
  find: (build) => {
    if (maybeSata(build).length === 0) return undefined;
    const on = judge(build, ['storage', 'psu']);
    const wanted = sataDrives(build, on);
    if (wanted === 0) return on?.verdict('');
    let plugs = 0;
    for (const psu of chosen(build, 'psu'))
      plugs += (on?.need(psu, 'number of SATA plugs', psu.specs.sata) ?? 0) * psu.quantity;
    if (wanted > plugs)
      on?.warn(`The supply has too few SATA plugs; a splitter helps: ${wanted} drives, ${plugs} plugs.`, [
        `${wanted} SATA drives`,
        `${plugs} SATA plugs`,
      ]);
    return on?.verdict('Every SATA drive finds a power plug.');
  },
});
