import * as v from 'valibot';
import {
  backends,
  wholeSchema,
  type MeasuredChips,
  type WholeTable,
} from '../../src/catalogue/measured/measured-schema';

const entry = v.object({
  chip: v.pipe(v.string(), v.trim(), v.minLength(3)),
  median: v.pipe(v.number(), v.finite(), v.minValue(1)),
  n: v.pipe(v.number(), v.integer(), v.minValue(3)),
  main: v.optional(v.boolean(), false),
});

/** A file of medians as they are published: one entry per device name; `main` marks the one that stands for its chip. */
const published = v.object({
  source: v.object({
    name: v.literal('Blender Open Data'),
    url: v.pipe(v.string(), v.url()),
    licence: v.literal('CC0-1.0', 'The licence has to be CC0-1.0'),
    licenceUrl: v.pipe(v.string(), v.url()),
    asOf: v.pipe(v.string(), v.isoDate()),
    blenderVersion: v.string(),
    scenes: v.pipe(v.array(v.string()), v.minLength(1)),
  }),
  cpus: v.pipe(v.array(entry), v.minLength(1)),
  gpus: v.pipe(v.array(v.object({ ...entry.entries, backend: v.picklist(backends) })), v.minLength(1)),
});

/** Which part of the chips that stand may be missing from a newer file before it is taken for a broken one. */
const mostLost = 0.1;

function mainOnly<E extends v.InferOutput<typeof entry>>(entries: readonly E[]): E[] {
  const main = entries.filter((one) => one.main).toSorted((a, b) => (a.chip < b.chip ? -1 : 1));
  const twice = main.find(({ chip }, place) => main[place - 1]?.chip === chip);
  if (twice) throw new Error(`Two entries are marked as the main one of "${twice.chip}".`);
  return main;
}

/**
 * The table that a published file makes.
 * @throws Error that says why it is refused: no JSON, another shape or licence, older than what stands, or most chips gone.
 */
export function readMeasured(text: string, standing?: WholeTable): WholeTable {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (cause) {
    throw new Error('This is not JSON: it should be a file of medians with source, cpus and gpus.', { cause });
  }
  return tableOf(data, standing);
}

/** The table that published medians make; it throws as `readMeasured` does. */
export function tableOf(data: unknown, standing?: WholeTable): WholeTable {
  const read = v.safeParse(published, data);
  if (!read.success) {
    const issues = read.issues.slice(0, 5).map((issue) => `  ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
    throw new Error(`This is no file of medians:\n${issues.join('\n')}`);
  }
  const { source, cpus, gpus } = read.output;
  const { name, url, licence, licenceUrl, asOf, blenderVersion, scenes } = source;
  const [year = '', month = '', day = ''] = asOf.split('-');
  const spoken = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.UTC(Number(year), Number(month) - 1, Number(day)),
  );
  const attribution = `${name}, snapshot of ${spoken} (CC0)`;
  const table = v.parse(wholeSchema, {
    source: { name, url, licence, licenceUrl, asOf, blenderVersion, scenes, attribution },
    cpu: Object.fromEntries(mainOnly(cpus).map(({ chip, median, n }) => [chip, [median, n]])),
    gpu: Object.fromEntries(mainOnly(gpus).map(({ chip, median, n, backend }) => [chip, [median, n, backend]])),
  });
  if (standing) refuseWorse(table, standing);
  return table;
}

function refuseWorse(table: WholeTable, standing: WholeTable): void {
  if (table.source.asOf < standing.source.asOf)
    throw new Error(`The file is of ${table.source.asOf}; the table has ${standing.source.asOf} already.`);
  for (const kind of ['cpu', 'gpu'] as const) {
    const before = Object.keys(standing[kind]);
    const lost = before.filter((chip) => !(chip in table[kind]));
    if (lost.length > mostLost * before.length)
      throw new Error(`${lost.length} of ${before.length} chips (${kind}) are gone, such as ${lost[0] ?? ''}.`);
  }
}

/** The chips among them that these names are of. */
export const onlyChips = ({ cpu, gpu }: MeasuredChips, chips: ReadonlySet<string>): MeasuredChips => ({
  cpu: Object.fromEntries(Object.entries(cpu).filter(([chip]) => chips.has(chip))),
  gpu: Object.fromEntries(Object.entries(gpu).filter(([chip]) => chips.has(chip))),
});
