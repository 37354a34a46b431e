import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@rig4u/kernel';
import { declaredParts } from '@rig4u/workspace/declared-parts';
import { linksOf } from '@rig4u/workspace/derived-lists';
import { parts } from '@rig4u/workspace/this-repository';
import * as v from 'valibot';
import type { Taken } from './refusals';

export interface Workspace extends Taken {
  /** The next port that no dev server has. */
  port: number;
  /** The next place in the header. */
  order: number;
}

/** What the parts of this repository have taken, and what is free. */
export function readWorkspace(): Workspace {
  const inHeader = [...linksOf(declaredParts, 'header'), ...linksOf(declaredParts, 'header', 'owner')];
  return {
    names: declaredParts.map(({ part }) => part),
    paths: declaredParts.flatMap(({ part, links, screens }) =>
      [...links, ...screens].map((it) => ({ path: it.path, part })),
    ),
    port: Math.max(4410, ...parts.map(({ port = 0 }) => port)) + 1,
    order: Math.max(0, ...inHeader.map(({ order }) => order)) + 5,
  };
}

const packageJson = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }));
const versionIn = (folder: string): string =>
  v.parse(packageJson, readFileSync(path.join(root, folder, 'package.json'), 'utf8')).version;

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
    ...ours.map((name) => [`@rig4u/${name}`, `^${versionIn(`platform/${name}`)}`]),
    ['@rig4u/shared', `^${versionIn('shared')}`],
  ];
  const installed = [
    ...others.root.map((name) => [name, versionIn(`node_modules/${name}`)]),
    ...others.shared.map((name) => [name, versionIn(`shared/node_modules/${name}`)]),
  ];
  return Object.fromEntries([...own, ...installed]);
}
