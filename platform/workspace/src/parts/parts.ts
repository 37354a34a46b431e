import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type DeclaredPackage, readDeclaration } from '@rig4u/preset/declaration';

/** One package of the workspace, as its package.json declares it. */
export interface Part {
  /** Path from the repository's root with `/`; for host and remotes also the name of the part. */
  folder: string;
  kind: DeclaredPackage['rig4u']['part'];
  /** Where its dev server listens; only remotes have one. */
  port?: number;
}

/**
 * Every part of the workspace: host, remotes by name, shared, platform. This is the only list of parts: tests, lint, types, builds,
 * the dev server and benchmarks read it. Throws an Error that names every folder that is not declared rightly, and what to do.
 */
export function readParts(root: string): readonly Part[] {
  const read = packageFolders(root).map((folder) => readPart(root, folder));
  const parts = read.flatMap((part) => (typeof part === 'string' ? [] : [part]));
  const faults = [...read.filter((part) => typeof part === 'string'), ...takenPorts(parts)];
  if (faults.length > 0)
    throw new Error(`The list of parts is not right:\n${faults.map((it) => `- ${it}`).join('\n')}`);
  const order: Part['kind'][] = ['host', 'remote', 'shared', 'platform'];
  return parts.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/** Folders of the remotes, by name. */
export const remotesOf = (parts: readonly Part[]): string[] => foldersOf(parts, 'remote');

/** Parts that are built and released, in the order in which they go live: remotes are checked against the host. */
export const releasedOf = (parts: readonly Part[]): string[] => [...foldersOf(parts, 'host'), ...remotesOf(parts)];

/** Parts whose code runs in a browser. */
export const browserPartsOf = (parts: readonly Part[]): string[] => [
  ...releasedOf(parts),
  ...foldersOf(parts, 'shared'),
];

/** Packages that run on Node. */
export const platformOf = (parts: readonly Part[]): string[] => foldersOf(parts, 'platform');

const foldersOf = (parts: readonly Part[], kind: Part['kind']): string[] =>
  parts.filter((part) => part.kind === kind).map(({ folder }) => folder);

/** Folders with a package.json, and every `mf-*` folder that holds more than what tools left in it. */
function packageFolders(root: string): string[] {
  return ['', 'platform/'].flatMap((above) =>
    namesIn(join(root, above))
      .filter((name) => !/^\.|^(node_modules|dist|coverage)$/.test(name))
      .map((name) => above + name)
      .filter((folder) => existsSync(join(root, folder, 'package.json')) || isUndeclaredRemote(root, folder)),
  );
}

const namesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .toSorted()
    : [];

const isUndeclaredRemote = (root: string, folder: string): boolean =>
  folder.startsWith('mf-') && readdirSync(join(root, folder)).some((name) => !/^(node_modules|dist)$/.test(name));

/** The part in a folder, or what is wrong with it. */
function readPart(root: string, folder: string): Part | string {
  if (!existsSync(join(root, folder, 'package.json')))
    return `${folder} has no package.json. Write one as platform/docs/new-remote.md says, or delete the folder.`;
  try {
    const { name, rig4u } = readDeclaration(join(root, folder));
    if (folder.startsWith('mf-') !== (rig4u.part === 'remote'))
      return `${folder} declares the part "${rig4u.part}". A remote lies in a folder mf-*, and every such folder is a remote.`;
    if (rig4u.part === 'remote' && name !== folder)
      return `${folder} has the package name "${name}". A remote's package is named like its folder: "${folder}".`;
    return { folder, kind: rig4u.part, ...('port' in rig4u && { port: rig4u.port }) };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function takenPorts(parts: readonly Part[]): string[] {
  const ports = parts.flatMap(({ port }) => port ?? []);
  const taken = [...new Set(ports.filter((port, index) => ports.indexOf(port) !== index))];
  const free = Math.max(4410, ...ports) + 1;
  return taken.map((port) => {
    const owners = parts.filter((part) => part.port === port).map(({ folder }) => folder);
    return `Port ${port} is taken by ${owners.join(' and ')}. Give one of them another, such as ${free}, in its package.json.`;
  });
}
