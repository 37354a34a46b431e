import { modulesIn } from '../build-facts/memory-modules';
import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen } from '../chosen-parts';

/** One module, or an odd number. */
export const ramChannels = defineRule({
  id: 'ram-channels',
  title: 'Memory channels',
  source: 'written rule 14',
  reads: { ram: ['modules'] },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Channels not filled', unknown: 'Modules unknown' },
  find: (build) => {
    const on = judge(build, ['ram']);
    const kits = chosen(build, 'ram');
    for (const kit of kits) on?.need(kit, 'number of modules', kit.specs.modules);
    const modules = modulesIn(kits);
    if (modules === 1) on?.warn('One module uses one memory channel: 1 module, 2 wanted.', ['1 module', '2 modules']);
    else if (modules % 2 === 1)
      on?.warn(`An odd number of modules leaves a channel half used: ${modules} modules, ${modules + 1} wanted.`, [
        `${modules} modules`,
        `${modules + 1} modules`,
      ]);
    return on?.verdict('The modules fill the channels evenly.');
  },
});
