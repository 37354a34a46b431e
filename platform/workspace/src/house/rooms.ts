/** The rooms of a part (children of its `src`, files and folders) and the import arrows between them, as `from > to`. */
export type Rooms = { rooms: string[]; arrows: string[] };

const roomOf = (path: string, part: string): string | undefined => {
  const inside = path.startsWith(`${part}/src/`) ? path.slice(part.length + 5) : undefined;
  return inside?.split('/')[0]?.replace(/\.[mc]?[jt]sx?$/, '');
};

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
