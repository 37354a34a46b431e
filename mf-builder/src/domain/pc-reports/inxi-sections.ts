/** One device of a section: its keys and values. */
export type InxiRecord = ReadonlyMap<string, string>;

const names =
  'System|Machine|Battery|Memory|PCI Slots|CPU|Graphics|Audio|Network|Bluetooth|Logical|RAID|Drives|Partition|Swap|Unmounted|USB|Sensors|Repos|Processes|Info|Weather';
const begin = new RegExp(`^(${names})(?::|~)\\s*`);
const keys = /(?:^|\s)([A-Za-z][\w./-]{0,30}):(?=\s|$)/g;
const heads = /-\d{1,3}$|^(?:Mobo|System|API|Display|Card|Topology|OpenGL|Optical|Array|Local|Message|Battery)$/;
const longest = 20_000;

/**
 * The devices of each section, in the narrow layout and in the wide one, where several keys share a line.
 * What a section says before its first key has the key ''; the number of a device is left out of its key.
 */
export function inxiSections(lines: readonly string[]): ReadonlyMap<string, readonly InxiRecord[]> {
  const texts = new Map<string, string>();
  let section: string | undefined;
  for (const line of lines) {
    const found = begin.exec(line);
    if (found) section = found[1];
    // A line of a section is indented, or begins with a key where the indents were lost: others are no part of the report.
    else if (/^\S/.test(line) && !/^[\w.-]+:\s/.test(line)) section = undefined;
    if (section === undefined || line.trim() === '') continue;
    const there = texts.get(section) ?? '';
    const more = found ? line.slice(found[0].length) : line.trim();
    if (there.length + more.length < longest) texts.set(section, `${there} ${more}`);
  }
  return new Map([...texts].map(([name, text]) => [name, devicesOf(text)]));
}

function devicesOf(text: string): InxiRecord[] {
  const found = [...text.matchAll(keys)];
  const records: Map<string, string>[] = [new Map([['', text.slice(0, found[0]?.index).trim()]])];
  for (const [at, match] of found.entries()) {
    const key = match[1] ?? '';
    const value = text.slice(match.index + match[0].length, found[at + 1]?.index).trim();
    if (heads.test(key)) records.push(new Map());
    const name = key.replace(/-\d{1,3}$/, '').toLowerCase();
    const record = records.at(-1);
    if (record && !record.has(name)) record.set(name, value);
  }
  return records;
}
