/** The rooms of a part and the import arrows between them, as `from > to`. */
export type Rooms = { rooms: string[]; arrows: string[] };

/** A folder of `src` is a room; the files that lie directly in `src` are one room together, `src`. */
function roomOf(path: string, part: string): string | undefined {
  if (!path.startsWith(`${part}/src/`)) return undefined;
  const [first, ...inside] = path.slice(part.length + 5).split('/');
  return inside.length === 0 ? 'src' : first;
}

/** Counts what `files` of a part import from each other. A room with no such file is none, so leave the tests out of `files`. */
export function roomsOf(
  part: string,
  files: readonly string[],
  imports: ReadonlyMap<string, readonly string[]>,
): Rooms {
  const inside = new Set(files);
  const rooms = new Set<string>();
  const arrows = new Set<string>();
  for (const path of files) {
    const from = roomOf(path, part);
    if (from === undefined) continue;
    rooms.add(from);
    for (const file of imports.get(path) ?? []) {
      const to = inside.has(file) ? roomOf(file, part) : undefined;
      if (to !== undefined && to !== from) arrows.add(`${from} > ${to}`);
    }
  }
  return { rooms: [...rooms].sort(), arrows: [...arrows].sort() };
}
