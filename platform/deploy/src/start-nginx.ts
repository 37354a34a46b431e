import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '@rig4u/kernel/free-port';
import { until } from '@rig4u/kernel/until';
import { ended, isOver, waitForPort } from './child-programs';

/** What a configuration is written for. */
export interface NginxPlace {
  /** A new folder, removed when nginx stops: for whatever the configuration names. */
  folder: string;
  /** Free ports of 127.0.0.1, as many as were asked for. */
  ports: readonly [number, ...number[]];
}

export interface NginxOptions {
  /** What stands in the `http` block; includes and writes of its own are welcome. Asked again at each reload. */
  http: (place: NginxPlace) => string | Promise<string>;
  /** What stands before it, such as `load_module …;`. */
  main?: string;
  /** How many ports the configuration needs; 1 when left out. */
  ports?: number;
  /** Processes that answer; 1 when left out. */
  workers?: number;
}

export interface RunningNginx extends NginxPlace {
  /** The first port's address, by HTTP. */
  url: string;
  pid: number;
  /** Takes the configuration anew; throws with nginx's own words when it refuses. */
  reload: () => Promise<void>;
  errorLog: () => Promise<string>;
  stop: () => Promise<void>;
}

/**
 * Starts a real nginx as whoever runs this, in a folder of its own. Undefined where none is installed: whoever asked says what was not
 * run. Throws with nginx's own words when it refuses the configuration.
 */
export async function startNginx(options: NginxOptions): Promise<RunningNginx | undefined> {
  const program = nginxProgram();
  if (!program) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'rig4u-nginx-'));
  const ports: [number, ...number[]] = [await freePort()];
  while (ports.length < (options.ports ?? 1)) ports.push(await freePort());
  const place = { folder, ports };
  const [file, log] = [join(folder, 'nginx.conf'), join(folder, 'error.log')];
  const errorLog = () => readFile(log, 'utf8');
  await writeFile(log, '');
  await writeFile(file, await configuration(options, place));
  const child = spawn(program, ['-p', folder, '-c', file, '-e', log], { stdio: 'ignore' });
  const stop = async () => {
    // At once: what is under way is a test's.
    await ended(child, 'SIGTERM');
    await rm(folder, { recursive: true, force: true });
  };
  /** Whether it says something so often, after what it had said before; not when it says that it cannot go on. */
  const says = async (words: string, times: number, before = 0): Promise<boolean> => {
    const answer = await until(
      `'${words}' of nginx`,
      async () => {
        const said = (await errorLog()).slice(before);
        if (said.includes('[emerg]') || isOver(child)) return 'no';
        return said.split(words).length > times && 'yes';
      },
      { everyMs: 25 },
    );
    return answer === 'yes';
  };
  const begun = await says('start worker process ', 1);
  if (!begun || !(await waitForPort(ports[0], child))) {
    const said = await errorLog();
    await stop();
    throw new Error(`nginx did not start:\n${said}`);
  }
  const reload = async () => {
    await writeFile(file, await configuration(options, place));
    const before = (await errorLog()).length;
    child.kill('SIGHUP');
    // Until then a worker of before may take a connection.
    if (!(await says('gracefully shutting down', options.workers ?? 1, before)))
      throw new Error(`nginx did not take the configuration:\n${(await errorLog()).slice(before)}`);
  };
  return { ...place, url: `http://127.0.0.1:${ports[0]}`, pid: child.pid ?? 0, reload, errorLog, stop };
}

/** Where nginx is installed; undefined where it is not. */
export function nginxProgram(): string | undefined {
  // Debian's place is on root's path only.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
  return folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

async function configuration({ http, main = '', workers = 1 }: NginxOptions, place: NginxPlace): Promise<string> {
  const { folder } = place;
  // A worker of root's nginx would be another user, who may not enter the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  // What it says at `notice` tells when a reload is through.
  return `${main}
daemon off; worker_processes ${workers}; pid ${folder}/nginx.pid; error_log ${folder}/error.log notice; ${user}
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${await http(place)}
}
`;
}
