import * as v from 'valibot';
import { type Read, reader } from '../importer/reading';

/** Other names of a socket. A board with LGA1151v2 is told from the others by its chipset, one with a narrow frame by its name. */
const aliases: Readonly<Record<string, string>> = {
  LGA1151v2: 'LGA1151',
  'LGA2011-3 Narrow': 'LGA2011-3',
  sTR4: 'TR4',
};

/** A socket in our spelling: `LGA 1700` is LGA1700. Boards with two sockets or a soldered processor have none that a part fits. */
const socket = (text: string): string | undefined => {
  if (/^(2 x |Integrated)/.test(text)) return undefined;
  const name = text.trim().replace(/^LGA /, 'LGA');
  return aliases[name] ?? name;
};

/** Reads a socket; `doubts` says why a part with it may fit where the letters differ. */
const oneSocket = (doubts: (name: string, arch: string) => string | undefined) =>
  reader(v.string(), (text, { arch }): Read | undefined => {
    const name = socket(text);
    if (name === undefined) return undefined;
    const doubt = doubts(name, String(arch));
    return { facts: { socket: name }, ...(doubt !== undefined && { doubt }) };
  });

/** The socket of a processor. */
export const readCpuSocket = oneSocket((name, arch) => {
  if (name === 'FM2') return 'boards with FM2+ take it too';
  return name === 'LGA2011' && /^(Haswell|Broadwell)/.test(arch) ? 'its architecture is of LGA2011-3' : undefined;
});

/** The socket of a board. */
export const readBoardSocket = oneSocket((name) =>
  name === 'AM3' ? 'some boards take processors for AM3+ with a newer firmware' : undefined,
);

/** Sockets with the same holes, frame or bracket: what is mounted on one is mounted on each. */
const mounts: readonly (readonly string[])[] = [
  ['AM2', 'AM2+', 'AM3', 'AM3+', 'FM1', 'FM2', 'FM2+'],
  ['LGA2011', 'LGA2011-3', 'LGA2066'],
  ['TR4', 'sTRX4'],
];

/** A socket that takes the mounts of the one before it, and is younger than many a list. */
const younger: readonly (readonly [string, string])[] = [
  ['LGA1700', 'LGA1851'],
  ['AM4', 'AM5'],
  ['sTRX4', 'sTR5'],
];

/** The sockets of a cooler: those of its list, and those that have the same mount. */
export const readCoolerSockets = reader(v.array(v.string()), (names): Read => {
  const listed = names.flatMap((name) => socket(name) ?? []);
  const sockets = [...new Set(listed.flatMap((name) => mounts.find((alike) => alike.includes(name)) ?? [name]))];
  const lacks = younger.find(([older, newer]) => sockets.includes(older) && !sockets.includes(newer));
  return { facts: { sockets }, ...(lacks && { doubt: `the list may be older than ${lacks[1]}` }) };
});
