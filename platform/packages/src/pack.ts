import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, runChild } from '@rig4u/kernel';
import * as v from 'valibot';
import { bundleNode, type Bundled } from './bundle-node';
import { bundleShared } from './bundle-shared';
import { carry } from './carry';
import { writeDeclarations, type Wanted } from './declarations';
import { nameMakers } from './inlined';
import { builtName, outsideManifest, undeclared, type OutsideManifest } from './outside-manifest';
import { nodePackages, type Recipe } from './packed-packages';
import { folderOf, readPackage } from './read-package';
import { sharedExports, sharedManifest } from './shared-manifest';

/** A packed package. */
export interface Packed {
  name: string;
  version: string;
  /** The tarball. */
  file: string;
  bytes: number;
}

export interface HowToPack {
  /** Whether to write declarations, which takes most of the time. */
  declarations?: boolean;
}

/** Builds and packs every package that a remote in a repository of its own installs, as tarballs in the folder `to`. */
export async function packAll(to: string, { declarations = true }: HowToPack = {}): Promise<Packed[]> {
  const stage = await mkdtemp(path.join(tmpdir(), 'rig4u-packages-'));
  try {
    const wanted: Wanted[] = [];
    for (const recipe of nodePackages) wanted.push(...(await stageNode(recipe, folderIn(stage, recipe.folder))));
    wanted.push(...(await stageShared(folderIn(stage, 'shared'))));
    if (declarations) await writeDeclarations(wanted);
    return await tarballs(
      [...nodePackages.map(({ folder }) => folder), 'shared'].map((folder) => folderIn(stage, folder)),
      to,
    );
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

const folderIn = (stage: string, folder: string): string => path.join(stage, path.basename(folder));

async function stageNode(recipe: Recipe, to: string): Promise<Wanted[]> {
  const folder = path.join(root, recipe.folder);
  const installed = (name: string, by?: string): string =>
    readPackage(folderOf(name, by === undefined ? folder : folderOf(by, folder))).version;
  const loads = Object.entries(recipe.carries ?? {}).map(([name, one]) => carry(name, one, folder, to));
  const carried = await Promise.all(loads);
  const needs = Object.assign({}, ...carried.map((one) => one.needs));
  const manifest = outsideManifest(readPackage(folder), recipe, installed, needs);
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const { imported, inlined } = await bundleNode({ ...recipe, folder }, declared, to);
  finish(manifest, { imported, inlined: [...inlined, ...carried.flatMap(({ files }) => files)] }, folder, to);
  return (recipe.typed ?? []).map((entry) => wantedOf(recipe.folder, entry, recipe.entries[entry] ?? '', to));
}

const reactTypes = folderOf('@types/react', root);

async function stageShared(to: string): Promise<Wanted[]> {
  const folder = path.join(root, 'shared');
  const own = readPackage(folder);
  const entries = sharedExports(own);
  const manifest = sharedManifest(
    own,
    (name) => readPackage(folderOf(name, name === 'csstype' ? reactTypes : folder)).version,
  );
  finish(manifest, await bundleShared(folder, entries, to), folder, to);
  for (const place of ['src/look/tokens', 'src/look/art'])
    cpSync(path.join(folder, place), path.join(to, place), {
      recursive: true,
      filter: (file) => !/\.tsx?$/.test(file),
    });
  return [...entries].map(([entry, file]) => wantedOf('shared', entry, file, to));
}

const wantedOf = (folder: string, entry: string, file: string, to: string): Wanted => ({
  folder,
  file,
  to: path.join(to, 'dist', builtName(entry)),
});

/** What every package has besides its code. Throws an Error where its code imports what its package.json does not name. */
function finish(manifest: OutsideManifest, { imported, inlined }: Bundled, folder: string, to: string): void {
  const missing = undeclared(manifest, imported);
  if (missing.length > 0) throw new Error(`${manifest.name} imports ${missing.join(', ')} and does not declare it.`);
  nameMakers(`${manifest.name} ${manifest.version}`, inlined, to);
  mkdirSync(to, { recursive: true });
  writeFileSync(path.join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(path.join(folder, 'README.md'), path.join(to, 'README.md'));
  cpSync(path.join(root, 'LICENSE'), path.join(to, 'LICENSE'));
}

const packed = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ name: v.string(), version: v.string(), filename: v.string(), size: v.number() })),
);

/** By npm: what it packs is what a registry would get. */
async function tarballs(folders: readonly string[], to: string): Promise<Packed[]> {
  mkdirSync(to, { recursive: true });
  const args = ['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', to, ...folders];
  const { ok, output } = await runChild('npm', args, { cwd: root });
  if (!ok) throw new Error(`npm could not pack:\n${output}`);
  return v.parse(packed, output.slice(output.indexOf('['))).map(({ name, version, filename, size }) => ({
    name,
    version,
    file: path.join(to, filename.replace('@', '').replace('/', '-')),
    bytes: size,
  }));
}
