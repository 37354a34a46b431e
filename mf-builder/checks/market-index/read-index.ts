import { formatMonth } from '@rig4u/shared/format';
import * as v from 'valibot';
import { marketClass, marketSources, type Market } from '../../src/domain/prices/market/market-schema';
import { dayText } from '../../src/domain/prices/day-text';

/** The price index as it is published. Its classes and sources are those of the market file. */
const indexSchema = v.strictObject({
  schema: v.literal('rig4u-market-index'),
  version: v.literal(1),
  publisher: v.pipe(v.string(), v.trim(), v.minLength(1)),
  /** By its SPDX name, such as CC-BY-4.0. */
  licence: v.string(),
  published: v.pipe(v.string(), v.isoDate()),
  classes: v.pipe(v.array(marketClass), v.minLength(1)),
  sources: marketSources,
});
type Index = v.InferOutput<typeof indexSchema>;

export interface Reading {
  address: string;
  /** The licences that may be taken over, by their SPDX names. */
  licences: readonly string[];
  /** The market file as it stands. */
  standing: Market;
  /** ISO date. */
  today: string;
}

/**
 * The market file that a published index makes.
 * @throws Error that says why it is refused: not of the schema, another licence, dates that cannot be, nothing newer.
 */
export function readIndex(text: string, reading: Reading): Market {
  const index = parsed(text);
  const wrong = [
    ...licenceErrors(index, reading),
    ...classErrors(index),
    ...sourceErrors(index),
    ...dateErrors(index, reading),
  ];
  if (wrong.length > 0) throw new Error(`The index is refused:\n${wrong.map((one) => `  ${one}`).join('\n')}`);
  const { publisher, licence, published, classes, sources } = index;
  return {
    when: formatMonth(`${newest(classes)}-01`),
    read: reading.today,
    index: { publisher, licence, address: reading.address, published },
    classes,
    sources,
  };
}

function parsed(text: string): Index {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (cause) {
    throw new Error('The answer is not JSON. Check the address: it should lead to the index itself.', { cause });
  }
  const read = v.safeParse(indexSchema, data);
  if (read.success) return read.output;
  const issues = read.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'the index'}: ${issue.message}`);
  throw new Error(`The answer is no index of this schema (rig4u-market-index, version 1):\n${issues.join('\n')}`);
}

const licenceErrors = ({ licence }: Index, { licences }: Reading): string[] =>
  licences.includes(licence)
    ? []
    : [`Its licence is "${licence}". Taken are ${licences.join(', ')} (checks/market-index/source.json).`];

/** The first class that takes a part counts: one behind a class of the same kind that reaches as far is never asked. */
const classErrors = ({ classes }: Index): string[] =>
  classes
    .filter(({ is, upTo = Infinity }, place) =>
      classes.slice(0, place).some((before) => before.is === is && (before.upTo ?? Infinity) >= upTo),
    )
    .map(({ name }) => `"${name}" is never reached: a class before it takes its parts.`);

function sourceErrors({ classes, sources }: Index): string[] {
  const used = new Set(classes.flatMap((one) => one.sources));
  const keys = new Set(Object.keys(sources));
  return [
    ...[...used]
      .filter((key) => !keys.has(key))
      .map((key) => `A class names the source "${key}", which is not listed.`),
    ...[...keys].filter((key) => !used.has(key)).map((key) => `No class names the source "${key}".`),
  ];
}

function dateErrors({ classes, published }: Index, { standing, today }: Reading): string[] {
  const month = published.slice(0, 'YYYY-MM'.length);
  const reach = newest(classes);
  const stands = newest(standing.classes);
  return [
    ...(published > today ? [`It is published on ${dayText(published)}, which is still to come.`] : []),
    ...classes
      .filter(({ from, to }) => from >= to || to > month)
      .map(({ name, from, to }) => `"${name}" goes from ${from} to ${to}, published in ${month}.`),
    ...(reach < stands ? [`Its newest prices are of ${reach}; the market file has ${stands} already.`] : []),
    ...(standing.index && published <= standing.index.published
      ? [`It is no newer than the index of ${dayText(standing.index.published)} that stands.`]
      : []),
  ];
}

const newest = (classes: readonly { to: string }[]): string =>
  classes.reduce((latest, { to }) => (to > latest ? to : latest), '');
