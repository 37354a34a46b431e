import * as v from 'valibot';

const manifest = v.object({
  needs: v.record(v.string(), v.object({ names: v.array(v.string()) })),
});
const hostManifest = v.object({
  provides: v.record(v.string(), v.object({ names: v.array(v.string()) })),
});

export type Needed = v.InferOutput<typeof manifest>['needs'];
export type Provided = v.InferOutput<typeof hostManifest>['provides'];

/** What a release asks of the host, by the manifest that it was published with. */
export const fetchNeeds = async (part: string, version: string): Promise<Needed> =>
  v.parse(manifest, await fetched(`/remotes/${part}/${version}/remote.json`)).needs;

const asked = new Map<string, Promise<Provided>>();

/** What a release of the host exports. A release never changes: asked once, and again only where that failed. */
export function fetchProvided(version: string): Promise<Provided> {
  const known =
    asked.get(version) ?? fetched(`/host/${version}/host.json`).then((read) => v.parse(hostManifest, read).provides);
  asked.set(version, known);
  known.catch(() => asked.delete(version));
  return known;
}

async function fetched(src: string): Promise<unknown> {
  const response = await fetch(src);
  if (!response.ok) throw new Error(`${src}: status ${response.status}`);
  return response.json();
}
