import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen, noneWanted } from '../chosen-parts';
import { endedSystem } from '../tables/ended-systems';

/** A system is chosen, and it still gets updates. */
export const system = defineRule({
  id: 'system',
  title: 'System and its updates',
  source: 'edition 2, system',
  reads: { os: ['edition'] },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'No more updates', unknown: 'Updates unknown' },
  find: (build) => {
    if (noneWanted(build, 'os'))
      return judge(build, [])?.verdict(
        'The PC runs any system of today.',
        'No operating system is chosen: the PC starts without one, and Windows or Linux has to be installed.',
      );
    const on = judge(build, ['os']);
    for (const os of chosen(build, 'os')) {
      const edition = on?.need(os, 'edition', os.specs.edition);
      const ended = edition === undefined ? undefined : endedSystem(edition);
      if (ended)
        on?.warn(
          `${os.name} gets no security updates since ${ended.since}: ${ended.name} chosen, one with updates wanted.`,
          [ended.name, `no updates since ${ended.since}`],
        );
    }
    return on?.verdict('The operating system gets updates.');
  },
});
