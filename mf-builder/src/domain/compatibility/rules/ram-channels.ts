import { modulesIn } from '../build-facts/memory-modules';
import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen } from '../chosen-parts';

/** How many channels a desktop processor has. */
const usual = 2;

/** Fewer modules than channels, or an odd number, where board and processor have room for more. */
export const ramChannels = defineRule({
  id: 'ram-channels',
  title: 'Memory channels',
  source: 'written rule 14, edition 13',
  reads: { ram: ['modules'], motherboard: ['memorySlots'], cpu: ['memChannels'] },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Channels not filled', unknown: 'Modules unknown' },
  find: (build) => {
    const on = judge(build, ['ram']);
    const kits = chosen(build, 'ram');
    for (const kit of kits) on?.need(kit, 'number of modules', kit.specs.modules);
    const modules = modulesIn(kits);
    const channels = Math.min(...chosen(build, 'cpu').map(({ specs }) => specs.memChannels ?? usual), Infinity);
    const slots = Math.min(...chosen(build, 'motherboard').map(({ specs }) => specs.memorySlots ?? Infinity), Infinity);
    const wanted = Math.min(channels === Infinity ? usual : channels, slots);
    const fills = modules === slots || (channels !== Infinity && modules % channels === 0);
    if (fills) return on?.verdict('The modules fill every slot or channel that there is.');
    const values = (more: number) => [`${modules} ${modules === 1 ? 'module' : 'modules'}`, `${more} modules`] as const;
    if (modules < wanted)
      on?.warn(
        modules === 1
          ? `One module uses one memory channel: 1 module, ${wanted} wanted.`
          : `Memory channels stay empty: ${modules} modules, ${wanted} wanted.`,
        values(wanted),
      );
    else if (modules % 2 === 1)
      on?.warn(
        `An odd number of modules leaves a channel half used: ${modules} modules, ${modules + 1} wanted.`,
        values(modules + 1),
      );
    return on?.verdict('The modules fill the channels evenly.');
  },
});
