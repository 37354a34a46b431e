import type { Part } from '../../src/catalogue/schema';
import { presetTypes, type PresetType } from '../../src/domain/presets/preset';
import type { Brief } from './brief';
import { withFloors } from './floors-of-brief';
import { optionOf, type Option } from './option';
import { classOf } from './part-class';
import { shelfOnSale, type Shelf } from './shelf';
import {
  boardTaste,
  caseTaste,
  coolerTaste,
  driveTaste,
  fanTaste,
  memoryTaste,
  processorTaste,
  supplyTaste,
} from './taste';

const wanted = <P extends Part>(parts: readonly P[], type: PresetType, { only }: Brief): readonly P[] => {
  const ids = only?.[type];
  return ids ? parts.filter(({ id }) => ids.includes(id)) : parts;
};

/** A white build is white where parts come in white; in any other a part that is only white is a stranger. */
const colourOk = ({ colors = [] }: Part, { look }: Brief): boolean =>
  look === 'white' ? colors.includes('white') : !colors.includes('white') || colors.includes('black');

/** No light at all, or light that can be told to follow the rest. */
const lightOk = (led: string | undefined, { look }: Brief): boolean => {
  if (look === 'lit') return led === 'ARGB';
  return look === 'dark' ? led === 'none' : true;
};

/** What a type offers to a brief: the parts that it names, else those that have its look. */
const looking = <P extends Part>(
  parts: readonly P[],
  type: PresetType,
  brief: Brief,
  led?: (part: P) => string | undefined,
): readonly P[] =>
  brief.only?.[type]
    ? wanted(parts, type, brief)
    : parts.filter((part) => colourOk(part, brief) && (!led || lightOk(led(part), brief)));

/** So many NVMe drives and so many disks of one kind, an NVMe drive first. */
const drives = (shelf: Shelf, brief: Brief): readonly (readonly Part<'storage'>[])[] =>
  [brief.drives?.fast ?? 1].flat().flatMap((fast) => drivesOf(shelf, brief, fast));

function drivesOf(shelf: Shelf, brief: Brief, fast: number): readonly (readonly Part<'storage'>[])[] {
  const disks = brief.drives?.disks ?? 0;
  const all = wanted(shelf.storage, 'storage', brief);
  const quick = all.filter(
    ({ specs }) => specs.nvme === true && (specs.capacity ?? 0) >= (brief.least?.driveGB ?? 1000),
  );
  let chosen: (readonly Part<'storage'>[])[] = [[]];
  for (let one = 0; one < fast; one += 1)
    chosen = chosen.flatMap((taken) => {
      const most = taken.at(-1)?.price ?? Infinity;
      return quick.filter(({ price }) => price <= most).map((drive) => [...taken, drive]);
    });
  if (disks === 0) return chosen;
  const slow = all.filter(({ specs }) => specs.type === 'HDD');
  return chosen.flatMap((taken) => slow.map((disk) => [...taken, ...Array.from({ length: disks }, () => disk)]));
}

/** None, one pack or two of a kind, up to three single fans of a kind. */
const fansOf = (shelf: Shelf, brief: Brief): (readonly Part<'caseFan'>[])[] => [
  [],
  ...looking(shelf.caseFan, 'caseFan', brief, ({ specs }) => specs.led).flatMap((fan) =>
    (fan.specs.qty === 1 ? [1, 2, 3] : [1, 2]).map((count) => Array.from({ length: count }, () => fan)),
  ),
];

/** None, or one bag and more of a fan splitter: the price alone says which. */
const splittersOf = (shelf: Shelf): (readonly Part<'cables'>[])[] => [
  [],
  ...shelf.cables
    .filter(({ specs }) => (specs.ways ?? 0) > 1)
    .flatMap((splitter) => [1, 2, 3, 4, 5].map((count) => Array.from({ length: count }, () => splitter))),
];

/** Every way in which a brief lets each place be filled, with what is on sale. */
export function optionsOf(whole: Shelf, brief: Brief): Readonly<Record<PresetType, readonly Option[]>> {
  const shelf = shelfOnSale(whole);
  const { look, least, board, card } = brief;
  const several = <P extends Part>(type: PresetType, parts: readonly P[], taste: number): Option => {
    const price = Math.max(...parts.map((part) => part.price));
    return optionOf(
      type,
      parts,
      parts.reduce((sum, { id }) => sum + (brief.likes?.[id] ?? 0), taste * (brief.comfort ?? 1)),
      parts.length > 0 ? classOf({ type, price }, whole[type]) : undefined,
    );
  };
  const each = <P extends Part>(type: PresetType, parts: readonly P[], taste: (part: P) => number): Option[] =>
    parts.map((part) => several(type, [part], taste(part)));

  // Wi-Fi is what everybody takes for granted; a board without it is for who knows that it is missing.
  const boards = looking(shelf.motherboard, 'motherboard', brief);
  const options: Record<PresetType, Option[]> = {
    cpu: each(
      'cpu',
      wanted(shelf.cpu, 'cpu', brief).filter(({ specs }) => (specs.cores ?? 0) >= (least?.cores ?? 0)),
      processorTaste,
    ),
    motherboard: each(
      'motherboard',
      boards.filter(({ specs }) => specs.wifi && (specs.formFactor === 'mini-ITX') === (board === 'mini-ITX')),
      boardTaste,
    ),
    gpu: [
      ...(card === 'none' || card === undefined ? [several('gpu', [], 0)] : []),
      ...(card === 'none' ? [] : each('gpu', wanted(shelf.gpu, 'gpu', brief), () => 0)),
    ],
    ram: each(
      'ram',
      looking(shelf.ram, 'ram', brief, ({ specs }) => specs.rgb).filter(
        ({ specs }) => (specs.capacity ?? 0) >= (least?.memoryGB ?? 16),
      ),
      memoryTaste,
    ),
    storage: drives(shelf, brief).map((parts) =>
      several(
        'storage',
        parts,
        parts.reduce((sum, part) => sum + driveTaste(part), 0),
      ),
    ),
    case: each('case', looking(shelf.case, 'case', brief), caseTaste),
    psu: each('psu', wanted(shelf.psu, 'psu', brief), supplyTaste),
    cooling: [
      ...(look === 'white' || look === 'lit' || (brief.only?.cooling ?? []).length > 0
        ? []
        : [several('cooling', [], 0)]),
      ...each(
        'cooling',
        looking(shelf.cooling, 'cooling', brief, ({ specs }) => specs.rgb),
        coolerTaste,
      ),
    ],
    caseFan: fansOf(shelf, brief).map((fans) => several('caseFan', fans, fanTaste(fans))),
    cables: splittersOf(shelf).map((bags) => several('cables', bags, 0)),
  };
  for (const type of presetTypes) {
    options[type] = withFloors(options[type], brief);
    if (options[type].length === 0) throw new Error(`The brief of ${brief.id} leaves no ${type}.`);
  }
  return options;
}
