import type { Part } from '../../src/catalogue/schema';
import { presetTypes, type PresetType } from '../../src/domain/presets/preset';
import type { Brief } from './brief';
import { optionOf, type Option } from './option';
import type { Shelf } from './shelf';
import { boardTaste, caseTaste, coolerTaste, driveTaste, fanTaste, memoryTaste, supplyTaste } from './taste';

const white = ({ colors }: Part): boolean => colors?.includes('white') ?? false;

/** No light at all, or light that can be told to follow the rest. */
const lightOk = (led: string | undefined, { look }: Brief): boolean =>
  look === 'lit' ? led === 'ARGB' : look === 'dark' ? led === 'none' : true;

const wanted = <P extends Part>(parts: readonly P[], type: PresetType, { only }: Brief): readonly P[] => {
  const ids = only?.[type];
  return ids ? parts.filter(({ id }) => ids.includes(id)) : parts;
};

/** An only drive, one of two, or a drive with a disk. The first is always NVMe. */
function drives(shelf: Shelf, brief: Brief): (readonly Part<'storage'>[])[] {
  const least = brief.least?.driveGB ?? 1000;
  const fast = wanted(shelf.storage, 'storage', brief).filter(
    ({ specs }) => specs.nvme === true && (specs.capacity ?? 0) >= least,
  );
  const disks = wanted(shelf.storage, 'storage', brief).filter(({ specs }) => specs.type === 'HDD');
  if (brief.drives === 'with-disk') return fast.flatMap((one) => disks.map((disk) => [one, disk]));
  if (brief.drives !== 'two') return fast.map((one) => [one]);
  return fast.flatMap((one) => fast.filter((other) => other.price <= one.price).map((other) => [one, other]));
}

const fansOf = (shelf: Shelf, brief: Brief): (readonly Part<'caseFan'>[])[] => [
  [],
  ...wanted(shelf.caseFan, 'caseFan', brief)
    .filter((fan) => lightOk(fan.specs.led, brief) && (brief.look !== 'white' || white(fan)))
    .flatMap((fan) =>
      (fan.specs.qty === 1 ? [1, 2, 3] : [1, 2]).map((count) => Array.from({ length: count }, () => fan)),
    ),
];

/** Every way in which a brief lets each place be filled. */
export function optionsOf(shelf: Shelf, brief: Brief): Readonly<Record<PresetType, readonly Option[]>> {
  const { look, least, board, card } = brief;
  const liked = (parts: readonly Part[]): number => parts.reduce((sum, { id }) => sum + (brief.likes?.[id] ?? 0), 0);
  const each = <P extends Part>(type: PresetType, parts: readonly P[], taste: (part: P) => number): Option[] =>
    wanted(parts, type, brief).map((part) => optionOf(type, [part], taste(part) + liked([part])));
  const plain = (): number => 0;
  const options: Record<PresetType, Option[]> = {
    cpu: each(
      'cpu',
      shelf.cpu.filter(({ specs }) => (specs.cores ?? 0) >= (least?.cores ?? 0)),
      plain,
    ),
    motherboard: each(
      'motherboard',
      shelf.motherboard.filter((one) => (!board || one.specs.formFactor === board) && (look !== 'white' || white(one))),
      boardTaste,
    ),
    gpu: [
      ...(card === 'wanted' ? [] : [optionOf('gpu', [], 0)]),
      ...(card === 'none' ? [] : each('gpu', shelf.gpu, plain)),
    ],
    ram: each(
      'ram',
      shelf.ram.filter(
        (kit) =>
          (kit.specs.capacity ?? 0) >= (least?.memoryGB ?? 16) &&
          (look === 'white' ? white(kit) : lightOk(kit.specs.rgb, brief)),
      ),
      memoryTaste,
    ),
    storage: drives(shelf, brief).map((parts) =>
      optionOf('storage', parts, parts.reduce((sum, part) => sum + driveTaste(part), 0) + liked(parts)),
    ),
    case: each(
      'case',
      shelf.case.filter((box) => look !== 'white' || white(box)),
      caseTaste,
    ),
    psu: each('psu', shelf.psu, supplyTaste),
    cooling: [
      ...(look === 'white' || look === 'lit' ? [] : [optionOf('cooling', [], 0)]),
      ...each(
        'cooling',
        shelf.cooling.filter((one) => (look === 'white' ? white(one) : lightOk(one.specs.rgb, brief))),
        coolerTaste,
      ),
    ],
    caseFan: fansOf(shelf, brief).map((fans) => optionOf('caseFan', fans, fanTaste(fans) + liked(fans))),
  };
  for (const type of presetTypes)
    if (options[type].length === 0) throw new Error(`The brief of ${brief.id} leaves no ${type}.`);
  return options;
}
