import { chipOf, unknownName, type Kind, type NamedChip } from './chip-names';
import { resultOfLine, type Result } from './result-of-line';

/** What became of every line, so that nothing is left out in silence. */
export interface Tally {
  lines: number;
  used: number;
  leftOut: Map<string, number>;
  /** Device names that no rule knows, with their results. */
  unknown: Map<string, number>;
  broken: number;
  /** The numbers of the first broken lines. */
  brokenLines: number[];
}

/** The median of a device name and backend; `main` stands for its chip. */
export interface DeviceMedian {
  name: string;
  chip: string;
  backend: Result['backend'];
  median: number;
  n: number;
  main: boolean;
}

interface Device {
  name: string;
  backend: Result['backend'];
  chip: NamedChip;
  speeds: number[];
}

const fewest = 3;
const mostBroken = 0.01;
const mostNamed = 5;

export const kindOf = (backend: Result['backend']): Kind => (backend === 'CPU' ? 'cpu' : 'gpu');

const count = <K>(tally: Map<K, number>, key: K, by = 1): void => void tally.set(key, (tally.get(key) ?? 0) + by);

/**
 * The medians of a snapshot's lines, in whatever order they come. Of a line no more is kept than a number and its id.
 * @throws Error where more than 1 % of the lines are broken, or none is left.
 */
export async function mediansOfLines(
  lines: AsyncIterable<string>,
  blender: string,
): Promise<{ medians: DeviceMedian[]; tally: Tally }> {
  const tally: Tally = { lines: 0, used: 0, leftOut: new Map(), unknown: new Map(), broken: 0, brokenLines: [] };
  const devices = new Map<string, Device>();
  const seen = new Set<string>();
  let place = 0;
  for await (const line of lines) {
    place += 1;
    if (line.trim() === '') continue;
    tally.lines += 1;
    const read = resultOfLine(line, blender);
    if ('broken' in read) {
      tally.broken += 1;
      if (tally.brokenLines.length < mostNamed) tally.brokenLines.push(place);
    } else if ('leftOut' in read) count(tally.leftOut, read.leftOut);
    else if (seen.has(read.result.id)) count(tally.leftOut, 'submitted before');
    else {
      seen.add(read.result.id);
      deviceOf(read.result, devices).speeds.push(read.result.speed);
    }
  }
  if (tally.broken > mostBroken * tally.lines)
    throw new Error(
      `${tally.broken} of ${tally.lines} lines are broken, the first of them line ${tally.brokenLines.join(', ')}. ` +
        'This is no snapshot, a damaged one, or its format has changed.',
    );
  const medians = mediansOf(devices.values(), tally);
  if (medians.length === 0)
    throw new Error(`None of the ${tally.lines} lines has a result of Blender ${blender} to take.`);
  return { medians, tally };
}

function deviceOf({ device: name, backend }: Result, devices: Map<string, Device>): Device {
  const key = `${backend} ${name}`;
  const device = devices.get(key) ?? { name, backend, chip: chipOf(kindOf(backend), name), speeds: [] };
  devices.set(key, device);
  return device;
}

function mediansOf(devices: Iterable<Device>, tally: Tally): DeviceMedian[] {
  const medians: DeviceMedian[] = [];
  for (const { name, backend, chip, speeds } of devices) {
    const n = speeds.length;
    if ('leftOut' in chip) {
      count(tally.leftOut, chip.leftOut, n);
      if (chip.leftOut === unknownName) count(tally.unknown, name, n);
    } else if (n < fewest) count(tally.leftOut, `fewer than ${fewest} results of a device`, n);
    else {
      tally.used += n;
      medians.push({ name, chip: chip.chip, backend, median: medianOf(speeds), n, main: false });
    }
  }
  // By name where two have the same number of results: the order of the lines must not decide.
  medians.sort((a, b) => b.n - a.n || (`${a.name} ${a.backend}` < `${b.name} ${b.backend}` ? -1 : 1));
  const chips = new Set<string>();
  for (const one of medians) {
    one.main = !chips.has(one.chip);
    chips.add(one.chip);
  }
  return medians;
}

function medianOf(speeds: readonly number[]): number {
  const sorted = speeds.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return Math.round((middle.reduce((sum, speed) => sum + speed, 0) / middle.length) * 1000) / 1000;
}
