import type { CheckedBuild, Facts } from '../../src/domain/compatibility/types';
import { saysOther, withoutTaken } from './changed-verdict';
import { isDesktop, taken } from './chipsets';
import { leadsPicture } from './chipset-pictures';
import { changed } from './generate/finer-facts';
import { olderThanWindows11 } from './rules/windows-11';
import type { Situation } from './situations-fans';
import { fold, has, parts, pieces, type Said } from './three-valued-logic';

type Row = NonNullable<Facts<'case'>['roomTaken']>[number];

const board = (build: CheckedBuild, is: (specs: Facts<'motherboard'>) => boolean): boolean =>
  parts(build, 'motherboard').some(({ specs }) => is(specs));

const form = (build: CheckedBuild, ...forms: string[]): boolean =>
  has(build, 'case') && board(build, ({ formFactor }) => forms.includes(fold(formFactor ?? '')));

/** Room that a kind of part takes, without which a rule would say something else. */
const room = (
  build: CheckedBuild,
  said: Record<string, Said>,
  rule: 'drive-bays' | 'psu-length' | 'gpu-length',
  by?: Row['by'],
): boolean =>
  saysOther(
    rule,
    said,
    withoutTaken(build, (row) => by === undefined || row.by === by),
  );

/** A small case with bays and a card that says nothing of the room it leaves. */
const small = (build: CheckedBuild): boolean =>
  has(build, 'gpu') &&
  parts(build, 'case').some(
    ({ specs: { roomTaken, dimensions, bays35 = 0 } }) =>
      roomTaken === undefined &&
      bays35 > 2 &&
      dimensions !== undefined &&
      dimensions[0] * dimensions[1] * dimensions[2] < 25e6,
  );

/** As if the case said that nothing is taken. */
const saidToBeFree = (build: CheckedBuild): CheckedBuild =>
  changed(build, 'case', (specs) => ({ ...specs, roomTaken: [] }));

/** A card in a case of which only the bottom takes radiators. */
const underCard = (build: CheckedBuild): boolean =>
  has(build, 'gpu') &&
  parts(build, 'case').every(
    ({ specs: { radiators = [], layout } }) =>
      layout === 'standard' && radiators.length === 1 && fold(radiators[0]?.position ?? '') === 'bottom',
  );

const kits = (build: CheckedBuild): Facts<'ram'>[] => pieces(parts(build, 'ram')).map(({ specs }) => specs);

const kind = (build: CheckedBuild, registered: boolean, said: Said | undefined): boolean =>
  said !== undefined &&
  board(build, ({ socket }) => /^(sp|str5|lga(3647|4189|4677))/.test(fold(socket ?? ''))) &&
  kits(build).some((kit) => kit.registered === registered);

const pairs = (build: CheckedBuild, is: (of: readonly string[], owned: boolean) => boolean): boolean =>
  parts(build, 'motherboard').some((one) => parts(build, 'cpu').some((cpu) => is(taken(cpu, one), one.owned === true)));

/** An odd number of modules that is no loss, for the board's slots or the processor's channels. */
const few = (build: CheckedBuild, said: Said | undefined, modules: number): boolean =>
  said === 'pass' && kits(build).reduce((sum, kit) => sum + (kit.modules ?? 0), 0) === modules;

const named = (build: CheckedBuild, chipset: RegExp): boolean =>
  parts(build, 'cpu').length > 0 &&
  parts(build, 'motherboard').some(
    ({ name, specs }) => chipset.test(specs.chipset ?? '') && /h310c|\b(v[2-9]|r?2\.0)$/i.test(name),
  );

const withoutCard = (build: CheckedBuild, leads: boolean | undefined): boolean =>
  build.gpu === null &&
  parts(build, 'cpu').some(({ specs }) => typeof specs.igpu === 'string') &&
  board(build, ({ chipset }) => isDesktop(chipset) === false && leadsPicture(chipset) === leads);

const supplyForm = (build: CheckedBuild, is: RegExp): boolean =>
  has(build, 'case') && parts(build, 'psu').some(({ specs }) => is.test(fold(specs.formFactor ?? '')));

const leads = (build: CheckedBuild, is: (plugs: readonly string[], psu: Facts<'psu'>) => boolean): boolean =>
  board(build, ({ cpuPower = [] }) => parts(build, 'psu').some(({ specs }) => is(cpuPower, specs)));

const hasDeep = ['eatx', 'ssiceb', 'ssieeb', 'xlatx'];

/** Situations of room, memory, processors, forms and leads. */
export const placeSituations: Record<string, Situation> = {
  'room: bays taken by a card': (build, said) =>
    said['drive-bays'] === 'warning' && room(build, said, 'drive-bays', 'card'),
  'room: bays taken by a supply': (build, said) =>
    said['drive-bays'] === 'warning' && room(build, said, 'drive-bays', 'supply'),
  'room: bays taken by a radiator in front': (build, said) =>
    said['drive-bays'] === 'warning' && room(build, said, 'drive-bays', 'front radiator'),
  'room: too little for a supply': (build, said) => said['psu-length'] === 'fail' && room(build, said, 'psu-length'),
  'room: too little for a card': (build, said) => said['gpu-length'] === 'fail' && room(build, said, 'gpu-length'),
  'radiators: no room for sure under a card': (build, said) => said.radiator === 'unknown' && underCard(build),
  'radiators: room for sure under a card': (build, said) => said.radiator === 'pass' && underCard(build),
  'room: not known': (build, said) => said['drive-bays'] === 'unknown' && room(build, said, 'drive-bays'),
  'room: a small case, and a loss by the guide': (build, said) =>
    small(build) && said['drive-bays'] === 'warning' && saysOther('drive-bays', said, saidToBeFree(build)),
  'room: a small case, and it passes': (build, said) => small(build) && said['drive-bays'] === 'pass',
  'a card above 75 W without a plug': (build, said) =>
    said['gpu-power'] !== undefined &&
    parts(build, 'gpu').some(
      ({ specs: { power, tdpW = 0 } }) => power !== undefined && power.p6 + power.p8 + power.p16 === 0 && tdpW > 75,
    ),
  'memory: registered on a socket for servers': (build, said) => kind(build, true, said['ram-registered']),
  'memory: unbuffered on a socket for servers': (build, said) => kind(build, false, said['ram-registered']),
  'memory: the chipset tells the kind': (build, said) =>
    said['ram-registered'] !== undefined &&
    board(build, ({ socket }) => ['lga2066', 'lga2011'].includes(fold(socket ?? ''))),
  'memory: one module that is no loss': (build, said) => few(build, said['ram-channels'], 1),
  'memory: three modules that are no loss': (build, said) => few(build, said['ram-channels'], 3),
  'memory: two kits of one kind': (_, said) => said['ram-mixed'] === 'note',
  'memory: four fast modules of DDR4': (build, said) =>
    said['ram-four-ddr5'] === 'warning' && kits(build).every(({ ramType }) => fold(ramType ?? '') === 'ddr4'),
  'BIOS: a board at hand that shops would have updated': (build, said) =>
    said['bios-update'] !== undefined && pairs(build, (of, owned) => owned && of.every((one) => one === 'shops')),
  'Windows 11: a processor of old': (build, said) =>
    said['os-requirements'] === 'warning' &&
    parts(build, 'os').some(({ specs }) => specs.edition?.includes('11') === true) &&
    parts(build, 'cpu').some(
      (cpu) => olderThanWindows11(cpu) === true && !/^(zen|skylake|kabylake)$/.test(fold(cpu.specs.arch ?? '')),
    ),
  'a chipset that leads no picture out': (build) => withoutCard(build, false),
  'an older chipset that leads the picture out': (build) => withoutCard(build, true),
  'a board named after another die: H410, B460': (build) => named(build, /[hb]4[16]0/i),
  'a board named after another die: H310': (build) => named(build, /h310/i),
  'a processor that runs although nobody lists it': (build) =>
    pairs(build, (of) => of.every((one) => one === 'unofficial')),
  'boards: mini-DTX that passes': (build, said) => form(build, 'minidtx') && said['board-case'] === 'pass',
  'boards: mini-DTX that fails or is not known': (build, said) =>
    form(build, 'minidtx') && (said['board-case'] === 'fail' || said['board-case'] === 'unknown'),
  'boards: E-ATX that is not listed': (build, said) =>
    form(build, ...hasDeep) && said['board-case'] === 'unknown' && board(build, ({ widthMm }) => widthMm !== undefined),
  'boards: E-ATX by its depth': (build, said) =>
    form(build, ...hasDeep) &&
    said['board-case'] !== 'unknown' &&
    parts(build, 'case').some(({ specs }) => specs.boardMaxMm !== undefined),
  'boards: a smaller form that is not listed': (build, said) =>
    form(build, 'atx', 'microatx', 'miniitx', 'thinminiitx', 'flexatx') && said['board-case'] === 'unknown',
  'supplies: a form that nobody knows': (build, said) =>
    said['psu-form'] === 'unknown' && supplyForm(build, /^(proprietary|crps)/),
  'supplies: Flex ATX by another name': (build, said) =>
    said['psu-form'] === 'pass' && supplyForm(build, /^(1uflex|flex$)/),
  'leads: a plug of 4 pins on half of a lead': (build, said) =>
    said['psu-eps'] === 'pass' &&
    leads(build, (plugs, { cpu4 = 0 }) => cpu4 === 0 && plugs.some((plug) => fold(plug) === '4pin')),
  'leads: leads of 4 pins': (build) => leads(build, (plugs, { cpu4 = 0 }) => plugs.length > 0 && cpu4 > 0),
  'leads: a plug of 8 pins on a lead of 4': (build, said) =>
    said['psu-eps'] === 'warning' && leads(build, (_, { cpu4 = 0, eps8 }) => cpu4 > 0 && eps8 === 0),
  'leads: main leads that differ': (_, said) => said['main-power'] === 'fail',
  'leads: a plug of 20 pins': (build, said) =>
    said['main-power'] === 'pass' && board(build, ({ mainPower }) => mainPower === '20-pin'),
};
