import type { Facts, Read } from '../importer/reading';

/** A line such as "4 x USB 10Gbps ports (3 x Type-A + 1 x USB Type-C)"; `count` is missing where none is told. */
interface Line {
  count: number | undefined;
  text: string;
}

const lineOf = (entry: string): Line => {
  const [, count, text = entry] = /^(\d+) ?[x×] ?(.*)$/.exec(entry.trim()) ?? [];
  return { count: count === undefined ? undefined : Number(count), text };
};

/** The panel once: some records hold it twice. */
const once = (entries: readonly string[]): readonly string[] => {
  const half = entries.slice(0, entries.length / 2);
  return entries.length % 2 === 0 && entries.slice(half.length).every((one, at) => one === half[at]) ? half : entries;
};

const sum = (lines: readonly Line[], of: (line: Line) => number): number =>
  lines.reduce((total, line) => total + of(line), 0);

const isTypeC = /Type[- ]?C|USB-?C\b|USB ?4|Thunderbolt/i;

/** How many sockets of Type-C a line of USB ports has; the others are Type-A. */
const typeC = ({ count = 0, text }: Line): number => {
  const inner = /(\d+) ?x ?(?:USB )?Type[- ]?C/i.exec(text)?.[1];
  if (inner !== undefined) return Number(inner);
  return isTypeC.test(text) && !/Type[- ]?A/i.test(text) ? count : 0;
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
 * counted only where each line of USB has its count.
 */
export const readBackPanel = (entries: readonly string[]): Read | undefined => {
  const lines = once(entries).map(lineOf);
  const usb = lines.filter(({ text }) => /^(Intel )?(USB|Thunderbolt)/i.test(text));
  const audio = lines.filter(
    ({ text }) => /audio|line out|line in|mic(rophone)? (in|jack)/i.test(text) && !/S\/?PDIF/i.test(text),
  );
  const whole = usb.length > 0 && usb.every(({ count }) => count !== undefined);
  const optical = lines.filter(({ text }) => /optical|S\/?PDIF/i.test(text));
  const usbC = sum(usb, typeC);
  const jack35 = sum(audio, jacks);
  const shown = lines.flatMap(display);
  const rearIo = {
    usbA: sum(usb, ({ count = 0 }) => count) - usbC,
    usbC,
    ...(jack35 > 0 && { jack35 }),
    optical: sum(optical, ({ count = 1 }) => count),
  };
  const facts: Facts = {
    ...(whole && { rearIo }),
    ...(whole && {
      usb4: sum(usb, ({ count = 0, text }) => (/USB ?4|40 ?Gbps|Thunderbolt [345]/i.test(text) ? count : 0)),
    }),
    ...(whole && shown.length > 0 && { displayOutputs: shown }),
    ...(lines.some(({ text }) => /flash ?bios|bios ?flashback|q-flash plus/i.test(text)) && { biosFlashback: true }),
  };
  return Object.keys(facts).length > 0 ? { facts } : undefined;
};
