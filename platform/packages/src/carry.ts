import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import * as v from 'valibot';
import { filesIn } from './bundle-node';
import { folderOf, readPackage } from './read-package';

/** A package that lies in our tarball, lighter than it is: some of its files hold what they would have asked other packages for. */
export interface Carried {
  /** Files that are bundled, each in its place. */
  bundles: readonly string[];
  /** Its dependencies that stay: what other files of it ask for. */
  keeps: readonly string[];
  /** What a dependency of it asks for and must not be written in, because it brings no text of its licence: name → who asks. */
  asks?: Readonly<Record<string, string>>;
}

/** What came with a carried package. */
export interface Load {
  /** The files of others whose code is in it. */
  files: string[];
  /** What it still asks for, with versions. Our package declares it: npm installs nothing for what lies in a tarball. */
  needs: Record<string, string>;
}

const names = v.optional(v.record(v.string(), v.string()), {});
const manifest = v.pipe(v.string(), v.parseJson(), v.looseObject({ dependencies: names, peerDependencies: names }));

/** What a remote's development never loads. */
const needless = /[\\/](types|umd|node_modules)$|\.d\.ts$/;

/**
 * Copies a package into `node_modules` of the folder `to`, where npm takes it into the tarball. Why: one small dependency
 * of it weighs ten times as much as all of its own.
 */
export async function carry(
  name: string,
  { bundles, keeps, asks = {} }: Carried,
  owner: string,
  to: string,
): Promise<Load> {
  const from = folderOf(name, owner);
  const place = path.join(to, 'node_modules', name);
  cpSync(from, place, { recursive: true, dereference: true, filter: (file) => !needless.test(file) });
  const said = v.parse(manifest, readFileSync(path.join(from, 'package.json'), 'utf8'));
  const version = (one: string, of: string): string => readPackage(folderOf(one, of)).version;
  const needs = Object.fromEntries([
    ...keeps.map((one) => [one, version(one, from)]),
    ...Object.entries(asks).map(([one, by]) => [one, version(one, folderOf(by, from))]),
  ]);
  const { devDependencies: _tools, scripts: _scripts, ...rest } = said;
  const light = { ...rest, dependencies: needs };
  writeFileSync(path.join(place, 'package.json'), `${JSON.stringify(light, null, 2)}\n`);
  const { metafile } = await build({
    entryPoints: bundles.map((file) => path.join(from, file)),
    outdir: place,
    outbase: from,
    absWorkingDir: from,
    allowOverwrite: true,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    legalComments: 'none',
    external: [
      ...keeps,
      ...Object.keys(asks),
      ...Object.keys(said.peerDependencies),
      'emitter',
      'fsevents',
      'bufferutil',
      'utf-8-validate',
      '*.node',
    ],
    metafile: true,
    logLevel: 'error',
  });
  return { files: filesIn(metafile, from), needs };
}
