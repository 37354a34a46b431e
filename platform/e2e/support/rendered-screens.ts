import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { framesFile, framesSchema } from '@rig4u/releases/manifest';
import { releaseDir } from '@rig4u/releases/store';
import { noneOnlyIfMissing } from '@rig4u/kernel';
import type { Product } from './product';

/** The addresses of which the live releases have markup, each with its part: whole screens and frames. */
export async function renderedScreens({ store, registry }: Product): Promise<{ part: string; path: string }[]> {
  const { host, remotes } = await registry();
  const live = [
    { part: 'host', version: host.version },
    ...Object.entries(remotes).map(([part, record]) => ({ part, version: record.live.version })),
  ];
  const found = live.map(async (ref) => {
    const text = await readFile(path.join(releaseDir(store, ref), framesFile), 'utf8').catch(noneOnlyIfMissing);
    const { screens } = text === undefined ? { screens: [] } : v.parse(frames, text);
    return screens.filter(({ kind }) => kind !== 'head').map((screen) => ({ part: ref.part, path: screen.path }));
  });
  return (await Promise.all(found)).flat();
}

const frames = v.pipe(v.string(), v.parseJson(), framesSchema);
