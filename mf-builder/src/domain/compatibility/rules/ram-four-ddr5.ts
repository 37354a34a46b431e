import { defineRule, type BuildOf } from '../define-rule';
import { fold } from '../spelling';
import { judge, type Judge } from '../judge';
import { chosen, isChosen, total } from '../chosen-parts';

const slowFrom = 4;

/** Sockets of platforms with four channels or more, where four modules are one for each. */
const manyChannels: ReadonlySet<string> = new Set(
  'tr4 strx4 swrx8 str5 sp3 sp5 sp6 lga2011 lga20113 lga2066 lga3647 lga4189 lga4677'.split(' '),
);

const reads = { ram: ['ramType', 'modules', 'speed'], motherboard: ['socket'], cpu: ['socket'] } as const;

/** Whether the board, or the processor where no board is chosen, has a channel for each of four modules; undefined where it does not say. */
const hasManyChannels = (build: BuildOf<typeof reads>, on: Judge): boolean | undefined => {
  const parts = isChosen(build, 'motherboard') ? chosen(build, 'motherboard') : chosen(build, 'cpu');
  const sockets = parts.map((part) => on.need(part, 'socket', part.specs.socket));
  if (sockets.includes(undefined)) return undefined;
  return sockets.length > 0 && sockets.every((socket) => manyChannels.has(fold(socket ?? '')));
};

/** The fastest rate in MT/s that four modules of DDR4 run at everywhere: the highest of the standard. */
const surely = 3200;

const kitsOf = (build: BuildOf<typeof reads>, type: string) =>
  chosen(build, 'ram').filter(({ specs }) => specs.ramType !== undefined && fold(specs.ramType) === type);

/** Four modules of DDR4 from two kits or more, all of them above the standard: nobody tested them together. */
const warnOfDdr4 = (build: BuildOf<typeof reads>, on: Judge): void => {
  const kits = kitsOf(build, 'ddr4');
  if (total(kits) < 2) return;
  let modules = 0;
  let slowest = Infinity;
  for (const kit of kits) {
    modules += (on.need(kit, 'number of modules', kit.specs.modules) ?? 0) * kit.quantity;
    slowest = Math.min(slowest, on.need(kit, 'rate', kit.specs.speed) ?? 0);
  }
  if (modules < slowFrom || slowest <= surely || hasManyChannels(build, on) !== false) return;
  on.warn(
    `Four or more modules from several kits may not run at DDR4-${slowest}: ${modules} modules, DDR4-${surely} without doubt.`,
    [`${modules} modules at DDR4-${slowest}`, `DDR4-${surely}`],
  );
};

/** Four or more modules on a platform of two channels: of DDR5, or of several fast kits of DDR4. */
export const ramFourDdr5 = defineRule({
  id: 'ram-four-ddr5',
  title: 'Four modules',
  source: 'written rule 15, edition 13',
  reads,
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Many modules, slower', unknown: 'Modules unknown' },
  find: (build) => {
    const on = judge(build, ['ram']);
    if (!on) return undefined;
    let modules = 0;
    for (const kit of chosen(build, 'ram')) on.need(kit, 'memory type', kit.specs.ramType);
    for (const kit of kitsOf(build, 'ddr5'))
      modules += (on.need(kit, 'number of modules', kit.specs.modules) ?? 0) * kit.quantity;
    warnOfDdr4(build, on);
    if (modules >= slowFrom && hasManyChannels(build, on) === false)
      on.warn(`Four or more DDR5 modules run slower than two: ${modules} modules, 2 at full speed.`, [
        `${modules} DDR5 modules`,
        '2 at full speed',
      ]);
    return on.verdict('The number of modules does not slow the memory down.');
  },
});
