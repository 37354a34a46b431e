import { join, resolve } from 'node:path';
import { Refusal, root, runChild, type ChildResult } from '@rig4u/kernel';
import { publish } from '@rig4u/releases';
import { mapsOf } from './maps';

/** A part of a store, under a version; with `maps` its source maps are kept beside the store. */
export interface PartBuild {
  part: string;
  version: string;
  maps?: boolean;
  /** Compresses in less time: only this machine reads it, and nobody weighs it. */
  quick?: boolean;
}

/** Builds a part with settings that are added to the environment. */
export type Build = (part: string, settings: Readonly<Record<string, string>>) => Promise<ChildResult>;

/** Builds in a process of its own, which ends with the build. */
export const buildInChild: Build = (part, settings) =>
  runChild(process.execPath, [join(root, 'platform', 'releases', 'bin', 'rig4u.mjs'), 'build'], {
    cwd: join(root, part),
    env: settings,
  });

/** Builds a part under a version and publishes what came out. Throws a Refusal with the build's output. */
export async function buildAndPublish(
  store: string,
  { part, version, maps = false, quick = false }: PartBuild,
  build: Build = buildInChild,
): Promise<void> {
  // Not the part's own `dist`: what a team builds there to publish it is not for us to change.
  const dist = join(`${store}-builds`, part);
  const config = process.env['RIG4U_CONFIG'];
  const { ok, output } = await build(part, {
    RIG4U_VERSION: version,
    RIG4U_DIST: dist,
    ...(maps && { RIG4U_MAPS: mapsOf(part, version) }),
    // The build runs in another folder.
    ...(config && { RIG4U_CONFIG: resolve(config) }),
  });
  if (!ok) throw new Refusal(`${output.trim()}\n\nThe build of ${part} failed: its output is above. Fix that first.`);
  // A developer's browser takes the whole files from this machine.
  await publish(store, dist, { deltas: false, quick });
}
