import type { Facts, Read } from '../importer/reading';

/** A line such as "4 x USB 10Gbps ports (3 x Type-A + 1 x USB Type-C)"; `count` is missing where none is told. */
interface Line {
  count: number | undefined;
  text: string;
}

/** An entry may hold two lines: "5 × Audio jacks + 1 × Optical S/PDIF out". What is in brackets is of the line before. */
const linesOf = (entry: string): Line[] => {
  const open = entry.trim().replaceAll('（', '(').replaceAll('）', ')');
  const closed = open.split('(').length > open.split(')').length ? `${open})` : open;
  return closed.split(/(?<=\S)\s*\+?\s*(?<!\d)(?=\d+ ?[x×] ?[a-z])(?![^(]*\))/i).map((line) => {
    const [, count, text = line] = /^(\d+) ?(?:[x×]|(?=(?:USB|Thunderbolt|audio|optical)\b)) ?(.*)$/i.exec(line) ?? [];
    return { count: count === undefined ? undefined : Number(count), text };
  });
};

/** The panel once: some records hold it twice. */
const once = (entries: readonly string[]): readonly string[] => {
  const half = entries.slice(0, entries.length / 2);
  return entries.length % 2 === 0 && entries.slice(half.length).every((one, at) => one === half[at]) ? half : entries;
};

const sum = <One>(list: readonly One[], of: (one: One) => number): number =>
  list.reduce((total, one) => total + of(one), 0);

/** Whether a line is of USB ports; buttons for the firmware, headers and inputs for pictures name USB too. */
const isUsb = ({ text }: Line): boolean =>
  /USB|Thunderbolt|Type[- ]?[AC]/i.test(text) && !/button|header|^(Mini )?DisplayPort/i.test(text);

const typeC = /Type[- ]?C|USB-?C\b|USB ?4|Thunderbolt|20 ?Gbps|2x2/i;

/** The sockets of a type that a line counts in brackets: "(1 x USB Type-C + 1 x USB Type-C with Alt mode)" has two of C. */
const within = (text: string, type: 'A' | 'C'): number =>
  [...text.matchAll(/(\d+) ?[x×] ?(?:USB ?)?Type[- ]?([AC])/gi)]
    .filter(([, , letter = '']) => letter.toUpperCase() === type)
    .reduce((total, [, count]) => total + Number(count), 0);

interface Ports {
  usbA: number;
  usbC: number;
  usb4: number;
}

/** The ports of a line of USB; undefined where how many, or how many of each type, is not told. A port without a type is Type-A. */
const portsOf = ({ count: total, text }: Line): Ports | undefined => {
  const [a, c] = [within(text, 'A'), within(text, 'C')];
  if (total === undefined || (a + c > 0 && a + c !== total)) return undefined;
  const ports = (usbC: number): Ports => ({
    usbA: total - usbC,
    usbC,
    usb4: /USB ?4|40 ?Gb|Thunderbolt\W*[345]/i.test(text) ? total : 0,
  });
  if (a + c > 0) return ports(c);
  if (!typeC.test(text)) return ports(0);
  // Of "5 x USB 2.0 (1 for audio Type-C)" and "3 x USB (Type-A + Type-C)" the others, or how many, are not told.
  if (/\d for /.test(text)) return undefined;
  if (!/Type[- ]?A|USB-A\b/i.test(text)) return ports(total);
  return total === 2 ? ports(1) : undefined;
};

const jacks = ({ count, text }: Line): number => count ?? (/:/.test(text) ? text.split('/').length : 0);

const outputs: readonly (readonly [RegExp, string])[] = [
  [/^HDMI/i, 'HDMI'],
  [/^(Mini )?DisplayPort/i, 'DP'],
  [/^(D-Sub|VGA)/i, 'VGA'],
  [/^DVI/i, 'DVI'],
];

const display = ({ count = 1, text }: Line): string[] => {
  const kind = /\bin(put)?\b/i.test(text) ? undefined : outputs.find(([pattern]) => pattern.test(text))?.[1];
  // Makers print 2.1 for HDMI plugs of 4K at 60 Hz: only the version of a DisplayPort is taken.
  const version = kind === 'DP' ? /DisplayPort\D{0,3}(1\.[1-4]|2\.[01])/i.exec(text)?.[1] : undefined;
  return kind ? Array.from({ length: count }, () => (version ? `${kind} ${version}` : kind)) : [];
};

/**
 * Reads the lines of a board's back panel. Most records have lines of the network alone: then nothing is said of the rest. Ports are
 * counted only where each line that names USB has its count.
 */
export const readBackPanel = (entries: readonly string[]): Read | undefined => {
  const lines = once(entries).flatMap(linesOf);
  const usb = lines.filter(isUsb);
  const counted = usb.flatMap((line) => portsOf(line) ?? []);
  const whole = usb.length > 0 && counted.length === usb.length;
  const audio = lines.filter(
    (line) =>
      /audio|line out|line in|mic(rophone)? (in|jack)/i.test(line.text) &&
      !/S\/?PDIF|channel/i.test(line.text) &&
      !isUsb(line),
  );
  const optical = lines.filter(({ text }) => /optical|S\/?PDIF/i.test(text));
  const jack35 = sum(audio, jacks);
  const shown = lines.flatMap(display);
  const rearIo = {
    usbA: sum(counted, ({ usbA }) => usbA),
    usbC: sum(counted, ({ usbC }) => usbC),
    ...(jack35 > 0 && { jack35 }),
    optical: sum(optical, ({ count = 1 }) => count),
  };
  const facts: Facts = {
    ...(whole && { rearIo, usb4: sum(counted, ({ usb4 }) => usb4) }),
    ...(whole && shown.length > 0 && { displayOutputs: shown }),
    ...(lines.some(({ text }) => /flash ?bios|bios ?flashback|q-flash plus/i.test(text)) && { biosFlashback: true }),
  };
  return Object.keys(facts).length > 0 ? { facts } : undefined;
};
