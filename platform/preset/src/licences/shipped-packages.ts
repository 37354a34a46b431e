import { readFileSync } from 'node:fs';
import path from 'node:path';
import { noneOnlyIfMissing } from '@rig4u/kernel';
import type { Compilation, Module } from 'webpack';
import * as v from 'valibot';

const names = v.optional(v.record(v.string(), v.string()), {});
const packageJson = v.object({
  name: v.string(),
  version: v.string(),
  license: v.optional(v.unknown()),
  homepage: v.optional(v.unknown()),
  dependencies: names,
  peerDependencies: names,
});

/** A package whose code or files are in a release, and what its package.json says of it. */
export type ShippedPackage = v.InferOutput<typeof packageJson> & { folder: string };

/** The packages whose code is in the chunks of a build: what webpack left out is in none. */
export function shippedPackages(compilation: Compilation): ShippedPackage[] {
  const { chunkGraph, modules } = compilation;
  const shipped = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  const files = shipped.flatMap(unjoined).flatMap((module) => fileOf(module) ?? []);
  const folders = new Set(files.map((file) => path.dirname(file)));
  return distinctPackages([...folders].flatMap((folder) => packageAt(folder) ?? []));
}

/** Each package once, in the order of their names. */
export const distinctPackages = (packages: readonly ShippedPackage[]): ShippedPackage[] =>
  [...new Map(packages.map((one) => [labelOf(one), one]))]
    .toSorted(([one], [two]) => (one < two ? -1 : 1))
    .map(([, one]) => one);

export const labelOf = ({ name, version }: ShippedPackage): string => `${name} ${version}`;

/**
 * The package that a folder is in: the nearest package.json above with name and version, since some packages put bare
 * ones below.
 */
export function packageAt(folder: string): ShippedPackage | undefined {
  const read = v.safeParse(packageJson, readJson(path.join(folder, 'package.json')));
  if (read.success) return { ...read.output, folder };
  const above = path.dirname(folder);
  return above === folder ? undefined : packageAt(above);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return noneOnlyIfMissing(error);
  }
}

/** The modules that webpack joined into this one, or the module itself. */
function unjoined(module: Module): Module[] {
  const inner: unknown = Reflect.get(module, 'modules');
  return Array.isArray(inner) ? inner : [module];
}

/** The file of a module, without the query after it. What webpack writes itself has none. */
function fileOf(module: Module): string | undefined {
  const resource: unknown = Reflect.get(module, 'resource');
  return typeof resource === 'string' && path.isAbsolute(resource) ? resource.replace(/\?.*$/, '') : undefined;
}
