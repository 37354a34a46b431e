import { placements } from '../assignments';
import {
  above,
  and,
  fold,
  has,
  judge,
  noteWhere,
  parts,
  pieces,
  type Judged,
  type OracleRule,
  type Tri,
} from '../three-valued-logic';
import type { CheckedBuild, Facts } from '../../../src/domain/compatibility/types';
import { isM2, slowedIn, type Drive } from './drive-kinds';
import { m2SlotsOf, type Fed } from './slots-by-cpu';
import { onlyAt, radiatorsOf } from './radiators';

type Slot = Fed<NonNullable<Facts<'motherboard'>['m2']>[number]>;

/** What a board does not say: a slot below 5.0 has lanes of its own, and on two sockets so has the first that may be of 5.0. */
const takesLanes = (slots: readonly Slot[], socket: string | undefined): Tri[] => {
  const may = slots.map(({ gen }) => gen === undefined || gen >= 5);
  const lanesForOne = socket !== undefined && ['am5', 'lga1851'].includes(fold(socket));
  return slots.map(({ sharesGpu }, index): Tri => {
    if (sharesGpu !== undefined) return sharesGpu;
    if (may[index] !== true) return false;
    return lanesForOne && may.indexOf(true) === index ? false : undefined;
  });
};

/** Slowed drives, what is in doubt, drives on lanes of the card: the fewest, in this order. */
type Loss = readonly [slow: number, doubt: number, shared: number];

const lossOf = (
  drives: readonly Drive[],
  places: readonly (number | undefined)[],
  slots: readonly Slot[],
  lanes: Tri[],
): Loss => {
  let [slow, doubt, shared] = [0, 0, 0];
  for (const [index, place] of places.entries()) {
    const drive = drives[index];
    const slot = place === undefined ? undefined : slots[place];
    if (place === undefined || slot === undefined || drive === undefined) continue;
    const slowed = slowedIn(drive, slot);
    if (slowed === true) slow += 1;
    if (slowed === undefined || lanes[place] === undefined || slot.none === undefined) doubt += 1;
    else if (lanes[place] === true) shared += 1;
  }
  return [slow, doubt, shared];
};

const byLoss = (a: Loss, b: Loss): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

const m2Lanes: OracleRule = (build): Judged => {
  const drives = pieces(parts(build, 'storage')).map(({ specs }) => specs);
  const m2 = drives.filter((drive) => isM2(drive) === true);
  const doubtful = drives.some((drive) => isM2(drive) === undefined);
  const boards = parts(build, 'motherboard')
    .map(({ specs }) => ({ socket: specs.socket, slots: m2SlotsOf(build, specs) }))
    .filter(({ slots }) => slots?.length !== 0);
  if (!has(build, 'gpu') || boards.length === 0 || (m2.length === 0 && !doubtful)) return undefined;
  const losses = boards.map(({ slots, socket }): Tri => {
    if (slots === undefined) return undefined;
    const lanes = takesLanes(slots, socket);
    if (lanes.every((one) => one === false)) return false;
    const all = placements(
      m2.length,
      slots.map((_, index) => index),
    ).map((places) => lossOf(m2, places, slots, lanes));
    const [, doubt, shared] = all.toSorted(byLoss)[0] ?? [0, 0, 0];
    return doubt > 0 ? undefined : shared > 0;
  });
  return judge([], doubtful ? [undefined, ...losses] : losses);
};

/** The plugs of 8 pins of cards that draw 300 W or more, each 16-pin plug without a lead on an adapter; the least there is. */
const plugsOf = (cards: readonly Facts<'gpu'>[], leads: number | undefined): number | undefined => {
  const sixteens = cards.flatMap(({ power, tdpW }) => Array.from({ length: power?.p16 ?? 0 }, () => tdpW));
  if (cards.some(({ power, tdpW }) => power === undefined || tdpW === undefined)) return undefined;
  if (sixteens.length > 0 && leads === undefined) return undefined;
  const direct = cards.reduce((sum, { power }) => sum + (power?.p6 ?? 0) + (power?.p8 ?? 0), 0);
  const ways = placements(
    sixteens.length,
    Array.from({ length: leads ?? 0 }, (_, lead) => lead),
  ).map((places) =>
    sixteens
      .filter((_, index) => places[index] === undefined)
      .reduce<number>((sum, watts = 0) => sum + Math.max(2, Math.ceil(watts / 150)), direct),
  );
  return Math.min(...ways);
};

const gpuCables: OracleRule = (build) => {
  const cards = pieces(parts(build, 'gpu'))
    .map(({ specs }) => specs)
    .filter(({ tdpW, power }) => {
      const onePlug = power !== undefined && power.p16 === 0 && power.p6 + power.p8 < 2;
      return !onePlug && (tdpW === undefined || tdpW >= 300);
    });
  if (!has(build, 'psu') || cards.length === 0) return undefined;
  const supplies = pieces(parts(build, 'psu')).map(({ specs }) => specs);
  const sum = (values: readonly (number | undefined)[]): number | undefined =>
    values.includes(undefined) ? undefined : values.reduce<number>((all, value) => all + (value ?? 0), 0);
  const plugs = plugsOf(cards, sum(supplies.map(({ pcie16 }) => pcie16)));
  const sure = sum(supplies.map(({ pcie8, pcie8Cables }) => pcie8Cables ?? Math.ceil((pcie8 ?? 0) / 2)));
  if (above(plugs, sure) === false) return 'pass';
  return judge([], [above(plugs, sum(supplies.map(({ pcie8Cables }) => pcie8Cables)))]);
};

/** A radiator with fans that can sit at the top alone, deeper than the room there, beside memory of more than 35 mm. */
const topClearance: OracleRule = (build: CheckedBuild) => {
  const radiators = radiatorsOf(build);
  if (!has(build, 'case', 'ram') || radiators.length === 0) return undefined;
  return judge(
    radiators.flatMap((radiator) =>
      parts(build, 'case').flatMap(({ specs: { radiators: mounts, topClearanceMm: room } }) =>
        parts(build, 'ram').map(({ specs: { heightMm } }) => {
          const deeper =
            above((radiator.thickness ?? 27) + 25, room) === false && radiator.thickness === undefined
              ? undefined
              : above((radiator.thickness ?? 27) + 25, room);
          const only = onlyAt('top', { ...radiator, sure: true }, mounts);
          return and(radiator.sure || undefined, only, deeper, above(heightMm, 35));
        }),
      ),
    ),
  );
};

/** The kinds of plugs as they are folded. */
const kindOf = (kind: string): string => fold(kind).replace(/^displayport$/, 'dp');

/** Every set of kinds; some set of screens is more than the plugs they may use where not all find one (Hall's theorem). */
const unplugged = (screens: readonly (readonly string[])[], plugs: readonly string[]): number => {
  const kinds = [...new Set([...screens.flat(), ...plugs])];
  let most = 0;
  for (let set = 0; set < 2 ** kinds.length; set += 1) {
    const chosen = kinds.filter((_, bit) => Math.floor(set / 2 ** bit) % 2 === 1);
    const bound = screens.filter((own) => own.every((kind) => chosen.includes(kind))).length;
    most = Math.max(most, bound - plugs.filter((kind) => chosen.includes(kind)).length);
  }
  return most;
};

const monitorPlugs: OracleRule = (build): Judged => {
  const monitors = pieces(parts(build, 'monitor')).map(({ specs }) => specs.inputs?.map(({ kind }) => kindOf(kind)));
  const board = has(build, 'cpu', 'motherboard');
  if (monitors.length < 2 || build.gpu === undefined || (!board && !has(build, 'gpu'))) return undefined;
  if (build.gpu !== null && build.gpu.length === 0) return undefined;
  const ports = pieces(parts(build, 'gpu')).map(({ specs }) => specs.ports);
  if (monitors.includes(undefined) || ports.includes(undefined)) return 'unknown';
  const screens = monitors.flatMap((kinds) => (kinds ? [kinds] : []));
  const card = ports
    .flatMap((list) => list ?? [])
    .flatMap(({ kind, count }) => Array.from({ length: count }, () => kindOf(kind)));
  if (unplugged(screens, card) === 0) return 'pass';
  if (!board) return undefined;
  const graphics = parts(build, 'cpu').map(({ specs }) => specs.igpu);
  const dead = graphics.every((one) => one === null);
  const lists = parts(build, 'motherboard').map(({ specs }) => specs.displayOutputs);
  if (!dead && (graphics.includes(undefined) || lists.includes(undefined))) return 'unknown';
  const onBoard = dead ? [] : lists.flatMap((list) => list ?? []).map((text) => kindOf(text.split(' ')[0] ?? ''));
  const plugs = [...card, ...onBoard];
  if (plugs.length === 0) return undefined;
  const meant = screens.filter((kinds) => kinds.some((kind) => plugs.includes(kind)));
  if (unplugged(meant, plugs) > 0) return 'warning';
  return noteWhere('pass', card.length > 0 && unplugged(meant, card) > 0);
};

/** Rules about what several parts share: lanes, cables, room, plugs. */
export const sharedThingsRules: Record<string, OracleRule> = {
  'm2-lanes': m2Lanes,
  'gpu-cables': gpuCables,
  'top-clearance': topClearance,
  'monitor-plugs': monitorPlugs,
};
