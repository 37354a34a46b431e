import { fold } from '../pasted-lists/fold';
import type { Finding, Module } from './finding';
import { makerName } from './makers';
import { ratedModule } from './module-numbers';
import { isNamed } from './written-names';

export interface MemoryLine {
  name: string;
  quantity: number;
}

const units: Readonly<Record<string, number>> = { t: 1024, g: 1, m: 1 / 1024, k: 1 / 1024 / 1024 };

/** A size as written, in GB; undefined where none is. */
function gigabytes(written: string): number | undefined {
  const [, amount, unit] = /([\d.,]{1,12})\s?([tgmk])(?:i?b|bytes?|o)\b/.exec(fold(written)) ?? [];
  const factor = units[unit ?? ''];
  if (amount === undefined || factor === undefined) return undefined;
  // '1,024 MB' and '15,9 GB': a comma before three digits parts thousands.
  const number = Number(amount.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.'));
  return Number.isFinite(number) && number > 0 ? number * factor : undefined;
}

const sold = [1, 2, 4, 6, 8, 12, 16, 20, 24, 32, 40, 48, 64, 80, 96, 128, 160, 192, 256, 384, 512];

/** The size that is in the PC: what a system can use is a little less. */
const installed = (gb: number): number => sold.find((size) => size >= gb * 0.995) ?? Math.round(gb);

const kindIn = (...written: (string | undefined)[]): string | undefined =>
  /\bDDR[2-5](?=\b|-)/i.exec(written.join(' '))?.[0].toUpperCase();

const speedIn = (written: string | undefined): string | undefined =>
  /DDR[345]-(\d{4,5})/i.exec(written ?? '')?.[1] ?? /\b(\d{4,5}) ?(?:MT\/?s|MHz)/i.exec(written ?? '')?.[1];

/** The memory that a report names: its modules as kits, or all of it in one line. */
export function memoryLines(findings: readonly Finding[]): MemoryLine[] {
  const groups = new Map<string, { module: Module; gb: number; count: number }>();
  for (const finding of findings) {
    if (finding.of !== 'module') continue;
    const gb = gigabytes(finding.module.size);
    if (gb === undefined || gb < 0.5) continue;
    const key = `${gb} ${numberOf(finding.module) ?? ''}`;
    const there = groups.get(key);
    groups.set(key, { module: finding.module, gb, count: (there?.count ?? 0) + 1 });
  }
  if (groups.size > 0)
    return [...groups.values()].map(({ module, gb, count }) => kitLine(module, Math.round(gb), count));
  const total = findings.find((finding) => finding.of === 'memory');
  const gb = total && gigabytes(total.size);
  return gb === undefined ? [] : [{ name: joined([`${installed(gb)} GB`, kindIn(total?.kind), 'RAM']), quantity: 1 }];
}

const numberOf = ({ number }: Module): string | undefined => {
  const written = number?.trim() ?? '';
  return /^[A-Z\d][\w./ -]{4,30}$/i.test(written) && /\d/.test(written) && isNamed(written) ? written : undefined;
};

function kitLine(module: Module, gb: number, count: number): MemoryLine {
  const number = numberOf(module);
  const rated = number === undefined ? undefined : ratedModule(number);
  const kit = rated?.modules !== undefined && count % rated.modules === 0 ? rated.modules : count;
  const kind = rated?.kind ?? kindIn(module.kind, module.speed);
  const speed = rated?.speed ?? speedIn(module.speed);
  return {
    name: joined([
      rated?.maker ?? makerName(module.maker),
      rated?.series ?? number,
      `${kit * gb}GB (${kit}x${gb}GB)`,
      kind === undefined ? 'RAM' : [kind, speed].filter(Boolean).join('-'),
      rated?.latency === undefined ? undefined : `CL${rated.latency}`,
      rated?.colour,
    ]),
    quantity: count / kit,
  };
}

const joined = (words: readonly (string | undefined)[]): string => words.filter(Boolean).join(' ');
