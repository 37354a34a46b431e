import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldersIn } from '@rig4u/config/walls';
import * as v from 'valibot';
import { platformOf, readParts, remotesOf } from '../parts/parts';
import { exempted, lintConfig } from './config';
import type { PlatformPackage } from './house';

/** The host's pages carry no mark of their own. */
const hostPages = ['home', 'legal', 'failure'];

/**
 * The lint configuration of this repository: the table of walls over the parts and screens that there are. Throws at
 * an undeclared part.
 */
export function effectiveConfig(root: string, leftAlone = exempted): object {
  const parts = readParts(root);
  const remotes = remotesOf(parts);
  const screens = Object.fromEntries(remotes.map((remote) => [remote, foldersIn(join(root, remote, 'src/screens'))]));
  const packages = platformOf(parts).map((folder) => readDependencies(root, folder));
  return lintConfig({ remotes, screens: { host: hostPages, ...screens }, packages }, leftAlone);
}

const names = v.pipe(
  v.optional(v.record(v.string(), v.string()), {}),
  v.transform((declared) => Object.keys(declared).filter((name) => name.startsWith('@rig4u/'))),
);
const declared = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ name: v.string(), dependencies: names, devDependencies: names }),
);

/** What a package of the platform declares, itself included: a test may import it by its name. */
function readDependencies(root: string, folder: string): PlatformPackage {
  const { dependencies, devDependencies } = v.parse(declared, readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return { folder, dependencies, devDependencies };
}
