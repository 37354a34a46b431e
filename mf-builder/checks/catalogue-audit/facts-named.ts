import { check, type FactCheck, numberIn, part, plain } from './fact-check';
import type { OpenRecord } from './records';

// Records of these types have no facts but those in their names.
type Checks = Readonly<Record<string, FactCheck>>;

const usb = (name: string): string | undefined => part(name, /USB Type-([AC])/)?.replace(/^/, 'USB-');

const plug = ({ name }: OpenRecord): string | undefined => part(name, /(PCIe x\d+)/) ?? usb(name);

const gigabits = ({ name }: OpenRecord): number | undefined =>
  numberIn(name, /([\d.]+) Gb\/s/) ?? (/Gigabit/.test(name) ? 1 : undefined);

const bits = (text: unknown): string | undefined =>
  part(text, /(\d+.bit . ?\d+ kHz|\d+-bit \d+ kHz)/)?.replaceAll(/\D+/g, ' ');

export const networkCard: Checks = {
  interface: check(plug),
  speed: check(gigabits, { ours: (fact) => numberIn(fact, /^([\d.]+) Gbit/) }),
};

export const soundCard: Checks = {
  interface: check(plug),
  resolution: check(({ name }) => bits(name), { ours: (fact) => plain(bits(fact)) }),
};

export const cables: Checks = {
  kind: check(({ name }) => part(name, /(Thunderbolt \d)/)),
  lengthM: check(({ name }) => numberIn(name, /([\d.]+) m\b/)),
};

export const os: Checks = { edition: check(({ name }) => part(name, /(Windows \d+ (?:Home|Pro))/)) };
