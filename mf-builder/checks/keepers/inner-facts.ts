import * as v from 'valibot';

/** How a fact is taken apart: the names of what a value states, and what it says under a name; undefined where it says nothing of it. */
interface Reader {
  names: (value: unknown) => string[];
  read: (value: unknown, name: string) => unknown;
}

const entries = v.array(v.record(v.string(), v.unknown()));
type Entry = v.InferOutput<typeof entries>[number];

const listOf = (value: unknown): Entry[] => (v.is(entries, value) ? value : []);

/** Plugs as entries, of which one keeper writes DisplayPort in full. */
const plugsOf = (value: unknown): Entry[] | undefined =>
  v.is(entries, value)
    ? value.map((plug) => (plug['kind'] === 'DisplayPort' ? { ...plug, kind: 'DP' } : plug))
    : undefined;

const plain: Reader = { names: () => [''], read: (value) => value };

/** Slots one by one, and how many there are. */
const slots = (sort: (list: readonly Entry[]) => readonly Entry[]): Reader => ({
  names: (value) => [
    'count',
    ...sort(listOf(value)).flatMap((slot, index) => Object.keys(slot).map((key) => `${index} ${key}`)),
  ],
  read: (value, name) => {
    if (name === 'count') return v.is(entries, value) ? value.length : undefined;
    const [index = '', key = ''] = name.split(' ');
    return sort(listOf(value))[Number(index)]?.[key];
  },
});

// Why: not everybody lists the slots for cards from the top; the widest and fastest first, then by their place.
const widestFirst = (list: readonly Entry[]): readonly Entry[] => {
  const weight = ({ lanes, gen, position }: Entry): number =>
    Number(lanes ?? 0) * 1000 + Number(gen ?? 0) * 50 - Number(position ?? 0);
  return list.toSorted((one, other) => weight(other) - weight(one));
};

const plugEntry = (value: unknown): Entry => {
  const [kind = '', version] = String(value).split(' ');
  return { kind: kind.replace(/^DVI.*/, 'DVI').replace('D-Sub', 'VGA'), ...(/^\d/.test(version ?? '') && { version }) };
};

/** Plugs by kind: how many there are, or whether there is one, and what is said of that kind. */
const plugs = (parse: (value: unknown) => Entry[] | undefined, counts: boolean): Reader => {
  const ofKind = (value: unknown, kind: string): Entry[] => (parse(value) ?? []).filter((one) => one['kind'] === kind);
  return {
    names: (value) => [
      ...new Set(
        (parse(value) ?? []).flatMap((plug) => [
          String(plug['kind']),
          ...Object.keys(plug).flatMap((key) => (/^(kind|count)$/.test(key) ? [] : [`${String(plug['kind'])} ${key}`])),
        ]),
      ),
    ],
    read: (value, name) => {
      if (parse(value) === undefined) return undefined;
      const [kind = '', key] = name.split(' ');
      const there = ofKind(value, kind);
      if (key === undefined) {
        // Why: two keepers were not asked for older plugs.
        if (there.length === 0) return /^(HDMI|DP|USB-C)$/.test(kind) ? (counts ? 0 : false) : undefined;
        return counts ? there.reduce((sum, { count }) => sum + Number(count ?? 1), 0) : true;
      }
      const said = new Set(there.map((one) => one[key]));
      const [only] = said;
      if (said.size > 1) return undefined;
      return typeof only === 'string' ? only.replace(/^(\d\.\d)[a-z]$/, '$1') : only;
    },
  };
};

// A radiator of one fan fits wherever a longer one does; makers leave it out of their lists or not.
const isLong = (size: unknown): boolean => Number(size) >= 200;

// Why: two keepers were offered no such word for what lies on top of the supply, and said bottom.
const positionOf = ({ position }: Entry): string => String(position).replace('shroud', 'bottom');

/** Places in a case: named, not named, or left open by an entry that has a position alone. */
const places = (namesIn: (entry: Entry) => string[]): Reader => ({
  names: (value) => listOf(value).flatMap(namesIn),
  read: (value, name) => {
    if (!v.is(entries, value)) return undefined;
    if (value.some((entry) => namesIn(entry).includes(name))) return true;
    const position = name.split(' ')[0];
    return value.some((entry) => positionOf(entry) === position && Object.keys(entry).length === 1) ? undefined : false;
  },
});

const sizes = v.array(v.number());
const words = v.array(v.string());

/** Words of a list, each named or not. */
const listed: Reader = {
  names: (value) => (v.is(words, value) ? value : []),
  read: (value, name) => (v.is(words, value) ? value.includes(name) : undefined),
};

/** Rows of which each says one number: it is named by what it is about. */
const numbered = (keys: readonly string[], number: string): Reader => {
  const nameOf = (entry: Entry): string => keys.map((key) => String(entry[key] ?? 'any')).join(' ');
  return {
    names: (value) => listOf(value).map(nameOf),
    read: (value, name) => listOf(value).find((entry) => nameOf(entry) === name)?.[number],
  };
};

const readers: Readonly<Record<string, Reader>> = {
  m2: slots((list) => list),
  pcie: slots(widestFirst),
  ports: plugs(plugsOf, true),
  inputs: plugs(plugsOf, false),
  displayOutputs: plugs((value) => (Array.isArray(value) ? value.map(plugEntry) : undefined), true),
  radiators: places((entry) =>
    v.is(sizes, entry['sizesMm']) ? entry['sizesMm'].filter(isLong).map((size) => `${positionOf(entry)} ${size}`) : [],
  ),
  fanMounts: places((entry) =>
    entry['sizeMm'] === undefined
      ? []
      : [`${positionOf(entry)} ${String(entry['sizeMm'])} × ${String(entry['count'])}`],
  ),
  connectivity: listed,
  slotsByCpu: numbered(['slot', 'cpus'], 'lanes'),
  roomTaken: numbered(['by', 'overMm', 'of'], 'leaves'),
  // The keepers were asked for null where there is none; the catalogue has a word for it.
  hdr: { ...plain, read: (value) => value ?? 'none' },
  rearIo: {
    names: (value) => (v.is(v.record(v.string(), v.unknown()), value) ? Object.keys(value) : []),
    read: (value, name) => {
      const said = v.is(v.record(v.string(), v.unknown()), value) ? value[name] : undefined;
      return said === undefined ? undefined : Number(said);
    },
  },
};

const readerOf = (fact: string): Reader => readers[fact] ?? plain;

/** The names of the inner facts that any of these values states; one empty name where a fact is one value. */
export const innerNames = (fact: string, values: readonly unknown[]): string[] => [
  ...new Set(values.filter((value) => value !== undefined).flatMap(readerOf(fact).names)),
];

/** What a value of a fact says of an inner one; undefined where it says nothing of it. */
export const innerFact = (fact: string, value: unknown, name: string): unknown =>
  value === undefined ? undefined : readerOf(fact).read(value, name);
