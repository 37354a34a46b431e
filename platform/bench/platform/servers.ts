import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '@rig4u/kernel';
import { freePort } from '@rig4u/kernel/free-port';
import type { Target } from './requests';

/** A server in a process of its own. */
export interface Server {
  name: string;
  port: number;
  pid: number;
  stop: () => Promise<void>;
}

/** `rig4u serve` as an operator runs it, access log included; nobody reads its output. */
export async function startGatewayProcess(store: string, env: Record<string, string> = {}): Promise<Server> {
  const port = await freePort();
  const program = [join(root, 'platform/releases/bin/rig4u.mjs'), 'serve', '--store', store];
  return started('gateway', port, process.execPath, program, { NODE_ENV: 'production', PORT: String(port), ...env });
}

/**
 * nginx with one process, its access log, and the store's own brotli files, undefined where it is not installed. Each address is
 * rewritten to a file's name: `/` would be taken for a folder otherwise.
 */
export async function startNginx(
  folder: string,
  store: string,
  targets: readonly Target[],
): Promise<Server | undefined> {
  const program = await installed([
    '/usr/sbin/nginx',
    '/usr/bin/nginx',
    '/usr/local/bin/nginx',
    '/opt/homebrew/bin/nginx',
  ]);
  if (!program) return undefined;
  const port = await freePort();
  await mkdir(join(folder, 'documents'), { recursive: true });
  const documents = targets.filter(({ path }) => !path.startsWith('/remotes/'));
  await Promise.all(documents.map(({ name, body }) => writeFile(join(folder, 'documents', name), body)));
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, store, port, documents));
  return started('nginx', port, program, [
    '-p',
    folder,
    '-c',
    join(folder, 'nginx.conf'),
    '-e',
    join(folder, 'error.log'),
  ]);
}

const configuration = (folder: string, store: string, port: number, documents: readonly Target[]): string => `
daemon off; master_process off; pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 512; }
http {
  access_log ${folder}/access.log; sendfile on; keepalive_requests 1000000;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    add_header Content-Encoding br;
    location /remotes/ { root ${store}; default_type text/javascript; rewrite ^(.*)$ $1.br break; }
    ${documents.map(({ name, path }) => `location = ${path} { root ${folder}/documents; rewrite ^ /${name} break; }`).join('\n    ')}
  }
}
`;

async function started(
  name: string,
  port: number,
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Server> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } });
  await answers(child, port, name);
  return { name, port, pid: child.pid ?? 0, stop: () => stopped(child) };
}

async function answers(child: ChildProcess, port: number, name: string): Promise<void> {
  for (let tries = 0; tries < 200 && child.exitCode === null; tries += 1) {
    const there = await fetch(`http://127.0.0.1:${port}/`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (there) return;
    await wait(100);
  }
  child.kill('SIGKILL');
  throw new Error(`${name} did not answer on port ${port}.`);
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  await ended;
}

async function installed(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    const there = await access(path).then(
      () => true,
      () => false,
    );
    if (there) return path;
  }
  return undefined;
}
