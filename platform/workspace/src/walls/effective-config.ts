import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readParts, remotesOf } from '../parts/parts';
import { lintConfig } from './config';

/** The host's pages carry no mark of their own. */
const hostPages = ['home', 'legal', 'failure'];

/** The lint configuration of this repository: the table of walls over the parts and screens that there are. Throws at an undeclared part. */
export function effectiveConfig(root: string): object {
  const remotes = remotesOf(readParts(root));
  const screens = Object.fromEntries(remotes.map((remote) => [remote, screensOf(join(root, remote, 'src'))]));
  return lintConfig(remotes, { host: hostPages, ...screens });
}

/** A screen is a folder in `screens`, or one that lies in `src` itself with a screen.tsx. */
const screensOf = (src: string): string[] => [
  ...foldersIn(join(src, 'screens')),
  ...foldersIn(src).filter((name) => existsSync(join(src, name, 'screen.tsx'))),
];

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .toSorted()
    : [];
