/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runChild } from '@rig4u/kernel';
import { times } from '@rig4u/kernel/prove';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { promote, publish } from '@rig4u/releases';
import { fakeHost, writeDist } from '@rig4u/releases/fake-builds';

const program = join(root, 'platform/releases/bin/rig4u.mjs');

async function exported(words: readonly string[], env: Record<string, string> = {}) {
  const store = await temporaryFolder();
  await publish(store, await writeDist(fakeHost().files));
  await promote(store, { part: 'host', version: '1.0.0' });
  const folder = join(await temporaryFolder(), 'out');
  return runChild(process.execPath, [program, 'export', folder, '--store', store, ...words], { cwd: root, env });
}

it('is a command that programs can read', async () => {
  const { ok, output } = await exported(['--target', 'nginx', '--json', '--dry-run']);
  expect([ok, JSON.parse(output)]).toEqual([
    true,
    expect.objectContaining({ target: 'nginx', revision: 1, releases: ['host@1.0.0'], logged: [] }),
  ]);
});

/** Each takes a process of its own: under `pnpm prove`. */
const inFull: Record<string, () => Promise<void>> = {
  'takes only what a known key signed, where gateways do': async () => {
    const file = join(await temporaryFolder(), 'public.pem');
    const { publicKey } = generateKeyPairSync('ed25519');
    await writeFile(file, publicKey.export({ type: 'spki', format: 'pem' }));
    const { ok, output } = await exported(['--target', 'nginx'], { RIG4U_LOG_PUBLIC_KEY_FILE: file });
    expect([ok, output]).toEqual([false, expect.stringContaining('not signed')]);
  },
  'says which hosts there are': async () => {
    const { ok, output } = await exported(['--target', 'floppy']);
    expect([ok, output]).toEqual([false, expect.stringContaining('--target nginx. Another host or CDN')]);
  },
};
for (const [title, run] of Object.entries(inFull).slice(0, times({ full: 2, short: 0 }))) it(title, run);
