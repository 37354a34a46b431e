import { fold } from '../pasted-lists/fold';
import type { Finding } from './finding';

/** The wanted values that belong together: of one display, of one drive. */
export type PcRecord<Role extends string> = ReadonlyMap<Role, string>;

/** The roles of keys, from the keys as they are written in all languages; ';' stands between them. */
export function keyTable<Role extends string>(written: Readonly<Record<Role, string>>): ReadonlyMap<string, Role> {
  const table = new Map<string, Role>();
  for (const role in written) for (const key of written[role].split(';')) table.set(fold(key).trim(), role);
  return table;
}

/**
 * The values of the keys that a table names; every other line is dropped here. `shape` finds key and value.
 * A key that comes again begins another record.
 */
export function recordsOf<Role extends string>(
  lines: readonly string[],
  shape: RegExp,
  keys: ReadonlyMap<string, Role>,
): PcRecord<Role>[] {
  const records: Map<Role, string>[] = [];
  for (const line of lines) {
    const [, key, value] = shape.exec(line) ?? [];
    const role = key === undefined ? undefined : keys.get(fold(key).trim());
    if (role === undefined || value === undefined || value.trim() === '') continue;
    const last = records.at(-1);
    if (last && !last.has(role)) last.set(role, value.trim());
    else records.push(new Map([[role, value.trim()]]));
  }
  return records;
}

/** 'key: value', also with the value in another cell. */
export const keyAndValue = /^\s*([^:\t]{2,60}?)\s*:[\s|]*(\S.*)$/;

/** What the values of a record mean; `record` has those beside it. */
export type Meanings<Role extends string> = Partial<
  Record<Role, (value: string, record: PcRecord<Role>) => Finding | undefined>
>;

export const findingsOf = <Role extends string>(
  records: readonly PcRecord<Role>[],
  meanings: Meanings<Role>,
): Finding[] =>
  records.flatMap((record) => [...record].flatMap(([role, value]) => meanings[role]?.(value, record) ?? []));

/** One module of memory from its size and what stands beside it. */
export const moduleOf = (
  size: string,
  record: { get: (role: 'kind' | 'speed' | 'moduleMaker' | 'number') => string | undefined },
): Finding => ({
  of: 'module',
  module: {
    size,
    kind: record.get('kind'),
    speed: record.get('speed'),
    maker: record.get('moduleMaker'),
    number: record.get('number'),
  },
});

/** Each drive once, for tools that name it with every one of its parts. */
export function eachDriveOnce(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter((finding) => {
    if (finding.of !== 'storage') return true;
    const first = !seen.has(finding.name);
    seen.add(finding.name);
    return first;
  });
}

/** What a report says of the case, where it is a laptop's. */
export const laptopIf = (chassis: string): Finding | undefined =>
  /note|laptop|portable|convertible|mobile|detachable|tablet/i.test(chassis) ? { of: 'laptop' } : undefined;
