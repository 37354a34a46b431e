import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FileCacheOptions } from 'webpack';
import { isLocal } from '@rig4u/releases/manifest';
import { workspaceRoot, type PartInfo } from './part';
import { mapsFolder } from './plugins/keep-maps';

/**
 * webpack's cache in files, git-ignored, for the local releases of `npm start` and `npm test`. Besides what webpack
 * itself watches (sources, configuration file), it is thrown away when the lock file, this preset or Node changes. A
 * release that a team publishes is built from nothing (false): a cached build does the same, but its variables may have
 * other names, and a version has one content.
 */
export function fileCache({ name, dir, version }: PartInfo): FileCacheOptions | false {
  if (path.dirname(dir) !== workspaceRoot || !isLocal(version)) return false;
  return {
    type: 'filesystem',
    cacheDirectory: path.join(workspaceRoot, '.rig4u/webpack'),
    // What was built without source maps has none to give.
    name: `${name}${mapsFolder() ? '-with-maps' : ''}`,
    version: toolsHash(),
    buildDependencies: { config: [path.join(dir, 'webpack.config.ts'), path.join(dir, 'package.json')] },
  };
}

/** Changes with everything that decides a build and is no source of a part. */
function toolsHash(): string {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.env['NODE_ENV']}`);
  for (const file of [path.join(workspaceRoot, 'pnpm-lock.yaml'), ...filesIn(import.meta.dirname)])
    hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
