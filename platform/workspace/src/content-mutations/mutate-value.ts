import type { Random } from '../../../../mf-builder/checks/random';

type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mutateNumber = (random: Random, value: number): number => {
  if (value === 0 || random.chance(0.3)) return value === 0 ? 1 : value * 10;
  const step = value * 0.2;
  const moved = Number.isInteger(value) ? Math.max(1, Math.round(step)) : step;
  return random.chance(0.5) ? value + moved : value - moved;
};

const mutateList = (random: Random, list: readonly unknown[], others: readonly unknown[]): unknown => {
  if (list.length === 0) return others.find((other) => Array.isArray(other) && other.length > 0) ?? ['Something'];
  const at = random.whole(0, list.length - 1);
  const inner = list[at];
  if (random.chance(0.5) || typeof inner === 'string') return list.toSpliced(at, 1);
  return list.with(at, mutateValue(random, inner, []));
};

const mutateRecord = (random: Random, record: Values): Values => {
  const key = random.pick(Object.keys(record));
  return { ...record, [key]: mutateValue(random, record[key], []) };
};

/**
 * A value of a fact, changed as a slip would: a number by a fifth or ten times, a flag flipped, an entry of a list removed or changed,
 * one of the other values that the fact has elsewhere.
 */
export function mutateValue(random: Random, value: unknown, others: readonly unknown[]): unknown {
  if (typeof value === 'number') return mutateNumber(random, value);
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return mutateList(random, value, others);
  if (isRecord(value)) return mutateRecord(random, value);
  const different = others.filter((other) => JSON.stringify(other) !== JSON.stringify(value));
  return different.length > 0 ? random.pick(different) : `Another ${JSON.stringify(value)}`;
}
