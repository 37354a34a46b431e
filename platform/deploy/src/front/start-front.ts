import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '@rig4u/kernel/free-port';
import { nginxProgram, startNginx } from '../start-nginx';
import { ended, waitForPort } from '../child-programs';
import { writeCertificate } from './certificate';

/** Our configuration of a front, at work on this machine. */
export interface Front {
  /** `https://localhost:…`, with a certificate that nobody knows. */
  url: string;
  /** The port that sends visitors to the one with TLS. */
  plainPort: number;
  /** The lines of its log of requests; none where the configuration has no log. */
  lines: () => Promise<string[]>;
  stop: () => Promise<void>;
}

export const fronts = ['nginx', 'caddy'] as const;
export type FrontName = (typeof fronts)[number];

/** Where Caddy is installed; undefined where it is not. */
export const caddyProgram = (): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']
    .map((folder) => join(folder, 'caddy'))
    .find((file) => existsSync(file));

/** Ports of gateways of this machine: two, as the configuration has them, or more. */
type Gateways = readonly [number, number, ...number[]];

export const isInstalled = (name: FrontName): boolean =>
  (name === 'nginx' ? nginxProgram() : caddyProgram()) !== undefined;

/** Starts a front with the configuration of this package, before gateways on ports of this machine. Throws where it is not installed. */
export const startFront = (name: FrontName, gateways: Gateways): Promise<Front> =>
  name === 'nginx' ? nginxFront(gateways) : caddyFront(gateways);

/** What nginx is told of each gateway. */
const allowance = 'max_fails=3 fail_timeout=1s';

const ownFile = (name: string): Promise<string> => readFile(join(import.meta.dirname, '../..', name), 'utf8');

/** Puts values for this machine in the place of a site's. What is not there any more is an error: then the test would try another file. */
function withValues(text: string, values: readonly (readonly [from: string, to: string])[]): string {
  return values.reduce((done, [from, to]) => {
    if (!done.includes(from)) throw new Error(`The configuration has no "${from}" any more`);
    return done.replaceAll(from, to);
  }, text);
}

async function nginxFront([one, ...others]: Gateways): Promise<Front> {
  const text = await ownFile('nginx/rig4u.conf');
  const nginx = await startNginx({
    ports: 2,
    http: async ({ folder, ports: [port, plain] }) => {
      await writeCertificate(folder);
      return withValues(text, [
        ['gateway-1:4400', `127.0.0.1:${one}`],
        [`gateway-2:4400 ${allowance}`, others.map((port) => `127.0.0.1:${port} ${allowance}`).join('; server ')],
        ['listen 443', `listen 127.0.0.1:${port}`],
        ['listen 80;', `listen 127.0.0.1:${plain};`],
        ['/etc/nginx/tls/', `${folder}/`],
        ['/var/cache/nginx/', `${folder}/`],
        ['/var/log/nginx/', `${folder}/`],
      ]);
    },
  });
  if (!nginx) throw new Error('nginx is not installed');
  const { folder, ports, stop } = nginx;
  return {
    url: `https://localhost:${ports[0]}`,
    plainPort: ports[1] ?? 0,
    lines: async () => (await readFile(join(folder, 'rig4u.log'), 'utf8')).trim().split('\n'),
    stop,
  };
}

async function caddyFront([one, ...others]: Gateways): Promise<Front> {
  const program = caddyProgram();
  if (!program) throw new Error('Caddy is not installed');
  const folder = await mkdtemp(join(tmpdir(), 'rig4u-caddy-'));
  await writeCertificate(folder);
  const [port, plain] = [await freePort(), await freePort()];
  const text = withValues(await ownFile('caddy/Caddyfile'), [
    ['admin off', `admin off\n\thttps_port ${port}\n\thttp_port ${plain}\n\tdefault_bind 127.0.0.1`],
    ['rig4u.example {', 'localhost, 127.0.0.1 {'],
    ['/etc/caddy/tls/', `${folder}/`],
    ['gateway-1:4400', `127.0.0.1:${one}`],
    ['gateway-2:4400', others.map((port) => `127.0.0.1:${port}`).join(' ')],
  ]);
  await writeFile(join(folder, 'Caddyfile'), text);
  const child = spawn(program, ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  const stop = async () => {
    // At once: TERM lets idle connections wait.
    await ended(child, 'SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  if (!(await waitForPort(port, child))) {
    await stop();
    throw new Error('Caddy did not start');
  }
  return { url: `https://localhost:${port}`, plainPort: plain, lines: () => Promise.resolve([]), stop };
}
