import type { Finding, ReportReader } from './finding';
import { laptopIf } from './records';

const keys = 'OS|Host|Board|Chassis|Battery|CPU|GPU|Memory|Physical Disk|Display|Monitor';
/** A key anywhere in a line, as a picture may stand on its left: 'GPU 1: …', 'Display (G24F 2): …'. */
const keyAndValue = new RegExp(`(?:^|[\\s│|])(${keys})(?: ?\\d)?(?: ?\\(([^)]{0,60})\\))?:\\s+(\\S.*)$`);

const meanings: Readonly<Record<string, (value: string, inBrackets: string) => Finding | undefined>> = {
  OS: (name) => ({ of: 'os', name }),
  Host: (name) => ({ of: 'host', name }),
  Board: (name) => ({ of: 'motherboard', name }),
  Chassis: laptopIf,
  Battery: () => ({ of: 'laptop' }),
  CPU: (name) => ({ of: 'cpu', name }),
  GPU: (name) => (/\[integrated\]/i.test(name) ? undefined : { of: 'gpu', name }),
  Memory: (used) => ({ of: 'memory', size: used.replace(/^[^/]*\//, '') }),
  'Physical Disk': (value, name) => (/removable|virtual/i.test(value) ? undefined : { of: 'storage', name }),
  Display: (value, name) => (/\[built-in\]/i.test(value) ? undefined : { of: 'monitor', name }),
  Monitor: (value, name) => (/\[built-in\]/i.test(value) ? undefined : { of: 'monitor', name }),
};

// A list of parts has none of these.
const signs = [
  'Kernel',
  'Uptime',
  'Packages',
  'Shell',
  'DE',
  'WM',
  'Terminal',
  'Resolution',
  'WM Theme',
  'Locale',
  'Swap',
];
const sign = (words: readonly string[], head: string): number =>
  words.filter((word) => new RegExp(`(?:^|[\\s│|])${word}(?: ?\\([^)]{0,60}\\))?: `, 'm').test(head)).length;

/** fastfetch, neofetch and screenfetch. */
export const fetchTools: ReportReader = {
  recognises: (head) => sign(['Kernel', 'Uptime'], head) > 0 && sign(signs, head) >= 3 && sign(['CPU', 'OS'], head) > 0,
  read: (lines) =>
    lines.flatMap((line) => {
      const [, key, inBrackets, value] = keyAndValue.exec(line) ?? [];
      return key === undefined || value === undefined ? [] : (meanings[key]?.(value, inBrackets ?? '') ?? []);
    }),
};
