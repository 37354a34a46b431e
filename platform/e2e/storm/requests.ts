import { Agent, get } from 'node:http';
import * as v from 'valibot';
import { integrityOf } from '@rig4u/releases/store';
import { registrySchema, type Registry } from '@rig4u/shared/contracts';

const workers = 8;

/** What a flood of requests has met. */
export interface Flood {
  requests: number;
  /** Everything that no visitor should get: a line each. */
  faults: string[];
}

/**
 * Asks for page, registry and entries of remotes until `isOver`, over kept connections. Each answer must be whole: a registry that parses
 * and is no older than the one before, and entries whose bytes are what the registry says.
 */
export async function floodOf(port: number, isOver: (requests: number) => boolean): Promise<Flood> {
  const flood: Flood = { requests: 0, faults: [] };
  const agent = new Agent({ keepAlive: true, maxSockets: workers });
  const worker = async (): Promise<void> => {
    let newest = 0;
    while (!isOver(flood.requests)) {
      const registry = await lookAround({ port, agent, flood });
      if (!registry) continue;
      const { revision } = registry;
      if (revision < newest) flood.faults.push(`revision ${revision} came after ${newest}`);
      newest = revision;
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  agent.destroy();
  return flood;
}

/** Looks at everything once; the registry is missing where it could not be read. */
export async function lookOnce(port: number): Promise<{ registry: Registry | undefined; faults: string[] }> {
  const flood: Flood = { requests: 0, faults: [] };
  const agent = new Agent();
  const registry = await lookAround({ port, agent, flood });
  return { registry, faults: flood.faults };
}

interface Line {
  port: number;
  agent: Agent;
  flood: Flood;
}

/** One visit without a browser: the page, the registry, and the entries that it names. */
async function lookAround(line: Line): Promise<Registry | undefined> {
  const page = await ask(line, '/guides');
  if (page && !page.toString().trimEnd().endsWith('</html>')) line.flood.faults.push('a page was not whole');
  const text = await ask(line, '/registry.json');
  if (!text) return undefined;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), registrySchema), text.toString());
  if (!read.success) {
    line.flood.faults.push(`a registry that cannot be read: ${text.toString().slice(0, 200)}`);
    return undefined;
  }
  for (const { live } of Object.values(read.output.remotes)) {
    const bytes = await ask(line, live.entry.src);
    if (bytes && integrityOf(bytes) !== live.entry.integrity)
      line.flood.faults.push(`${live.entry.src} has other bytes`);
  }
  return read.output;
}

/** The bytes of an answer; undefined, and a fault, where it is not a good one. */
async function ask({ port, agent, flood }: Line, path: string): Promise<Buffer | undefined> {
  flood.requests += 1;
  const { status, body } = await answer(port, agent, path);
  if (status === 200) return body;
  flood.faults.push(`${path}: ${status}`);
  return undefined;
}

const answer = (port: number, agent: Agent, path: string): Promise<{ status: number | string; body: Buffer }> =>
  new Promise((resolve) => {
    const failed = (error: Error): void => resolve({ status: error.message, body: Buffer.alloc(0) });
    get({ host: '127.0.0.1', port, path, agent }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, body: Buffer.concat(chunks) }));
      incoming.on('error', failed);
    }).on('error', failed);
  });
