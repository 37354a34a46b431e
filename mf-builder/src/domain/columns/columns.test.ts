/** @jest-environment node */
import { partTypeNames, type BuildComponents, type PartType } from '@rig4u/shared/builds';
import { brokenBuilds, wholeCatalogue } from '../../../checks/broken-builds';
import { optionsIn } from '../../../checks/options-in-builds';
import type { ListedPart, Part } from '../../catalogue/schema';
import { verdictSentence } from '../fitting/fit-words';
import { groupOptions, unknownForAll } from '../fitting/option-groups';
import { specLines } from '../parts/spec-lines';
import { aspects } from '../estimates';
import { missing } from '../parts/units';
import { columnsOf, mainColumn, type Column, type Option } from '.';

const seed = 20261122;

const catalogue = wholeCatalogue();

const partsOf = (type: PartType): readonly Part[] => catalogue[type] ?? [];

/** The design's table: labels with their units, those from 1280 px on behind the bar, and the main column. */
const design: Readonly<Record<PartType, readonly [head: string, main?: string]>> = {
  cpu: [
    'Cores, Threads, Boost GHz, Gaming 0–100 | Socket, Power W, Productivity 0–100, Video editing 0–100, Streaming 0–100',
    'gaming',
  ],
  motherboard: ['Chipset, Form, RAM slots, M.2 slots | Max RAM GB, Wi-Fi', 'm2'],
  gpu: ['VRAM GB, Length mm, Gaming 0–100 | Thick slots, Power W', 'gaming'],
  ram: ['Capacity GB, Speed MT/s, CL cycles, Height mm | Modules, Lighting', 'heightMm'],
  storage: ['Capacity GB, Kind, Read MB/s, Per TB US$ | Form, Endurance TB', 'pricePerTb'],
  case: ['Form, Card mm, Cooler mm, Radiator mm | Supply mm, Fans in box, Volume l'],
  psu: ['Power W, Efficiency, Modular, Headroom % | Length mm, 16-pin leads', 'headroom'],
  cooling: ['Kind, Size mm, Rated W, Fans | RAM room mm, Thick mm, Noise dB', 'size'],
  caseFan: ['Size mm, Pack fans, Airflow CFM, Noise dB | PWM, Lighting', 'airflowCfm'],
  thermalPaste: ['Conducts W/mK, Amount g, Per gram US$', 'conductivityWmK'],
  monitor: ['Size in, Pixels, Rate Hz, Panel | Response ms, HDR', 'hz'],
  keyboard: ['Switches, Size, Plug, Wireless'],
  mouse: ['Weight g, Sensor dpi, Plug, Wireless', 'weightG'],
  headset: ['Plug, Microphone, Drivers mm'],
  speakers: ['Channels, Power W, Plug', 'watts'],
  webcam: ['Picture, Rate fps, Plug', 'resolution'],
  microphone: ['Plug, Pattern'],
  networkCard: ['Speed, Slot, Ports', 'speed'],
  soundCard: ['Sound, Slot, Ports', 'resolution'],
  cables: ['Kind, Length m', 'lengthM'],
  controller: ['For, Plug'],
  ups: ['Apparent VA, Power W, Battery Wh, Outlets', 'watts'],
  capture: ['Records, Slot, Ports', 'resolution'],
  os: ['Edition, Licence, Bits'],
};

const headOf = ({ label, unit }: Column): string => (unit === undefined ? label : `${label} ${unit}`);

test.each(partTypeNames)('%s has the columns of the design', (type) => {
  const columns = columnsOf(type);
  const heads = [columns.filter(({ wide }) => !wide), columns.filter(({ wide }) => wide)];
  const written = heads.filter((one) => one.length > 0).map((one) => one.map(headOf).join(', '));
  const [head, main] = design[type];
  expect(written.join(' | ')).toBe(head);
  expect(columns.findIndex(({ wide }) => wide)).toBe(heads[1]?.length === 0 ? -1 : heads[0]?.length);
  expect(new Set(columns.map(({ key }) => key)).size).toBe(columns.length);
  expect(mainColumn(type)).toBe(main);
  expect(columns.filter(({ key }) => key === main)).toHaveLength(main === undefined ? 0 : 1);
});

/** What is wrong with the cells of an option: nothing, as a rule. */
const wrongCells = (option: Option, parts: readonly Part[]): string[] =>
  columnsOf(option.part.type).flatMap((column) => {
    const { text, order, bar } = column.cell(option, parts);
    const shares = bar ? [bar.from, bar.to, bar.limit ?? 0] : [];
    const wrong = [
      ...(/^$|undefined|null|NaN|Infinity|\[object/.test(text) ? ['text'] : []),
      ...((text === missing) !== (order === undefined) && order !== undefined ? ['order without a fact'] : []),
      ...(text === missing && bar ? ['bar without a fact'] : []),
      ...(shares.some((share) => !(share >= 0 && share <= 1)) || (bar && bar.from > bar.to) ? ['bar'] : []),
      ...(typeof order === 'number' && Number.isNaN(order) ? ['order'] : []),
    ];
    return wrong.map((what) => `${option.part.id} ${column.key}: ${what} (${text})`);
  });

test(`every column has a cell for every part, in an empty build and in 12 builds, seed ${seed}`, () => {
  for (const components of [{}, ...brokenBuilds(catalogue, seed, 12)])
    for (const type of partTypeNames) {
      const wrong = optionsIn(catalogue, components, type).flatMap((option) => wrongCells(option, partsOf(type)));
      expect(wrong).toEqual([]);
    }
});

/** Own parts as a visitor may enter them: no measures at all, measures that are absurd, more drives than places. */
const odd = (type: PartType, specs: Readonly<Record<string, unknown>>) => ({
  id: `own-${type}`,
  type,
  name: 'My part',
  price: 0,
  specs,
});

const oddBuilds = (): BuildComponents[] => {
  const [drive] = partsOf('storage');
  if (!drive) throw new Error('The catalogue has no drive.');
  return [
    { case: odd('case', {}), gpu: odd('gpu', { lengthMm: 10_000, slots: 40, tdpW: 10_000 }), cpu: odd('cpu', {}) },
    { case: odd('case', { gpuMaxMm: 10_000, coolerMaxMm: 1, radiators: [] }), ram: odd('ram', { heightMm: 10_000 }) },
    { motherboard: odd('motherboard', { m2: [], maxRamSpeed: 1 }), storage: [{ part: drive, quantity: 9 }] },
    { cooling: odd('cooling', { type: 'liquid', radiator: 10_000, tdp: 1, tdpBasis: 'maker' }), psu: odd('psu', {}) },
  ];
};

test('own parts without facts or with absurd ones break no cell and no word', () => {
  for (const components of oddBuilds())
    for (const type of partTypeNames) {
      const options = optionsIn(catalogue, components, type);
      expect(options.flatMap((option) => wrongCells(option, partsOf(type)))).toEqual([]);
      const { failingWords } = groupOptions(options, new Set());
      const words = [failingWords ?? '', ...unknownForAll(options).map(({ sentence }) => sentence)];
      expect([...words, ...options.map((option) => verdictSentence(option))].join(' ')).not.toMatch(
        /undefined|NaN|Inf/,
      );
    }
});

test('the facts of the specification that have a column are written as a card writes them, without the unit', () => {
  const [card] = optionsIn(catalogue, {}, 'gpu');
  const [kit] = optionsIn(catalogue, {}, 'ram');
  if (!card || !kit) throw new Error('The catalogue has no graphics card or no memory.');
  for (const option of [card, kit]) {
    const [column] = columnsOf(option.part.type);
    const [line] = specLines(option.part);
    expect(`${column?.cell(option, [option.part]).text} ${column?.unit}`).toBe(line?.value);
  }
});

test('M.2 slots and the rate of memory that a board has at least are no exact figures', () => {
  const column = columnsOf('motherboard').find(({ key }) => key === 'm2');
  const [option] = optionsIn(catalogue, {}, 'motherboard');
  if (option?.part.type !== 'motherboard') throw new Error('The catalogue has no board.');
  const { part } = option;
  const derived = ['m2', 'maxRamSpeed'];
  const cell = column?.cell({ ...option, part: { ...part, derived } }, [part]);
  expect(cell).toEqual({ text: `≥ ${part.specs.m2?.length}`, order: part.specs.m2?.length });
  expect(column?.cell(option, [part]).text).toBe(String(part.specs.m2?.length));

  const speed = columnsOf('ram').find(({ key }) => key === 'speed');
  const limits = (motherboard: typeof part) =>
    optionsIn(catalogue, { motherboard }, 'ram').filter((one) => speed?.cell(one, [one.part]).bar?.limit !== undefined);
  expect(limits(part)).not.toEqual([]);
  expect(limits({ ...part, derived })).toEqual([]);
});

test('a case of which some mounts are known shows its largest known one', () => {
  const column = columnsOf('case').find(({ key }) => key === 'radiators');
  const cells = optionsIn(catalogue, {}, 'case').map((option) => column?.cell(option, [option.part]));
  expect(cells.filter((cell) => cell?.text === missing)).toEqual([]);
  expect(cells).toContainEqual({ text: '≥ 360', order: 360, bar: expect.anything() });
  const [pick] = optionsIn(catalogue, {}, 'case');
  const box = pick?.part;
  if (!pick || box?.type !== 'case') throw new Error('The catalogue has no case.');
  const textWith = (radiators: NonNullable<typeof box.specs.radiators>) => {
    const part: ListedPart = { ...box, specs: { ...box.specs, radiators } };
    return column?.cell({ ...pick, part }, [part]).text;
  };
  expect(textWith([{ position: 'rear' }])).toBe(missing);
  expect(textWith([])).toBe('0');
  expect(textWith([{ sizesMm: [120] }, { sizesMm: [240] }])).toBe('240');
});

test('processors are compared by what the PC is for; before a card is chosen with the fastest one, and the head says so', () => {
  for (const use of aspects) {
    const columns = columnsOf('cpu', use);
    expect(columns.filter(({ key, wide }) => !wide && aspects.some((aspect) => aspect === key))).toEqual([
      expect.objectContaining({ key: use }),
    ]);
    expect(new Set(columns.map(({ key }) => key))).toEqual(new Set(columnsOf('cpu').map(({ key }) => key)));
    expect(mainColumn('cpu', use)).toBe(use);
  }
  const column = columnsOf('cpu').find(({ key }) => key === 'gaming');
  const textsIn = (components: BuildComponents) =>
    optionsIn(catalogue, components, 'cpu').map((option) => [
      column?.cell(option, [option.part]).text,
      column?.unitIn?.(option),
    ]);
  const fastest = partsOf('gpu').find(({ id }) => id === 'gpu20');
  const first = textsIn({});
  expect(first.map(([text]) => text)).toEqual(textsIn({ gpu: fastest ?? null }).map(([text]) => text));
  expect(new Set(first.map(([, unit]) => unit))).toEqual(new Set(['RTX 5090']));
  expect(first.map(([text]) => text)).not.toContain(missing);
  const [entry] = partsOf('gpu');
  expect(textsIn({ gpu: entry ?? null })[0]).toEqual([expect.stringMatching(/^1\d–1\d$/), undefined]);
});
