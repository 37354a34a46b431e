import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** What an installation weighs on the disk, in MB: as blocks, as `du` counts. */
export function weigh(folder: string): number {
  let blocks = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    blocks += lstatSync(path.join(entry.parentPath, entry.name)).blocks;
  return (blocks * 512) / 1024 / 1024;
}

/** The packages of a `node_modules`, the heaviest first: name and MB. What lies within a package counts with it. */
export function weighPackages(modules: string): { name: string; mb: number }[] {
  const names = readdirSync(modules).flatMap((name) =>
    name.startsWith('@') ? readdirSync(path.join(modules, name)).map((inner) => `${name}/${inner}`) : [name],
  );
  return names
    .filter((name) => lstatSync(path.join(modules, name)).isDirectory())
    .map((name) => ({ name, mb: weigh(path.join(modules, name)) }))
    .toSorted((one, other) => other.mb - one.mb);
}
