import { readRecord } from '@rig4u/shared/contracts';

type Names = Readonly<Record<string, { names: readonly string[] }>>;

/** What a release asks of the host, by its record. */
export async function fetchNeeds(part: string, version: string): Promise<Names> {
  const { needs } = readRecord(await fetched(`/remotes/${part}/${version}/release.json`));
  return Object.fromEntries(Object.entries(needs).map(([entry, names]) => [entry, { names }]));
}

const asked = new Map<string, Promise<Names>>();

/** What a release of the host exports. A release never changes: asked once, and again only where that failed. */
export function fetchProvided(version: string): Promise<Names> {
  const known = asked.get(version) ?? fetched(`/host/${version}/host.json`).then(readProvided);
  asked.set(version, known);
  known.catch(() => asked.delete(version));
  return known;
}

/** Without a schema: the library would be the only thing that this part carries it for. */
function readProvided(read: unknown): Names {
  if (!isRecord(read) || !isRecord(read['provides'])) throw new Error('This is not the manifest of a host.');
  return Object.fromEntries(
    Object.entries(read['provides']).map(([entry, one]) => [
      entry,
      { names: isRecord(one) ? textsOf(one['names']) : [] },
    ]),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

async function fetched(src: string): Promise<unknown> {
  const response = await fetch(src);
  if (!response.ok) throw new Error(`${src}: status ${response.status}`);
  return response.json();
}
