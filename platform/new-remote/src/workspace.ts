import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@rig4u/kernel';
import { declaredFields } from '@rig4u/releases/manifest';
import { readParts } from '@rig4u/workspace/parts';
import * as v from 'valibot';
import type { Taken } from './refusals';

const packageJson = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.string(),
    rig4u: v.optional(v.object({ nav: declaredFields.nav }), {}),
  }),
);

const readPackage = (folder: string): v.InferOutput<typeof packageJson> =>
  v.parse(packageJson, readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

export interface Workspace extends Taken {
  /** The next port that no dev server has. */
  port: number;
  /** The next place in the header. */
  order: number;
}

/** What the parts of this repository have taken, and what is free. */
export function readWorkspace(): Workspace {
  const parts = readParts(root).filter(({ kind }) => kind === 'host' || kind === 'remote');
  const links = parts.flatMap(({ folder }) =>
    (readPackage(folder).rig4u.nav ?? []).map((link) => ({ ...link, part: folder })),
  );
  return {
    names: parts.map(({ folder }) => folder),
    paths: [...links, ...parts.flatMap(({ folder }) => pathsIn(folder).map((it) => ({ path: it, part: folder })))],
    port: Math.max(4410, ...parts.map(({ port = 0 }) => port)) + 1,
    order: Math.max(0, ...links.filter(({ place }) => place === 'header').map(({ order }) => order)) + 5,
  };
}

/** The paths of a part's routes, which are literal texts. */
function pathsIn(folder: string): string[] {
  const file = path.join(root, folder, 'src/routes.tsx');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...text.matchAll(/\bpath: '([^']+)'/g)].flatMap(([, found]) => found ?? []);
}

const ours = ['config', 'kernel', 'preset', 'releases'];
const others = {
  root: [
    ...['@testing-library/dom', '@testing-library/react', '@testing-library/user-event', '@types/jest', '@types/node'],
    ...['@types/react', '@types/react-dom', 'jest', 'oxlint', 'typescript'],
  ],
  shared: ['react', 'react-dom'],
};

/** The versions that a repository of its own begins with: what the workspace has been tested with. */
export function versionsNow(): Record<string, string> {
  const own = [
    ...ours.map((name) => [`@rig4u/${name}`, `^${readPackage(`platform/${name}`).version}`]),
    ['@rig4u/shared', `^${readPackage('shared').version}`],
  ];
  const installed = [
    ...others.root.map((name) => [name, readPackage(`node_modules/${name}`).version]),
    ...others.shared.map((name) => [name, readPackage(`shared/node_modules/${name}`).version]),
  ];
  return Object.fromEntries([...own, ...installed]);
}
