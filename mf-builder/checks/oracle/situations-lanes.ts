import type { CheckedBuild, Facts } from '../../src/domain/compatibility/types';
import { saysOther, withoutSharing } from './changed-verdict';
import { busOf, isCard, isM2 } from './rules/drive-kinds';
import { hubCount } from './rules/fan-hubs';
import { m2SlotsOf, pcieSlotsOf } from './rules/slots-by-cpu';
import type { Situation } from './situations-fans';
import { has, parts, pieces, type Said } from './three-valued-logic';

const drivesOf = (build: CheckedBuild): Facts<'storage'>[] => pieces(parts(build, 'storage')).map(({ specs }) => specs);

const drive = (build: CheckedBuild, is: (specs: Facts<'storage'>) => boolean): boolean => drivesOf(build).some(is);

const board = (build: CheckedBuild, is: (specs: Facts<'motherboard'>) => boolean): boolean =>
  parts(build, 'motherboard').some(({ specs }) => is(specs));

/** A drive that wants four lanes, and a slot of fewer. */
const narrow = (build: CheckedBuild): boolean =>
  drive(build, (specs) => isM2(specs) === true && /^PCIe [0-9.]+ x4$/.test(specs.interface ?? '')) &&
  board(build, ({ m2 = [] }) => m2.some(({ lanes }) => lanes !== undefined && lanes < 4));

const twoPairs = (build: CheckedBuild): boolean => drive(build, (specs) => specs.interface?.includes(' or ') === true);

/** A slot that has no lanes with the chosen processor, told by the table or by the board; or it is not known. */
const slotLost = (build: CheckedBuild, by: 'table' | 'fact'): boolean =>
  drive(build, (specs) => isM2(specs) === true) &&
  board(
    build,
    (specs) =>
      (by === 'fact') === (specs.slotsByCpu !== undefined && specs.slotsByCpu.length > 0) &&
      (m2SlotsOf(build, specs)?.length ?? 0) < (specs.m2?.length ?? 0),
  );

const slotInDoubt = (build: CheckedBuild): boolean =>
  drive(build, (specs) => isM2(specs) === true) &&
  board(build, (specs) => m2SlotsOf(build, specs)?.some(({ none }) => none === undefined) === true);

const byFact = (build: CheckedBuild): boolean =>
  board(build, ({ slotsByCpu = [] }) => slotsByCpu.some(({ slot }) => slot.startsWith('pcie')));

/** A slot for cards that the processor, or another slot that may be in use, leaves fewer lanes. */
const narrowedSlot = (build: CheckedBuild): boolean =>
  byFact(build) &&
  board(build, (specs) =>
    (pcieSlotsOf(build, specs) ?? []).some(({ slot, lanes }) => {
      const own = specs.pcie?.[Number(slot.slice(5)) - 1]?.lanes;
      return lanes !== undefined && own !== undefined && lanes < own;
    }),
  );

/** Rows of some kinds of slots, off or narrowed, without which the cards would sit otherwise. */
const sharing = (
  build: CheckedBuild,
  said: Record<string, Said>,
  off: boolean,
  kinds: readonly (readonly [used: string, other: string])[],
): boolean =>
  saysOther(
    'addin-slots',
    said,
    withoutSharing(
      build,
      (row) =>
        (row.lanes === 0) === off &&
        kinds.some(([used, other]) => row.used.startsWith(used) && row.other.startsWith(other)),
    ),
  );

/** A hub of fans that takes a header which is then not there for front ports. */
const hubOnUsb = (build: CheckedBuild, said: Record<string, Said>): boolean =>
  hubCount(build) > 0 && said['front-usb'] === 'warning' && saysOther('front-usb', said, { ...build, caseFan: [] });

const bus = (build: CheckedBuild, of: ReturnType<typeof busOf>, form?: RegExp): boolean =>
  has(build, 'motherboard') &&
  drive(build, (specs) => busOf(specs) === of && (form === undefined || form.test(specs.formFactor ?? '')));

const controller = (build: CheckedBuild, kind: 'sasPorts' | 'sataPorts'): boolean =>
  has(build, 'motherboard', 'storage') && parts(build, 'networkCard').some(({ specs }) => (specs[kind] ?? 0) > 0);

/** Situations of lanes, slots and drives, and of fans with a hub of their own. */
export const laneSituations: Record<string, Situation> = {
  'M.2: a slot of fewer lanes is a loss': (build, said) => narrow(build) && said['m2-gen'] === 'warning',
  'M.2: two pairs, and it passes': (build, said) => twoPairs(build) && said['m2-gen'] === 'pass',
  'M.2: two pairs, and it is a loss': (build, said) => twoPairs(build) && said['m2-gen'] === 'warning',
  'M.2: a slot that the 10th generation does not feed': (build) => slotLost(build, 'table'),
  'M.2: a slot for other processors, by the board': (build) => slotLost(build, 'fact'),
  'M.2: a slot that may have no lanes': slotInDoubt,
  'M.2: one slot too few for lack of lanes': (build, said) =>
    said['m2-slots'] === 'fail' && (slotLost(build, 'table') || slotLost(build, 'fact')),
  'cards: a slot of fewer lanes by the processor': (build, said) =>
    said['addin-slots'] !== undefined && narrowedSlot(build),
  'cards: a slot off beside an M.2 drive': (build, said) => sharing(build, said, true, [['m2', 'pcie']]),
  'cards: a slot off that counts both ways': (build, said) => sharing(build, said, true, [['pcie', 'm2']]),
  'cards: a slot off beside another': (build, said) => sharing(build, said, true, [['pcie', 'pcie']]),
  'cards: a slot narrowed by another': (build, said) =>
    sharing(build, said, false, [
      ['m2', 'pcie'],
      ['pcie', 'pcie'],
    ]),
  'cards: a slot of fewer lanes is a loss': (_, said) => said['addin-slots'] === 'warning',
  'cards: the board does not say what slots share': (build, said) =>
    said['addin-slots'] === 'unknown' && board(build, ({ laneSharing }) => laneSharing === undefined),
  'cards: a drive on a card': (build, said) =>
    said['addin-slots'] !== undefined && drive(build, (specs) => isCard(specs) === true),
  'drives: SAS': (build) => bus(build, 'SAS'),
  'drives: SAS that fits': (build, said) => bus(build, 'SAS') && said['sata-ports'] === 'pass',
  'drives: U.2': (build) => bus(build, 'PCIe', /^[23]\.5/),
  'drives: mSATA': (build) => bus(build, 'mSATA'),
  'drives: PATA': (build) => bus(build, 'PATA'),
  "drives: a controller's SATA ports": (build) => controller(build, 'sataPorts'),
  "drives: a controller's SAS ports": (build) => controller(build, 'sasPorts'),
  'fans: a hub of their own': (build) => hubCount(build) > 0,
  'fans: a hub of their own on SATA': (build, said) =>
    said['sata-power'] !== undefined && parts(build, 'caseFan').some(({ specs }) => specs.hub === 'SATA'),
  'fans: two hubs of their own': (build) => hubCount(build) > 1,
  'fans: a hub that takes a USB 2.0 header too many': hubOnUsb,
};
