import { columnsFrom } from './from-fact';
import type { Column } from './column';

/** The column of a fact in words that have a rank: what comes first is no matter of the alphabet. */
const ranked = (column: Column, rank: (text: string) => number | undefined): Column => ({
  ...column,
  better: 'more',
  cell: (option, parts) => {
    const cell = column.cell(option, parts);
    if (cell.order === undefined) return cell;
    const { order: _alphabet, ...unranked } = cell;
    const order = rank(cell.text);
    return order === undefined ? unranked : { ...unranked, order };
  },
});

const numberIn = (text: string, pattern: RegExp): number | undefined => {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
};

const sum = (large: number | undefined, small: number | undefined): number | undefined =>
  large === undefined ? undefined : large + (small ?? 0);

/** Lines of a picture: '1080p' has 1080, '4K' has 2160. */
const lines = (text: string): number | undefined => {
  const thousands = numberIn(text, /^(\d+)K$/i);
  return thousands === undefined ? numberIn(text, /^(\d+)p/i) : thousands * 540;
};

export const webcamResolution = ranked(columnsFrom('webcam').words('resolution', 'Picture'), lines);

/** By lines, then by pictures per second: '2160p60'. */
export const captureResolution = ranked(columnsFrom('capture').words('resolution', 'Records'), (text) =>
  sum(lines(text), (numberIn(text, /p(\d+)$/i) ?? 0) / 1000),
);

/** By samples per second, then by bits: '24 bit / 192 kHz'. */
export const soundResolution = ranked(columnsFrom('soundCard').words('resolution', 'Sound'), (text) =>
  sum(numberIn(text, /([\d.]+) kHz/i), (numberIn(text, /(\d+) bit/i) ?? 0) / 1000),
);

/** Wired cards by Gbit/s, then wireless ones by their generation, which says nothing of one link's speed. */
const speed = (text: string): number | undefined => {
  const wired = numberIn(text, /^([\d.]+) Gbit\/s/i);
  if (wired !== undefined) return wired;
  const generation = numberIn(text, /^Wi-Fi (\d+)/i);
  return generation === undefined ? undefined : (generation + (/^Wi-Fi \d+E/i.test(text) ? 0.5 : 0)) / 1000;
};

export const networkSpeed = ranked(columnsFrom('networkCard').words('speed', 'Speed'), speed);
