import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal, root } from '@rig4u/kernel';
import { readParts } from '../parts/parts';
import { affectedParts, type AffectedPart } from './affected';
import { changedFiles, fileAt, sourceFiles } from './changed-files';
import { importGraph } from './import-graph';
import { lockChanges, type PackageChanges } from './lock-changes';

const lockFile = 'pnpm-lock.yaml';

/** `pnpm affected [--since origin/main] [--json]`: the parts that this branch touches, and why. */
async function affected(): Promise<void> {
  const { values } = parseArgs({
    options: { since: { type: 'string', default: 'origin/main' }, json: { type: 'boolean', default: false } },
  });
  const { base, files } = await changedFiles(root, values.since);
  const sources = (await sourceFiles(root)).filter((file) => existsSync(join(root, file)));
  const packages = files.includes(lockFile)
    ? lockChanges(await fileAt(root, base, lockFile), await readFile(join(root, lockFile), 'utf8'))
    : new Map<string, PackageChanges>();
  const parts = affectedParts(readParts(root), await importGraph(root, sources), { files, packages });
  console.log(values.json ? JSON.stringify(forWorkflows(parts)) : inWords(parts));
}

/** What the workflows ask: the parts to test, those to release, and whether the composed product has to be tried. */
const forWorkflows = (parts: readonly AffectedPart[]) => ({
  parts: parts.map(({ part }) => part),
  released: parts.filter(({ release }) => release).map(({ part }) => part),
  composed: parts.some(({ kind, release }) => release || kind === 'platform'),
});

const inWords = (parts: readonly AffectedPart[]): string =>
  parts.length === 0
    ? 'No part is affected.'
    : parts.map(({ part, release, why }) => `${part}${release ? ' (release)' : ''}: ${why}`).join('\n');

try {
  await affected();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
