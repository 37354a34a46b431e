import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { environment, type Cluster } from './cluster';

/** Nothing that was acknowledged may be lost, whatever the configuration file says. */
const durable = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on'];

/** `log` leaves out what clients did wrong: the answer tells them. */
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=40',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_min_messages=log',
  ...durable,
];

export type Launch = { child: ChildProcess; ready: true } | { ready: false; output: string };

/** Starts the server and waits until it takes connections or has ended. `line` gets what it prints. */
export function launch({ path, native, ids }: Cluster, port: number, line: (text: string) => void): Promise<Launch> {
  // A group of its own: Ctrl+C in the terminal is for the parent, which stops the server when it has nothing left to write.
  const detached = process.platform !== 'win32';
  const options = ['-D', path, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const child = spawn(join(native, 'bin', 'postgres'), options, {
    ...ids,
    env: environment(),
    cwd: path,
    detached,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  return new Promise((resolve) => {
    child.stderr.on('data', (chunk: Buffer) => {
      const text = chunk.toString();
      output = (output + text).slice(-4000);
      text.split('\n').filter(Boolean).forEach(line);
      if (output.includes('ready to accept connections')) resolve({ ready: true, child });
    });
    child.on('error', (error) => resolve({ ready: false, output: error.message }));
    child.on('close', () => resolve({ ready: false, output }));
  });
}
