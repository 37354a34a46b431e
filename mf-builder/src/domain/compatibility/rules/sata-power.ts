import { driveFacts } from '../build-facts/drives';
import { hubFacts, hubsOf } from '../build-facts/fan-hubs';
import { mayWantPlug, portsWanted } from '../build-facts/port-drives';
import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { counted } from '../spelling';
import { chosen } from '../chosen-parts';

/** SATA, SAS and U.2 drives, and hubs of fans, up to the SATA plugs of the supply. */
export const sataPower = defineRule({
  id: 'sata-power',
  title: 'SATA power',
  source: 'written rule 33',
  reads: { storage: driveFacts, caseFan: hubFacts, psu: ['sata'] },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Too few SATA plugs', unknown: 'SATA plugs unknown' },
  find: (build) => {
    const hubs = hubsOf(chosen(build, 'caseFan')).filter((hub) => hub.has('SATA')).length;
    const onCables = mayWantPlug(build);
    if (!onCables && hubs === 0) return undefined;
    const on = judge(build, onCables ? ['storage', 'psu'] : ['psu'], hubs > 0 ? ['caseFan'] : []);
    if (!on) return undefined;
    const wanted = portsWanted(build, on);
    const drives = wanted('sata') + wanted('sas') + wanted('u2');
    if (drives + hubs === 0) return on.verdict('');
    let plugs = 0;
    for (const psu of chosen(build, 'psu'))
      plugs += (on.need(psu, 'number of SATA plugs', psu.specs.sata) ?? 0) * psu.quantity;
    const takers = [
      ...(drives > 0 ? [counted(drives, 'drive')] : []),
      ...(hubs > 0 ? [counted(hubs, 'fan hub')] : []),
    ].join(' and ');
    if (drives + hubs > plugs)
      on.warn(
        `The supply has too few SATA plugs; a splitter helps: ${takers}, ${counted(plugs, 'plug')}.`,
        [takers, counted(plugs, 'SATA plug')],
        plugs > 0 ? `SATA power splitters for ${counted(drives + hubs - plugs, 'more plug')}` : undefined,
      );
    return on.verdict('There is a SATA plug for all that takes one.');
  },
});
