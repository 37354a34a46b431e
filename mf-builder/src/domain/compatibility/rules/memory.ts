import { fold, has } from '../fold';
import { judge } from '../judge';
import { chosen, isChosen, pairsOf } from '../parts';
import { sameKit } from './same-kit';
import type { CheckedPart, RuleFunction } from '../types';

type Kit = CheckedPart<'ram'>;
type Board = CheckedPart<'motherboard'>;

export const ramType: RuleFunction = (build) => {
  const on = judge(build, ['ram', 'motherboard']);
  for (const [kit, board] of pairsOf(build, 'ram', 'motherboard')) {
    const type = on?.need(kit, 'memory type', kit.specs.ramType);
    const wanted = on?.need(board, 'memory type', board.specs.ramType);
    if (type === undefined || wanted === undefined || fold(type) === fold(wanted)) continue;
    on?.fail(`${kit.name} is ${type}; ${board.name} takes ${wanted}.`, [`${type} memory`, `${wanted} motherboard`]);
  }
  return on?.verdict('The memory is of the type that the motherboard takes.');
};

export const ramCpu: RuleFunction = (build) => {
  const on = judge(build, ['ram', 'cpu']);
  for (const kit of chosen(build, 'ram')) {
    for (const cpu of chosen(build, 'cpu')) {
      const type = on?.need(kit, 'memory type', kit.specs.ramType);
      const types = on?.need(cpu, 'memory types', cpu.specs.memTypes);
      if (type === undefined || types === undefined || has(types, type)) continue;
      on?.fail(`${kit.name} is ${type}; ${cpu.name} takes ${types.join(', ') || 'no listed type'}.`, [
        `${type} memory`,
        `${types.join(', ') || 'no'} CPU`,
      ]);
    }
  }
  return on?.verdict('The CPU takes this type of memory.');
};

const fullSize: ReadonlySet<string> = new Set(['ATX', 'micro-ATX', 'E-ATX'].map(fold));

const ramFormOf = ({ specs }: Board): string | undefined => {
  if (specs.ramForm !== undefined) return specs.ramForm;
  return specs.formFactor !== undefined && fullSize.has(fold(specs.formFactor)) ? 'DIMM' : undefined;
};

export const ramForm: RuleFunction = (build) => {
  const on = judge(build, ['ram', 'motherboard']);
  for (const [kit, board] of pairsOf(build, 'ram', 'motherboard')) {
    const sodimm = on?.need(kit, 'module form', kit.specs.sodimm);
    const wanted = on?.need(board, 'module form', ramFormOf(board));
    if (sodimm === undefined || wanted === undefined) continue;
    const form = sodimm ? 'SO-DIMM' : 'DIMM';
    if (form !== wanted)
      on?.fail(`${kit.name} comes as ${form}; ${board.name} takes ${wanted}.`, [`${form} module`, `${wanted} slots`]);
  }
  return on?.verdict('The modules have the form of the slots.');
};

/** A kit has one module at least, however little is known of it. */
const modulesOf = ({ specs, quantity }: Kit): number => (specs.modules ?? 1) * quantity;

const modulesIn = (kits: readonly Kit[]): number => kits.reduce((sum, kit) => sum + modulesOf(kit), 0);

export const ramSlots: RuleFunction = (build) => {
  const on = judge(build, ['ram', 'motherboard']);
  const kits = chosen(build, 'ram');
  const modules = modulesIn(kits);
  for (const kit of kits) on?.need(kit, 'number of modules', kit.specs.modules);
  for (const board of chosen(build, 'motherboard')) {
    const slots = on?.need(board, 'number of memory slots', board.specs.memorySlots);
    if (slots !== undefined && modules > slots)
      on?.fail(`The memory does not fit ${board.name}: ${modules} modules, ${slots} slots.`, [
        `${modules} modules`,
        `${slots} slots`,
      ]);
  }
  return on?.verdict('Every module finds a slot.');
};

// Why: two separate conditions; each is checked as soon as its own two types are chosen.
export const ramCapacity: RuleFunction = (build) => {
  if (!isChosen(build, 'motherboard') && !isChosen(build, 'cpu')) return undefined;
  const on = judge(build, ['ram'], ['motherboard', 'cpu']);
  const kits = chosen(build, 'ram');
  const gigabytes = kits.reduce((sum, { specs, quantity }) => sum + (specs.capacity ?? 0) * quantity, 0);
  for (const kit of kits) on?.need(kit, 'capacity', kit.specs.capacity);
  const limits = [
    ...chosen(build, 'motherboard').map((part) => ({ part, max: part.specs.maxMemory })),
    ...chosen(build, 'cpu').map((part) => ({ part, max: part.specs.memMaxGB })),
  ];
  for (const { part, max } of limits) {
    const most = on?.need(part, 'maximum memory', max);
    if (most !== undefined && gigabytes > most)
      on?.fail(`${part.name} takes less memory: ${gigabytes} GB chosen, ${most} GB at most.`, [
        `${gigabytes} GB memory`,
        `${most} GB maximum`,
      ]);
  }
  return on?.verdict('The memory is within what motherboard and CPU take.');
};

export const ramSlotCapacity: RuleFunction = (build) => {
  const on = judge(build, ['ram', 'motherboard']);
  for (const [kit, board] of pairsOf(build, 'ram', 'motherboard')) {
    const size = on?.need(kit, 'module size', kit.specs.moduleGB);
    const most = on?.need(board, 'maximum memory', board.specs.maxMemory);
    const slots = on?.need(board, 'number of memory slots', board.specs.memorySlots);
    if (size === undefined || most === undefined || slots === undefined || size * slots <= most) continue;
    const share = Math.round((most / slots) * 10) / 10;
    on?.warn(
      `${kit.name} has ${size} GB modules; ${board.name} is listed for ${share} GB per slot. Look at its memory list.`,
      [`${size} GB module`, `${share} GB per slot`],
    );
  }
  return on?.verdict('Each slot takes a module of this size.');
};

export const ramSpeed: RuleFunction = (build) => {
  const on = judge(build, ['ram', 'motherboard']);
  for (const [kit, board] of pairsOf(build, 'ram', 'motherboard')) {
    const speed = on?.need(kit, 'speed', kit.specs.speed);
    const most = on?.need(board, 'highest memory speed', board.specs.maxRamSpeed);
    if (speed === undefined || most === undefined || speed <= most) continue;
    on?.warn(`${kit.name} is rated for ${speed} MT/s; on ${board.name} it runs at ${most} MT/s.`, [
      `${speed} MT/s memory`,
      `${most} MT/s motherboard`,
    ]);
  }
  // Why: the CPU's JEDEC rate only brings a note, so the verdict does not wait for it.
  const base = chosen(build, 'cpu').flatMap(({ specs }) => specs.memSpeed ?? []);
  const faster = chosen(build, 'ram').some(({ specs }) => base.some((rate) => (specs.speed ?? 0) > rate));
  return on?.verdict(
    'The motherboard runs the memory at its rated speed.',
    faster ? 'Switch on XMP or EXPO in the BIOS to reach the rated speed.' : undefined,
  );
};

export const ramChannels: RuleFunction = (build) => {
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
};

const slowFrom = 4;

export const ramFourDdr5: RuleFunction = (build) => {
  const on = judge(build, ['ram']);
  let modules = 0;
  for (const kit of chosen(build, 'ram')) {
    const type = on?.need(kit, 'memory type', kit.specs.ramType);
    // Why: of a kit of another generation the number of modules does not matter.
    if (type === undefined || fold(type) !== 'ddr5') continue;
    modules += (on?.need(kit, 'number of modules', kit.specs.modules) ?? 0) * kit.quantity;
  }
  if (modules >= slowFrom)
    on?.warn(`Four or more DDR5 modules run slower than two: ${modules} modules, 2 at full speed.`, [
      `${modules} DDR5 modules`,
      '2 at full speed',
    ]);
  return on?.verdict('The number of modules does not slow the memory down.');
};

export const ramMixed: RuleFunction = (build) => {
  const on = judge(build, ['ram']);
  const kits = chosen(build, 'ram');
  let unsure = false;
  for (const [index, one] of kits.entries()) {
    for (const other of kits.slice(index + 1)) {
      const same = sameKit(one, other);
      unsure ||= same === undefined;
      if (same !== false) continue;
      on?.warn(
        `${one.name} and ${other.name} are different kits. Kits are tested alone; together they may need lower settings.`,
        [one.name, other.name],
      );
      // Why: two kits known to differ settle it, whatever is not known of a third.
      return on?.verdict('');
    }
  }
  if (unsure) on?.lack('whether the lines of memory are the same kit');
  return on?.verdict('The memory is of one kind.');
};

const unregistered: ReadonlySet<string> = new Set([
  'am4',
  'am5',
  'lga115x',
  'lga1150',
  'lga1151',
  'lga1155',
  'lga1156',
  'lga1200',
  'lga1700',
  'lga1851',
]);

export const ramRegistered: RuleFunction = (build) => {
  const on = judge(build, ['ram', 'motherboard']);
  for (const [kit, board] of pairsOf(build, 'ram', 'motherboard')) {
    if (on?.need(kit, 'registered type', kit.specs.registered) !== true) continue;
    const socket = on.need(board, 'socket', board.specs.socket);
    if (socket === undefined) continue;
    if (unregistered.has(fold(socket)))
      on.fail(`${kit.name} is registered memory for servers; ${socket} boards take unbuffered modules.`, [
        'registered module',
        `${socket} motherboard`,
      ]);
    else on.lack(`whether socket ${socket} takes registered memory`);
  }
  return on?.verdict('The memory is unbuffered, as desktop boards want it.');
};

export const ramEcc: RuleFunction = (build) => {
  if (!isChosen(build, 'motherboard') && !isChosen(build, 'cpu')) return undefined;
  const on = judge(build, ['ram'], ['motherboard', 'cpu']);
  // Why: `ecc` of a kit means side-band ECC; what every DDR5 chip does inside itself does not count.
  const kits = chosen(build, 'ram').filter((kit) => on?.need(kit, 'error correction', kit.specs.ecc));
  const sides = [...chosen(build, 'motherboard'), ...chosen(build, 'cpu')];
  for (const kit of kits) {
    for (const side of sides) {
      const ecc = on?.need(side, 'error correction', side.specs.ecc);
      if (ecc === false)
        on?.warn(`${kit.name} has error correction; with ${side.name} it runs without.`, [
          'ECC memory',
          `${side.name}: no ECC`,
        ]);
    }
  }
  return on?.verdict('No error correction is lost.');
};

export const ramCooler: RuleFunction = (build) => {
  if (chosen(build, 'cooling').every(({ specs }) => specs.type === 'liquid')) return undefined;
  const on = judge(build, ['ram', 'cooling']);
  for (const cooler of chosen(build, 'cooling')) {
    const type = on?.need(cooler, 'type', cooler.specs.type);
    if (type !== 'air') continue;
    const room = on?.need(cooler, 'room above the memory', cooler.specs.ramClearanceMm);
    // Why: a cooler that does not reach over the memory leaves room for any module.
    if (room === null) continue;
    for (const kit of chosen(build, 'ram')) {
      const height = on?.need(kit, 'height', kit.specs.heightMm);
      if (height === undefined || room === undefined || height <= room) continue;
      on?.fail(`${kit.name} is too tall for ${cooler.name}: ${height} mm memory, ${room} mm under the cooler.`, [
        `${height} mm memory`,
        `${room} mm under the cooler`,
      ]);
    }
  }
  return on?.verdict('The memory fits under the cooler.');
};
