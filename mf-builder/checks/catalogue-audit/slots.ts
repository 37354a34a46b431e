import * as v from 'valibot';
import { check, type FactCheck, type Plain, plain } from './fact-check';

const number = v.exactOptional(v.number());
const theirM2 = v.array(v.object({ size: v.string(), if: v.string() }));
const ourM2 = v.array(v.object({ sizes: v.exactOptional(v.array(v.number())), gen: number, lanes: number }));
const theirPcie = v.array(v.object({ lanes: v.number(), gen: v.string(), count: v.number() }));
const ourPcie = v.array(v.object({ lanes: number, gen: number }));
const theirPorts = v.record(v.string(), v.number());
const ourPorts = v.array(v.object({ kind: v.string(), version: v.exactOptional(v.string()), count: v.number() }));

const parsed = <S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> | undefined => {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
};

const bySize = (sizes: readonly number[]): string => sizes.toSorted((a, b) => a - b).join('/');

const slot = (sizes: readonly number[] | undefined, gen: unknown, lanes: unknown): string | undefined =>
  sizes && gen && lanes ? `${bySize(sizes)} gen ${gen} by ${lanes}` : undefined;

const theirSlot = ({ size, if: plug }: { size: string; if: string }): string | undefined => {
  const found = /PCIe (\d)\.0 x(\d)/.exec(plug);
  return slot(size.match(/\d{4,5}/g)?.map(Number), found?.[1], found?.[2]);
};

/** Slots by size, generation and lanes where all are known, else how many there are. */
const slots = <T>(list: readonly T[] | undefined, name: (one: T) => string | undefined): Plain | undefined => {
  const names = list?.map(name);
  return names?.every((one) => one !== undefined) ? plain(names) : list?.length;
};

const amount = (list: Plain): Plain => (Array.isArray(list) ? list.length : list);

/** M.2 slots. A count that was derived is not compared. */
export const m2Check: FactCheck = {
  theirs: (record) => {
    const list = parsed(theirM2, record['m2']);
    if (list) return slots(list, theirSlot);
    return record['m2Quality'] === 'derived' ? undefined : plain(record['m2Slots']);
  },
  ours: (fact) => slots(parsed(ourM2, fact), (one) => slot(one.sizes, one.gen, one.lanes)),
  agree: (ours, theirs) =>
    Array.isArray(ours) && Array.isArray(theirs)
      ? JSON.stringify(ours) === JSON.stringify(theirs)
      : amount(ours) === amount(theirs),
};

/** Expansion slots by lanes and generation. */
export const pcieCheck: FactCheck = check(
  (record) =>
    parsed(theirPcie, record['pcie'])?.flatMap(({ lanes, gen, count }) =>
      Array.from({ length: count }, () => `x${lanes} gen ${Number(gen)}`),
    ),
  { ours: (fact) => slots(parsed(ourPcie, fact), (one) => (one.gen ? `x${one.lanes} gen ${one.gen}` : undefined)) },
);

const port = (kind: string, version: string | undefined, count: number): string =>
  `${kind === 'displayport' ? 'DP' : kind} version ${version ?? ''} times ${count}`;

const theirPort = ([key, count]: [string, number]): string => {
  const [kind = key, major, minor] = key.split('_');
  return port(kind, major && `${major}.${Number.parseInt(minor ?? '0', 10)}`, count);
};

/** Video plugs by kind and version; the letter behind a version says nothing of the plug. */
export const portsCheck: FactCheck = check(
  (record) => {
    const outputs = parsed(theirPorts, record['outputs']);
    return outputs && Object.entries(outputs).map(theirPort);
  },
  { ours: (fact) => plain(parsed(ourPorts, fact)?.map((one) => port(one.kind, one.version, one.count))) },
);
