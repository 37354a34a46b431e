import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startGateway } from '@rig4u/gateway';
import { root, testStore } from '@rig4u/kernel';
import { createRemote } from '@rig4u/new-remote';
import { packInProgram } from '@rig4u/packages';
import { prepareProduct } from '../product';
import { weigh, weighPackages } from './sizes';
import { stepsIn } from './steps';

/** Looked for from here: the remote's own folder has none. */
const tsx = import.meta.resolve('tsx');

/** The goals: what builds and runs, and what checks besides, in MB. */
const goals = { 'builds, checks, publishes': 150, 'with types, walls, tests': 220 };

/**
 * `pnpm bench outside`: a remote in a repository of its own, from an empty folder to a tenth of the visitors. Our packages come from
 * tarballs, all others from npm's registry. Any step that fails ends it.
 */
export async function benchOutside(): Promise<void> {
  await prepareProduct();
  const room = await mkdtemp(path.join(tmpdir(), 'rig4u-outside-'));
  const store = path.join(room, 'store');
  await cp(testStore, store, { recursive: true });
  const gateway = await startGateway({ store, say: () => undefined, env: {}, port: 0 });
  try {
    const packages = path.join(room, 'packages');
    await packInProgram(packages);
    const folder = createRemote({ name: 'mf-outside', standalone: path.join(room, 'mf-outside'), packages });
    await walk(folder, store, `http://localhost:${gateway.port}`);
  } finally {
    await gateway.close();
    await rm(room, { recursive: true, force: true });
  }
}

async function walk(folder: string, store: string, origin: string): Promise<void> {
  const { steps, run } = stepsIn(folder);
  const modules = path.join(folder, 'node_modules');
  const installing = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const rig4u = (step: string, args: readonly string[], env = {}): Promise<void> =>
    run(step, process.execPath, [path.join(modules, '@rig4u/releases/bin/rig4u.mjs'), ...args], env);
  const workspace = (step: string, args: readonly string[]): Promise<void> =>
    run(step, process.execPath, [path.join(root, 'platform/releases/bin/rig4u.mjs'), ...args, '--store', store]);

  await run('install what builds, checks and publishes', 'npm', [...installing, '--omit=dev']);
  const sizes = [{ what: 'builds, checks, publishes' as const, mb: weigh(modules) }];
  const seeing = [path.join(import.meta.dirname, 'see-in-product.ts'), folder, origin, '/outside', 'Outside'];
  await run('see it in the live product (dev --in)', process.execPath, ['--import', tsx, ...seeing]);
  await rig4u('build', ['build']);
  await rig4u('check against the live product', ['check', 'dist', '--against', origin]);
  await rig4u('publish', ['publish', 'dist', '--store', store]);
  await workspace('promote, tried in a browser', ['promote', 'mf-outside@1.0.0', '--why', 'A new remote']);
  await rig4u('build the next version', ['build'], { RIG4U_VERSION: '1.0.1' });
  await rig4u('publish it', ['publish', 'dist', '--store', store]);
  await workspace('give it to a tenth', ['rollout', 'mf-outside@1.0.1', '--steps', '10,100', '--why', 'A tenth']);
  await run('install types, walls and tests', 'npm', installing);
  await run('types', 'npm', ['run', 'types']);
  await run('walls', 'npm', ['run', 'lint']);
  await run('tests', 'npm', ['test']);

  console.log('\nA remote in a repository of its own, in seconds:');
  console.table(steps);
  console.log('\nWhat it installs, in MB on the disk:');
  const all = [...sizes, { what: 'with types, walls, tests' as const, mb: weigh(modules) }];
  console.table(all.map(({ what, mb }) => ({ what, mb: Math.round(mb), goal: goals[what] })));
  const [heavy, rest] = [weighPackages(modules).slice(0, 20), weighPackages(modules).slice(20)];
  const others = { name: `${rest.length} others`, mb: rest.reduce((sum, { mb }) => sum + mb, 0) };
  console.table([...heavy, others].map(({ name, mb }) => ({ name, mb: Number(mb.toFixed(1)) })));
  const over = all.filter(({ what, mb }) => mb > goals[what]);
  if (over.length > 0) throw new Error(`Heavier than the goal: ${over.map(({ what }) => what).join(', ')}.`);
}
