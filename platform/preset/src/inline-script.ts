import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { production } from './common';
import { shippedPackages, type ShippedPackage } from './licences/shipped-packages';
import { runWebpack } from './run-webpack';

export interface InlineScript {
  text: string;
  /** The packages whose code is in it. */
  packages: ShippedPackage[];
}

/** Bundles one small script that will stand inline in the page, without federation. */
export async function bundleInlineScript(dir: string, entry: string): Promise<InlineScript> {
  const out = await mkdtemp(path.join(tmpdir(), 'rig4u-boot-'));
  try {
    const { compilation } = await runWebpack(
      webpack({ ...production(dir), entry: { boot: entry }, output: { path: out, filename: 'boot.js', iife: true } }),
    );
    const text = (await readFile(path.join(out, 'boot.js'), 'utf8')).trim();
    if (/<\/script/i.test(text)) throw new Error(`${entry} contains "</script" and cannot stand inline in a page`);
    return { text, packages: shippedPackages(compilation) };
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}
