import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { newestRevision, type StoreAt } from '@rig4u/releases/store';
import { rig4u } from './gateway-process';

/** A command of a tool, and what became of it. */
export interface Done {
  command: string;
  /** 0 done, 2 refused, 3 somebody else was faster, 4 there is no such release. */
  code: number | null;
  changed: boolean;
}

/** Where a tool's store is, as the environment says it. */
export type StoreEnv = Readonly<Record<string, string>>;

interface Tool {
  store: StoreAt;
  env: StoreEnv;
  by: string;
  /** The releases that it chooses from. */
  editions: Readonly<Record<string, readonly string[]>>;
  random: (limit: number) => number;
}

/** Numbers from 0 to below a limit; the same seed gives the same ones (a linear congruential generator). */
export function randomFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Runs one command after the other, at random, each in a process of its own, as a person or a pipeline would. */
export async function runAtRandom(tool: Tool, count: number): Promise<Done[]> {
  const first = await newestRevision(tool.store);
  const done: Done[] = [];
  for (let i = 0; i < count; i += 1) {
    const { command, more } = await choose(tool, first);
    done.push(await run(tool, command, more));
  }
  return done;
}

/** A command as the history writes it, and the rest of its arguments. */
async function choose({ store, editions, random }: Tool, first: number): Promise<{ command: string; more: string[] }> {
  const one = <T>(list: readonly T[]): T | undefined => list[random(list.length)];
  const [part = '', versions = []] = one(Object.entries(editions)) ?? [];
  const [version = '', other = ''] = [one(versions), one(versions)];
  const sometimes = (...args: string[]): string[] => (random(2) === 0 ? args : []);
  const made = (await newestRevision(store)) - first;
  const why = ['--why', 'the storm'];
  const promotion = {
    command: `promote ${part}@${version}`,
    more: [...why, '--without-smoke', '--again', ...sometimes('--from', other)],
  };
  const others = [
    { command: `rollback ${part}`, more: [...why, ...sometimes('--from', other)] },
    { command: `pin ${part}@${version}`, more: [...why, '--until', '1h'] },
    { command: `unpin ${part}`, more: why },
    { command: `revert ${first + 1 + random(made)}`, more: why },
  ];
  // Promotions as often as all others, and nothing to revert before the first change.
  return (random(2) === 0 ? undefined : others[random(made > 0 ? 4 : 3)]) ?? promotion;
}

const outcome = v.pipe(v.string(), v.parseJson(), v.object({ changed: v.boolean() }));

async function run({ env, by }: Tool, command: string, more: readonly string[]): Promise<Done> {
  const { code, said } = await runRig4u(env, by, [...command.split(' '), ...more]);
  return { command, code, changed: code === 0 && v.parse(outcome, said).changed };
}

/** Runs `rig4u` with `--json`; answers how it ended and what it printed. `onStart` gets a way to kill it. */
export async function runRig4u(
  env: StoreEnv,
  by: string,
  args: readonly string[],
  onStart?: (kill: () => void) => void,
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [rig4u, ...args, '--json'], {
    env: { ...process.env, ...env, RIG4U_BY: by },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onStart?.(() => child.kill('SIGKILL'));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const said = await text(child.stdout);
  return { code: await ended, said };
}

const history = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ revision: v.number(), by: v.string(), command: v.string(), why: v.nullable(v.string()) })),
);

/** The history as `rig4u history` tells it, the oldest revision first. */
export async function readHistory(env: StoreEnv): Promise<v.InferOutput<typeof history>> {
  const { said } = await runRig4u(env, 'reader', ['history']);
  return v.parse(history, said).toReversed();
}
