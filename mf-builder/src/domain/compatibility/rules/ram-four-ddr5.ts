import { defineRule, type BuildOf } from '../define-rule';
import { fold } from '../spelling';
import { judge, type Judge } from '../judge';
import { chosen, isChosen } from '../chosen-parts';

const slowFrom = 4;

/** Sockets of platforms with four channels or more, where four modules are one for each. */
const manyChannels: ReadonlySet<string> = new Set(
  'tr4 strx4 swrx8 str5 sp3 sp5 sp6 lga2011 lga20113 lga2066 lga3647 lga4189 lga4677'.split(' '),
);

const reads = { ram: ['ramType', 'modules'], motherboard: ['socket'], cpu: ['socket'] } as const;

/** Whether the board, or the processor where no board is chosen, has a channel for each of four modules; undefined where it does not say. */
const hasManyChannels = (build: BuildOf<typeof reads>, on: Judge): boolean | undefined => {
  const parts = isChosen(build, 'motherboard') ? chosen(build, 'motherboard') : chosen(build, 'cpu');
  const sockets = parts.map((part) => on.need(part, 'socket', part.specs.socket));
  if (sockets.includes(undefined)) return undefined;
  return sockets.length > 0 && sockets.every((socket) => manyChannels.has(fold(socket ?? '')));
};

/** Four or more DDR5 modules on a platform of two channels. */
export const ramFourDdr5 = defineRule({
  id: 'ram-four-ddr5',
  title: 'Four DDR5 modules',
  source: 'written rule 15',
  reads,
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Many modules, slower', unknown: 'Modules unknown' },
  find: (build) => {
    const on = judge(build, ['ram']);
    if (!on) return undefined;
    let modules = 0;
    for (const kit of chosen(build, 'ram')) {
      const type = on.need(kit, 'memory type', kit.specs.ramType);
      // Why: of a kit of another generation the number of modules does not matter.
      if (type === undefined || fold(type) !== 'ddr5') continue;
      modules += (on.need(kit, 'number of modules', kit.specs.modules) ?? 0) * kit.quantity;
    }
    if (modules >= slowFrom && hasManyChannels(build, on) === false)
      on.warn(`Four or more DDR5 modules run slower than two: ${modules} modules, 2 at full speed.`, [
        `${modules} DDR5 modules`,
        '2 at full speed',
      ]);
    return on.verdict('The number of modules does not slow the memory down.');
  },
});
