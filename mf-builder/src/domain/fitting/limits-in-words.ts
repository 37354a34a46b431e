import type { CatalogueType } from '../../catalogue/schema';
import type { Option } from '../columns/column';
import { inBounds } from '../compatibility/bounds';
import { fedByRows, feeding, m2PlacesOf } from '../compatibility/build-facts/slots-by-cpu';
import { sockets, socketsLeft, type Socket } from '../compatibility/build-facts/sockets';
import { chosen } from '../compatibility/chosen-parts';
import { fromComponents } from '../compatibility/checked-build';
import { estimatedDraw, screenDraw } from '../compatibility/power-draw';
import { has } from '../compatibility/spelling';
import { counted } from '../fit-view/numbers';
import { plugLimits } from './plug-limits';
import { alike, type WordLimit } from './word-limit';

const listed = (words: readonly string[] | undefined): string | undefined =>
  words === undefined || words.length === 0 ? undefined : words.join(', ');

const before = (what: string, words: string | undefined): string | undefined => words && `${what} ${words}`;

const socketOfBoard: WordLimit = {
  rule: 'cpu-socket',
  words: (others) => alike(chosen(others, 'motherboard').map(({ specs }) => specs.socket)),
};

const socketOfCpu: WordLimit = {
  rule: 'cpu-socket',
  words: (others) => alike(chosen(others, 'cpu').map(({ specs }) => specs.socket)),
};

/** Forms of boards, the smallest first. */
const forms = ['mini-ITX', 'micro-ATX', 'ATX', 'E-ATX'];

/** 'boards up to ATX' where every smaller form is listed too; else the list itself. */
const formsOfCase = (list: readonly string[] | undefined): string | undefined => {
  const smaller = forms.slice(0, list?.length);
  const whole = list !== undefined && list.length > 1 && smaller.every((form) => has(list, form));
  return whole ? `boards up to ${smaller.at(-1)}` : before('case for', listed(list));
};

const boardsOfCase: WordLimit = {
  rule: 'board-case',
  words: (others) => alike(chosen(others, 'case').map(({ specs }) => formsOfCase(specs.motherboards))),
};

const formOfBoard: WordLimit = {
  rule: 'board-case',
  words: (others) => {
    const form = alike(chosen(others, 'motherboard').map(({ specs }) => specs.formFactor));
    return form && `${form} board`;
  },
};

const formOfSupply: WordLimit = {
  rule: 'psu-form',
  words: (others) => {
    const form = alike(chosen(others, 'psu').map(({ specs }) => specs.formFactor));
    return form && `${form} supply`;
  },
};

const suppliesOfCase: WordLimit = {
  rule: 'psu-form',
  words: (others) => before('case for', alike(chosen(others, 'case').map(({ specs }) => listed(specs.psuFormFactors)))),
};

const memoryOfBoard: WordLimit = {
  rule: 'ram-type',
  words: (others) => alike(chosen(others, 'motherboard').map(({ specs }) => specs.ramType)),
};

const memoryOfCpu: WordLimit = {
  rule: 'ram-cpu',
  // Why not beside a board: it takes one of the kinds that the processor takes, and says it already.
  words: (others) =>
    chosen(others, 'motherboard').length > 0
      ? undefined
      : alike(chosen(others, 'cpu').map(({ specs }) => listed(specs.memTypes))),
};

const slotsForDrives: WordLimit = {
  rule: 'm2-slots',
  words: (others) => {
    const slots = m2PlacesOf(others);
    return slots && inBounds(chosen(others, 'motherboard'), 'm2', counted(slots.length, 'M.2 slots'));
  },
};

const baysForDrives: WordLimit = {
  rule: 'drive-bays',
  words: (others) =>
    alike(
      chosen(others, 'case').map(({ specs: { bays25, bays35 } }) =>
        bays25 === undefined || bays35 === undefined ? undefined : `${bays35} × 3.5″ and ${bays25} × 2.5″ bays`,
      ),
    ),
};

const slotsForCards: WordLimit = {
  rule: 'addin-slots',
  words: (others) => {
    const cpu = feeding(others);
    const slots = alike(
      chosen(others, 'motherboard').map((board) =>
        board.specs.pcie
          ?.filter(({ lanes }, index) => fedByRows(board, `pcie ${index + 1}`, lanes, cpu).live !== false)
          .length.toString(),
      ),
    );
    const words = `${counted(Number(slots), 'PCIe slots')} on the board`;
    return slots && inBounds(chosen(others, 'motherboard'), 'pcie', words);
  },
};

const drawOfBuild: WordLimit = {
  rule: 'ups-capacity',
  words: (others) => `${estimatedDraw(others).watts + screenDraw(others).watts} W draw`,
};

/** Sockets as a head has room for them: '2 jacks'. */
const freeOf = (left: number, socket: Socket): string =>
  socket === '3.5mm' ? counted(left, 'jacks') : `${left} ${socket}`;

const plugsOf = ({ part: { specs } }: Option): readonly string[] =>
  'connectivity' in specs ? (specs.connectivity ?? []) : [];

/** The free sockets of the kinds that any option of the category plugs into. */
const freeSockets: WordLimit = {
  rule: 'peripheral-io',
  words: (others, options) => {
    const plugs = new Set(options.flatMap(plugsOf));
    const wanted = sockets.filter((socket) => plugs.has(socket) || (socket === 'USB-A' && plugs.has('2.4GHz')));
    const free = wanted.flatMap((socket) => {
      const left = socketsLeft(others, socket);
      return left === undefined ? [] : [freeOf(left, socket)];
    });
    return free.length === 0 || free.length < wanted.length ? undefined : `${free.join(', ')} left`;
  },
};

const wordLimits: { readonly [T in CatalogueType]?: readonly WordLimit[] } = {
  cpu: [socketOfBoard],
  motherboard: [socketOfCpu, boardsOfCase],
  ram: [memoryOfBoard, memoryOfCpu],
  storage: [slotsForDrives, baysForDrives],
  case: [formOfBoard, formOfSupply],
  psu: [suppliesOfCase],
  keyboard: [freeSockets],
  mouse: [freeSockets],
  headset: [freeSockets],
  speakers: [freeSockets],
  webcam: [freeSockets],
  microphone: [freeSockets],
  controller: [freeSockets],
  networkCard: [slotsForCards],
  soundCard: [slotsForCards],
  capture: [slotsForCards],
  ups: [drawOfBuild],
};

/** Whether the check compared it for any option: what it did not compare would look like a limit that holds. */
const isCompared = (options: readonly Option[], rule: string): boolean =>
  options.some(({ fit }) => fit.findings.some((one) => one.rule === rule && one.verdict !== 'unknown'));

/** What the rest of the build asks of every option alike, where it is words: 'AM5', 'boards up to ATX'. */
export function limitsInWords(options: readonly Option[]): string[] {
  const [option] = options;
  if (!option) return [];
  const { [option.part.type]: _replaced, ...others } = fromComponents(option.components);
  const { type } = option.part;
  return [...(wordLimits[type] ?? []), ...(plugLimits[type] ?? [])].flatMap(({ rule, words }) =>
    isCompared(options, rule) ? (words(others, options) ?? []) : [],
  );
}
