import { access, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remotesOf } from '../../workspace/src/parts/parts';
import { parts } from '../run/parts';
import { root } from '../run/root';
import { noneOnlyIfMissing } from '../store';
import { lintConfig } from './config';
import type { Features } from './table';

const file = join(root, '.oxlintrc.json');
const command = 'npx tsx platform/src/walls/generate.ts';

/** The host's pages carry no mark of their own; a remote's feature is a folder in `src/screens`, or one with a screen.tsx. */
const hostFeatures = ['home', 'legal', 'failure'];

const remotes = remotesOf(parts);

async function features(): Promise<Features> {
  const found = await Promise.all(
    remotes.map(async (part) => {
      const src = join(root, part, 'src');
      return [part, [...(await screensIn(src)), ...(await foldersIn(join(src, 'screens')))]] as const;
    }),
  );
  return { host: hostFeatures, ...Object.fromEntries(found) };
}

async function screensIn(folder: string): Promise<string[]> {
  const names = await foldersIn(folder);
  const hasScreen = await Promise.all(
    names.map((name) =>
      access(join(folder, name, 'screen.tsx')).then(
        () => true,
        () => false,
      ),
    ),
  );
  return names.filter((_, i) => hasScreen[i]);
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(noneOnlyIfMissing)) ?? [];
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toSorted();
}

/** Writes .oxlintrc.json, or with --check says whether it is what would be written. */
async function main(check: boolean): Promise<void> {
  const text = `${JSON.stringify(lintConfig(remotes, await features()), null, 2)}\n`;
  if (!check) return writeFile(file, text);
  if ((await readFile(file, 'utf8').catch(noneOnlyIfMissing)) === text) return;
  console.error(
    `.oxlintrc.json does not match platform/src/walls. It is generated: change the table there, then run ${command}`,
  );
  process.exitCode = 1;
}

await main(process.argv.includes('--check'));
