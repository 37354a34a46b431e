// Plain Node without dependencies: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const stamp = join(root, 'node_modules', '.rig4u-install');

/** What `npm start` runs. Tests, benches and other bundlers come with the rest, which `npm test` installs. */
const forStart = [
  ...['host', 'mf-*', 'shared'],
  ...['gateway', 'health', 'kernel', 'preset', 'releases', 'services', 'workspace'].map((name) => `platform/${name}`),
];

/**
 * Installs the workspace, or for 'start' what a start needs of it, when that is not there or for another lock file. Ends the process with a
 * clear message when it cannot.
 */
export function ensureInstalled(what = 'all') {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 11))
    fail(`Node ${process.versions.node} is too old: this needs Node 20.11 or newer. Get it from https://nodejs.org.`);
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  const [there, whole] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  if (there === wanted && (what === 'start' || whole === 'all')) return;
  process.stdout.write('packages: install … ');
  const start = performance.now();
  // Whatever pnpm is installed: npx gets the one that we use.
  const { packageManager: pnpm } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  // Where tests were installed, by us or by hand, they stay: pnpm would take them away again.
  const part = existsSync(join(root, 'node_modules', 'jest')) ? 'all' : what;
  const filters = part === 'start' ? ['--prod', ...forStart.map((folder) => `--filter=./${folder}`)] : [];
  const args = ['--yes', pnpm, 'install', '--frozen-lockfile', ...filters];
  const { status, error, stdout, stderr } = spawnSync('npx', args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 2 ** 28,
  });
  const seconds = `(${((performance.now() - start) / 1000).toFixed(1)} s)`;
  if (status !== 0) {
    console.log(`failed ${seconds}`);
    fail(
      `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}\nThe packages could not be installed: the ` +
        `installer's output is above. Check the network and the free disk space, then run the same command ` +
        'again.',
    );
  }
  writeFileSync(stamp, `${wanted} ${part}`);
  console.log(`done ${seconds}`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
