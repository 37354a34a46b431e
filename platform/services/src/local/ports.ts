import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { Refusal } from '@rig4u/kernel';
import { writeDurably } from './durable';
import { keptFile } from './kept-file';
import { listenLocally } from './listen';

const port = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65_535));
const portsSchema = v.object({ auth: port, rest: port, postgres: port });
export type Ports = v.InferOutput<typeof portsSchema>;

/** The ports to start on: those that are set, else those of last time that are free, else 0. */
export async function choosePorts(file: string, set: Ports, say: (line: string) => void): Promise<Ports> {
  const { value: last } = await keptFile<Ports>({
    file,
    read: (json) => v.parse(v.pipe(v.string(), v.parseJson(), portsSchema), json),
    make: () => ({ auth: 0, rest: 0, postgres: 0 }),
    write: JSON.stringify,
    say,
    loss: 'the local services take other ports.',
  });
  const choose = async (name: keyof Ports): Promise<number> =>
    set[name] || ((await becomesFree(last[name], name)) ? last[name] : 0);
  const [auth, rest, postgres] = await Promise.all([choose('auth'), choose('rest'), choose('postgres')]);
  return { auth, rest, postgres };
}

/** Keeps ports for the next start. */
export const rememberPorts = (file: string, ports: Ports): Promise<void> => writeDurably(file, JSON.stringify(ports));

/** The services of a start that was just killed need a moment to go. */
async function becomesFree(candidate: number, name: string): Promise<boolean> {
  for (let tries = 0; tries < 10; tries += 1) {
    if (await isFree(candidate, name)) return true;
    await sleep(100);
  }
  return false;
}

async function isFree(candidate: number, name: string): Promise<boolean> {
  const server = createServer();
  try {
    await listenLocally(server, candidate, name);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
  await new Promise((resolve) => server.close(resolve));
  return true;
}
