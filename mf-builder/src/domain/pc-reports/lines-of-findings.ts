import type { PartType } from '@rig4u/shared/builds';
import { fold } from '../pasted-lists/fold';
import type { ListLine } from '../pasted-lists/list-line';
import { cardName, isMobileCard } from './card-names';
import type { Finding } from './finding';
import { memoryLines } from './memory';
import { boardName, boardOfHost, driveName, monitorName, processorName, systemName } from './part-names';

const most = 32;

const processorOfLaptop = /\bi[357] [MQU] |\b\d{3,5}(?:[MQ]M|M|H[KSX]?|HX3D|HQ|U|P|Y|V|G[1-7])\b|\bAI \d+ H[SX]? /;

// Addresses of people and machines, long numbers, folders of a user: no part's name has them, should a report have them in one's place.
const personal =
  /@|\b\d{1,3}(?:\.\d{1,3}){3}\b|\b(?:[\da-f]{2}[:-]){5}[\da-f]{2}\b|[\da-f]{8}-[\da-f]{4}-|[\\/](?:users|home|benutzer)[\\/]/i;

/** The lines of a list that a report's findings are, in the order of a build. */
export function linesOfFindings(findings: readonly Finding[]): ListLine[] {
  const named = (of: Finding['of'], read: (name: string, maker?: string) => string | undefined): string[] =>
    findings.flatMap((finding) =>
      finding.of === of && 'name' in finding
        ? (read(finding.name, 'maker' in finding ? finding.maker : undefined) ?? [])
        : [],
    );
  const processor = named('cpu', processorName).slice(0, 1);
  const laptop =
    findings.some((finding) => finding.of === 'laptop' || (finding.of === 'gpu' && isMobileCard(finding.name))) ||
    processor.some((name) => processorOfLaptop.test(name));
  const board = laptop ? [] : [...named('motherboard', boardName), ...named('host', boardOfHost)].slice(0, 1);
  const lines = [
    ...board.map((name) => lineOf('motherboard', name)),
    ...processor.map((name) => lineOf('cpu', name)),
    ...memoryLines(findings).map(({ name, quantity }) => lineOf('ram', name, quantity)),
    ...[...counted(named('gpu', cardName)).keys()].map((name) => lineOf('gpu', name)),
    ...[...counted(named('monitor', monitorName))].map(([name, times]) => lineOf('monitor', name, times)),
    ...[...counted(named('storage', driveName))].map(([name, times]) => lineOf('storage', name, times)),
    ...named('os', systemName)
      .slice(0, 1)
      .map((name) => lineOf('os', name)),
  ];
  return lines.filter(({ name }) => !personal.test(name));
}

/** Each name once, with how often it came. */
function counted(names: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const name of names) {
    const same = [...times.keys()].find((one) => fold(one) === fold(name)) ?? name;
    times.set(same, (times.get(same) ?? 0) + 1);
  }
  return times;
}

const lineOf = (type: PartType, name: string, quantity = 1): ListLine => ({
  text: name,
  name,
  type,
  typed: true,
  quantity: Math.min(most, quantity),
  owned: true,
  loose: false,
});
