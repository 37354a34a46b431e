import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { fakeHost, fakeRemote, writeDist, type FakeRemote } from '../fake-builds';
import { main } from './main';

const noon = () => Date.parse('2026-11-22T12:00:00Z');
const anna: Readonly<Record<string, string>> = { RIG4U_BY: 'anna' };

/** For tests: a command line on a store; `clock` is its time. */
export const terminalOn =
  (store: string, clock = noon, env = anna) =>
  async (...argv: string[]) => {
    const lines: string[] = [];
    const code = await main(argv, {
      cwd: '/',
      env: { ...env, RIG4U_STORE: store },
      clock,
      say: (line) => lines.push(line),
      complain: (line) => lines.push(line),
    });
    return { code, text: lines.join('\n') };
  };

/** The same on a store of its own. */
export async function terminal(clock = noon, env = anna) {
  const store = join(await temporaryFolder(), 'store');
  await mkdir(store);
  const run = terminalOn(store, clock, env);
  const remote = async (spec: FakeRemote = {}) => run('publish', await writeDist(fakeRemote(spec).files));
  const withHost = async () => {
    await run('publish', await writeDist(fakeHost().files));
    return run('promote', 'host@1.0.0', '--why', 'the first host', '--without-smoke');
  };
  return { store, run, remote, withHost };
}
