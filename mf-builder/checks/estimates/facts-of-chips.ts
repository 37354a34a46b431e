import type { OpenRecord } from '../catalogue-audit/records';

/** Facts of a chip that the models are fitted to; numbers as the catalogue's schema has them. */
export type ChipFacts = Readonly<Record<string, string | number>>;

const words = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('-', ' ')
    .replace(/^(?:amd|intel)\s+/, '')
    .replace(/\s+\d(?:\.\d+)? ghz.*$/, '')
    .replace(/\s+(?:oem\/tray|oem|tray)$/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The value that most records state; of values stated as often the smallest. Cards of one chip differ in their clocks. */
function usual(records: readonly OpenRecord[], key: string): string | number | undefined {
  const counts = new Map<string | number, number>();
  for (const record of records) {
    const value = record[key];
    if ((typeof value === 'number' && Number.isFinite(value)) || typeof value === 'string')
      counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const [first] = [...counts].toSorted(([a, often], [b, oftenB]) => oftenB - often || (a < b ? -1 : 1));
  return first?.[0];
}

function facts(records: readonly OpenRecord[], keys: Readonly<Record<string, string>>): ChipFacts {
  return Object.fromEntries(
    Object.entries(keys).flatMap(([ours, theirs]) => {
      const value = usual(records, theirs);
      return value === undefined ? [] : [[ours, value]];
    }),
  );
}

const processorKeys = {
  cores: 'cores',
  threads: 'threads',
  pCores: 'pCores',
  eCores: 'eCores',
  baseGHz: 'baseGHz',
  speed: 'boostGHz',
  l3MB: 'l3MB',
  arch: 'arch',
};

/** A processor's facts; undefined where no record has its name. */
export function processorFactsOf(chip: string, records: readonly OpenRecord[]): ChipFacts | undefined {
  const own = records.filter(({ name }) => words(name) === words(chip));
  return own.length === 0 ? undefined : facts(own, processorKeys);
}

const cardKeys = {
  chipMaker: 'chipMaker',
  shaders: 'shaders',
  boostMHz: 'boostMHz',
  memory: 'vramGB',
  vramType: 'vramType',
  busBit: 'busBit',
};

const memoryInName = / ?(\d+) ?GB$/;

/** A chip under one name that has two sizes of memory and of chip: the one that is meant. */
const meant: Readonly<Record<string, string>> = {
  'GeForce RTX 3050': 'GeForce RTX 3050 8 GB',
  'GeForce RTX 3060': 'GeForce RTX 3060 12 GB',
  'GeForce RTX 3080': 'GeForce RTX 3080 10 GB',
  'GeForce RTX 5060 Ti': 'GeForce RTX 5060 Ti 16 GB',
  'Radeon RX 9060 XT': 'Radeon RX 9060 XT 16 GB',
};

/** A card's facts by its chip; undefined where no record has the chip. */
export function cardFactsOf(chip: string, records: readonly OpenRecord[]): ChipFacts | undefined {
  const sought = meant[chip] ?? chip;
  const size = memoryInName.exec(sought)?.[1];
  const bare = sought.replace(memoryInName, '').replace(/ (?:Blackwell )?Workstation Edition$/, '');
  const own = records.filter((record) => {
    const name = typeof record['chip'] === 'string' ? record['chip'] : '';
    if (name === sought) return true;
    const theirs = name.replace(memoryInName, '').replace(/ (?:Blackwell )?Workstation Edition$/, '');
    return theirs === bare && size !== undefined && record['vramGB'] === Number(size);
  });
  const whole = own.length > 0 ? own : records.filter(({ chip: theirs }) => theirs === bare);
  return whole.length === 0 ? undefined : { chip, ...facts(whole, cardKeys) };
}
