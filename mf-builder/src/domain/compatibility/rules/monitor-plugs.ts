import { assign, pieces } from '../best-assignment';
import { defineRule } from '../define-rule';
import { judge, type Judge } from '../judge';
import { chosen, isChosen, isSettled, total } from '../chosen-parts';
import { boardPlug, plugKind } from '../tables/video-plugs';
import type { CheckedBuild } from '../types';

/** The kinds of the cards' plugs, one for each; undefined where a card does not list them. */
const cardPlugs = (build: CheckedBuild, on: Judge): string[] | undefined => {
  const lists = chosen(build, 'gpu').map((gpu) => {
    const ports = on.need(gpu, 'list of video outputs', gpu.specs.ports);
    return ports?.flatMap(({ kind, count }) =>
      Array.from({ length: Math.min(count * gpu.quantity, 50) }, () => plugKind(kind)),
    );
  });
  return lists.includes(undefined) ? undefined : lists.flatMap((list) => list ?? []);
};

/** The kinds of the board's plugs, none where the processor has no graphics. */
const boardPlugs = (build: CheckedBuild, on: Judge): string[] | undefined => {
  const graphics = chosen(build, 'cpu').map((cpu) => on.need(cpu, 'integrated graphics', cpu.specs.igpu));
  if (graphics.every((one) => one === null)) return [];
  const lists = chosen(build, 'motherboard').map((board) =>
    on.need(board, 'list of video outputs', board.specs.displayOutputs),
  );
  if (graphics.includes(undefined) || lists.includes(undefined)) return undefined;
  return lists.flatMap((list) => list ?? []).map((text) => boardPlug(text).kind);
};

/** The inputs of each screen, one entry per screen; undefined where one does not list them. */
const screensOf = (build: CheckedBuild, on: Judge): string[][] | undefined => {
  const screens = chosen(build, 'monitor').map((monitor) => ({
    quantity: monitor.quantity,
    kinds: on.need(monitor, 'list of inputs', monitor.specs.inputs)?.map(({ kind }) => plugKind(kind)),
  }));
  const known = screens.flatMap(({ quantity, kinds }) => (kinds ? [{ quantity, kinds }] : []));
  return known.length < screens.length ? undefined : pieces(known, 100).map(({ kinds }) => kinds);
};

/** How many screens find no plug of their kind, in the best arrangement. */
const leftOut = (screens: readonly string[][], plugs: readonly string[]): number =>
  assign(
    screens.map((kinds) => plugs.map((plug) => (kinds.includes(plug) ? 'pass' : 'fail'))),
    plugs.length,
  ).fails;

const onBoard =
  'Not every screen finds a plug on the graphics card: the rest is plugged into the board, with the graphics of the processor switched on in its BIOS.';

/** A plug for each of several screens, on the graphics card or beside it on the board. */
export const monitorPlugs = defineRule({
  id: 'monitor-plugs',
  title: 'Plugs for the screens',
  source: 'edition 2, monitor-plugs',
  reads: { monitor: ['inputs'], gpu: ['ports'], cpu: ['igpu'], motherboard: ['displayOutputs'] },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Too few video plugs', unknown: 'Video plugs unknown' },
  find: (build) => {
    // Why not for one screen: then monitor-link says it all.
    if (total(chosen(build, 'monitor')) < 2 || !isSettled(build, 'gpu')) return undefined;
    const withBoard = isChosen(build, 'cpu') && isChosen(build, 'motherboard');
    if (!withBoard && !isChosen(build, 'gpu')) return undefined;
    const on = judge(build, ['monitor'], ['gpu', ...(withBoard ? (['cpu', 'motherboard'] as const) : [])]);
    if (!on) return undefined;
    const pass = 'Every screen finds a plug.';
    const screens = screensOf(build, on);
    const card = cardPlugs(build, on);
    if (!screens || !card) return on.verdict(pass);
    if (leftOut(screens, card) === 0) return on.verdict(pass);
    if (!withBoard) return undefined;
    const board = boardPlugs(build, on);
    if (!board) return on.verdict(pass);
    const plugs = [...card, ...board];
    if (plugs.length === 0) return undefined;
    // Why not the others: a screen that shares no kind of plug needs an adapter, which monitor-link says.
    const meant = screens.filter((kinds) => kinds.some((kind) => plugs.includes(kind)));
    const out = leftOut(meant, plugs);
    if (out > 0)
      on.warn(
        `The PC has too few plugs of the kinds of its screens: ${meant.length} screens, plugs for ${meant.length - out}.`,
        [`${meant.length} screens`, `plugs for ${meant.length - out}`],
      );
    return on.verdict(pass, card.length > 0 && leftOut(meant, card) > 0 ? onBoard : undefined);
  },
});
