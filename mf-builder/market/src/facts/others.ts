import { found, type Mapping, numberIn, stated } from '../importer/reading';
import { common } from './common';

// Records of these types state nothing but what is in their names.

/** How a card meets the PC. A card for PCI is not one for PCIe. */
const slot = (name: string): string | undefined => {
  if (/\bPCI\b/.test(name)) return 'PCI';
  return found(name, /\b(PCIe x\d+)\b/) ?? found(name, /\bUSB Type-([AC])\b/)?.replace(/^/, 'USB-');
};

/** "2 x 10 Gb/s Ethernet", "Gigabit Ethernet": the speed in our words. */
const speed = (name: string): string | undefined => {
  const gigabits = found(name, /\b([\d.]+) Gb\/s/) ?? (/Gigabit/.test(name) ? '1' : undefined);
  return gigabits && `${gigabits} Gbit/s`;
};

export const networkCard: Mapping = {
  fields: common,
  name: (name) => stated({ interface: slot(name), speed: speed(name) }),
};

export const soundCard: Mapping = {
  fields: common,
  name: (name) => {
    const [, bits, kHz] = /\b(\d\d)-bit (\d+) kHz/.exec(name) ?? [];
    return stated({ interface: slot(name), resolution: bits && `${bits} bit / ${kHz} kHz` });
  },
};

/** Names say "PCIe" or "USB" at most: neither how many lanes nor which plug. */
export const capture: Mapping = { fields: common };

export const cables: Mapping = {
  fields: common,
  name: (name) => stated({ kind: found(name, /(Thunderbolt \d)/), lengthM: numberIn(name, /([\d.]+) m\b/) }),
};

const platforms: readonly (readonly [RegExp, string])[] = [
  [/\bPC\b/, 'PC'],
  [/\bXbox\b/i, 'Xbox'],
  [/\b(?:PS5|PlayStation 5)\b/i, 'PlayStation 5'],
];

/** A name says what a controller is made for, not what else it works with. */
export const controller: Mapping = {
  fields: common,
  name: (name) => {
    const named = platforms.flatMap(([pattern, platform]) => (pattern.test(name) ? [platform] : []));
    return named.length > 0 ? { facts: { platform: named.join(', ') }, doubt: 'the name may not state all' } : {};
  },
};

const licence = (name: string): string | undefined => {
  if (/OEM|System Builder/i.test(name)) return 'OEM';
  return /Download|USB/i.test(name) ? 'retail' : undefined;
};

export const os: Mapping = {
  fields: common,
  name: (name) =>
    stated({
      edition: found(name, /(Windows (?:\d+(?: Home| Pro)?|Server \d+ (?:Standard|Essentials)))/),
      licence: licence(name),
      bits: numberIn(name, /\b(32|64)[ -]?bit\b/i),
    }),
};
