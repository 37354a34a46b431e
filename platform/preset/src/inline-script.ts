import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { production } from './common';
import { runWebpack } from './run-webpack';

/** Bundles one small script that will stand inline in the page, without federation, and returns its text. */
export async function bundleInlineScript(dir: string, entry: string): Promise<string> {
  const out = await mkdtemp(path.join(tmpdir(), 'rig4u-boot-'));
  try {
    await runWebpack(
      webpack({ ...production(dir), entry: { boot: entry }, output: { path: out, filename: 'boot.js', iife: true } }),
    );
    const text = (await readFile(path.join(out, 'boot.js'), 'utf8')).trim();
    if (/<\/script/i.test(text)) throw new Error(`${entry} contains "</script" and cannot stand inline in a page`);
    return text;
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}
