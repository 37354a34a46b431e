import * as http from 'node:http';
import * as https from 'node:https';
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

interface FloodOptions {
  /** Whether one gateway answers, so that no answer may be older than the one before. */
  inOrder?: boolean;
}

/**
 * Asks for page, registry and entries of remotes until `isOver`, over kept connections. Each answer must be whole: a page whose record is
 * of the release that its index names, a registry that parses, and entries whose bytes are what the registry says.
 */
export async function floodOf(
  origin: string,
  isOver: (requests: number) => boolean,
  { inOrder = true }: FloodOptions = {},
): Promise<Flood> {
  const flood: Flood = { requests: 0, faults: [] };
  const agent = agentFor(origin, { keepAlive: true, maxSockets: workers });
  const worker = async (): Promise<void> => {
    let newest = 0;
    while (!isOver(flood.requests)) {
      const registry = await lookAround({ origin, agent, flood });
      if (!registry) continue;
      const { revision } = registry;
      if (inOrder && revision < newest) flood.faults.push(`revision ${revision} came after ${newest}`);
      newest = revision;
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  agent.destroy();
  return flood;
}

/** Looks at everything once; the registry is missing where it could not be read. */
export async function lookOnce(origin: string): Promise<{ registry: Registry | undefined; faults: string[] }> {
  const flood: Flood = { requests: 0, faults: [] };
  const agent = agentFor(origin);
  const registry = await lookAround({ origin, agent, flood });
  return { registry, faults: flood.faults };
}

/** A front of a test has a certificate that nobody knows. */
const agentFor = (origin: string, options: http.AgentOptions = {}): http.Agent =>
  origin.startsWith('https:') ? new https.Agent({ ...options, rejectUnauthorized: false }) : new http.Agent(options);

interface Line {
  origin: string;
  agent: http.Agent;
  flood: Flood;
}

/** One visit without a browser: the page, the registry, and the entries that it names. */
async function lookAround(line: Line): Promise<Registry | undefined> {
  const page = await ask(line, '/guides');
  if (page) line.flood.faults.push(...faultsOfPage(page.toString()));
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

const inPage = v.object({
  index: v.object({ remotes: v.record(v.string(), v.looseObject({ live: v.tuple([v.string(), v.string()]) })) }),
  record: v.object({ part: v.string(), record: v.object({ version: v.string() }) }),
});

/** A page is whole, and what it carries of a remote is of the release that it names. */
function faultsOfPage(html: string): string[] {
  if (!html.trimEnd().endsWith('</html>')) return ['a page was not whole'];
  const carried = (id: string): unknown =>
    JSON.parse(new RegExp(`<script type="application/json" id="rig4u-${id}">(.*?)</script>`).exec(html)?.[1] ?? 'null');
  const read = v.safeParse(inPage, { index: carried('index'), record: carried('record') });
  if (!read.success) return ['a page does not say what it is of'];
  const { index, record } = read.output;
  const named = index.remotes[record.part]?.live[0];
  return record.record.version === named
    ? []
    : [`a page names ${record.part}@${named} and carries ${record.record.version}`];
}

/** The bytes of an answer; undefined, and a fault, where it is not a good one. */
async function ask({ origin, agent, flood }: Line, path: string): Promise<Buffer | undefined> {
  flood.requests += 1;
  const { status, body } = await answer(origin + path, agent);
  if (status === 200) return body;
  flood.faults.push(`${path}: ${status}`);
  return undefined;
}

const answer = (address: string, agent: http.Agent): Promise<{ status: number | string; body: Buffer }> =>
  new Promise((resolve) => {
    const failed = (error: Error): void => resolve({ status: error.message, body: Buffer.alloc(0) });
    (address.startsWith('https:') ? https : http)
      .get(address, { agent }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, body: Buffer.concat(chunks) }));
        incoming.on('error', failed);
      })
      .on('error', failed);
  });
