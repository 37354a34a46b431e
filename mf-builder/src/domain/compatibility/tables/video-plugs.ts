import { fold } from '../spelling';

/** A plug that carries a picture. */
export interface VideoPlug {
  /** Folded kind: `hdmi`, `dp`, or whatever else it is called. */
  kind: string;
  /** What it carries at least and at most, in Gbit/s; 0 and Infinity where it is not known. */
  least: number;
  most: number;
  /** Whether it compresses; undefined where it is not known. */
  dsc: boolean | undefined;
}

const hdmi: Readonly<Record<string, number>> = {
  '1.0': 3.96,
  '1.1': 3.96,
  '1.2': 3.96,
  '1.3': 8.16,
  '1.4': 8.16,
  '2.0': 14.4,
  '2.1': 42.6,
};
const displayPort: Readonly<Record<string, number>> = { '1.0': 8.64, '1.1': 8.64, '1.2': 17.28, '1.4': 25.92 };
/** DisplayPort 2.1 by its link rate. */
const uhbr: Readonly<Record<string, number>> = { '10': 38.7, '13.5': 52.2, '20': 77.4 };

const kinds: Readonly<Record<string, string>> = { displayport: 'dp', dp: 'dp', hdmi: 'hdmi' };

/** The folded kind of a plug: `hdmi`, `dp`, or whatever else it is called. */
export const plugKind = (text: string): string => kinds[fold(text)] ?? fold(text);

/** What the first version of each kind carries: no plug carries less, whatever its version. */
const first: Readonly<Record<string, number>> = { hdmi: 3.96, dp: 8.64 };

/** What a plug carries, from least to most. Why a range: DisplayPort 2.1 without its link rate is any of three. */
const rangeOf = (kind: string, version: string): readonly [number, number] => {
  const [, major = '', minor = '0'] = /^v?(\d)(?:\.(\d))?/.exec(version) ?? [];
  const number = `${major}.${minor}`;
  const link = /uhbr(\d+(?:\.\d)?)/.exec(version)?.[1];
  if (kind === 'dp' && link !== undefined && uhbr[link] !== undefined) return [uhbr[link], uhbr[link]];
  if (kind === 'dp' && number === '2.1') return [38.7, 77.4];
  const rate = kind === 'hdmi' ? hdmi[number] : kind === 'dp' ? displayPort[number] : undefined;
  return rate === undefined ? [first[kind] ?? 0, Infinity] : [rate, rate];
};

export const videoPlug = (kindText: string, version: string | undefined, dsc: boolean | undefined): VideoPlug => {
  const kind = plugKind(kindText);
  const [least, most] = rangeOf(kind, fold(version ?? ''));
  return { kind, least, most, dsc };
};

/** A plug from a board's list: "HDMI", "DP 1.4". Whether it compresses is not said there. */
export const boardPlug = (text: string): VideoPlug => {
  const match = /^(.*?)\s+(v?\d.*)$/.exec(text.trim());
  return videoPlug(match?.[1] ?? text, match?.[2], undefined);
};

/** What compression gains. */
const dscGain = 2.5;

/** What two plugs of one kind carry together, in Gbit/s: surely, and at best. */
export const linkRange = (one: VideoPlug, other: VideoPlug): { sure: number; best: number } => {
  const dsc = one.dsc === true && other.dsc === true;
  const mayDsc = one.dsc !== false && other.dsc !== false;
  return {
    sure: Math.min(one.least, other.least) * (dsc ? dscGain : 1),
    best: Math.min(one.most, other.most) * (mayDsc ? dscGain : 1),
  };
};

/** What ten bits a colour take beside eight. */
const tenBits = 1.25;

/** How many times the bits of an ordinary screen one takes, at least and at most: HDR has ten a colour. Without the fact it may be either. */
export const hdrTimes = (hdr: string | undefined): { least: number; most: number } => {
  if (hdr === undefined) return { least: 1, most: tenBits };
  const times = ['none', 'no', 'sdr'].includes(fold(hdr)) ? 1 : tenBits;
  return { least: times, most: times };
};

/** Bit per pixel with what the blanking adds. */
export const bitPerPixel = 24 * 1.06;

/** A plug that carries so much of what a screen asks for carries it: the blanking is known no closer than a hundredth. */
export const carriedFrom = 0.99;
