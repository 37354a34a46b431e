/** What the computed build can be asked for beside use and budget. The first of each holds without a word. */
export const refinable = {
  size: ['', 'mini-ITX', 'micro-ATX', 'ATX'],
  resolution: ['1440p', '1080p', '4k'],
  colour: ['', 'black', 'white'],
  quiet: ['', '1'],
  light: ['', 'none'],
  wifi: ['', 'none'],
  /** The least memory in GB; the price of the build decides where nothing is said. */
  memory: ['', '16', '32', '64', '96'],
  /** The smallest NVMe drive in GB. */
  storage: ['1000', '2000'],
} as const;

type Wish = keyof typeof refinable;
const wishes = [
  'size',
  'resolution',
  'colour',
  'quiet',
  'light',
  'wifi',
  'memory',
  'storage',
] as const satisfies readonly Wish[];
export type Refinement = { readonly [W in Wish]: (typeof refinable)[W][number] } & {
  /** Steps of the list that are not bought with what is left, by id. */
  readonly without: readonly string[];
};

/** `without=cooler-360.fans-three`: ids of steps; the search knows which there are. */
const stepsIn = (text: string | null): readonly string[] => [
  ...new Set((text ?? '').split('.').filter((id) => /^[a-z0-9-]{1,24}$/.test(id))),
];

const wishOf = <T extends string>(options: readonly [T, ...T[]], text: string | null): T =>
  options.find((option) => option === text) ?? options[0];

/** Reads `&size=mini-ITX&resolution=4k`; whatever is not understood counts as left out. */
export const readRefinement = (params: URLSearchParams): Refinement => ({
  size: wishOf(refinable.size, params.get('size')),
  resolution: wishOf(refinable.resolution, params.get('resolution')),
  colour: wishOf(refinable.colour, params.get('colour')),
  quiet: wishOf(refinable.quiet, params.get('quiet')),
  light: wishOf(refinable.light, params.get('light')),
  wifi: wishOf(refinable.wifi, params.get('wifi')),
  memory: wishOf(refinable.memory, params.get('memory')),
  storage: wishOf(refinable.storage, params.get('storage')),
  without: stepsIn(params.get('without')),
});

/** Nothing is asked for. */
export const asUsual = readRefinement(new URLSearchParams());

/** The name, the value and what holds without a word, of each wish: as an address has them. */
export const refinementPairs = (refinement: Refinement): [key: string, value: string, start: string][] => [
  ...wishes.map((wish): [string, string, string] => [wish, refinement[wish], asUsual[wish]]),
  ['without', refinement.without.join('.'), ''],
];
