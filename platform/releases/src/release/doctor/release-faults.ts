import type { FileMap, ReleaseRef, ReleaseStore } from '../../store';
import { race, writers } from './race';

const ref: ReleaseRef = { part: 'mf-doctor', version: '1.0.0' };
const filesOf = (writer: number): FileMap =>
  new Map(['a.js', 'b/c.css'].map((path) => [path, new TextEncoder().encode(`${path} by ${writer}`)]));

/** What an empty place of releases does not keep of its promises, asked over two handles. */
export async function releaseFaults(one: ReleaseStore, other: ReleaseStore): Promise<string[]> {
  if (await other.has(ref)) return ['A new place in it is not empty: what was tried would stand beside releases.'];
  const won = await race(one, other, (releases, writer) => releases.put(ref, filesOf(writer)));
  const [winner] = won;
  if (winner === undefined || won.length > 1)
    return [`${won.length} of ${writers} writers of one release won: two builds could be mixed.`];
  for (const releases of [other, one])
    if (!(await holds(releases, filesOf(winner))))
      return [
        'A release that was put a moment ago is not read as it was put: visitors could get a half one, or another.',
      ];
  const again = await other.put(ref, filesOf(writers));
  return again || !(await holds(one, filesOf(winner)))
    ? ['A release that stood there was overwritten: what was tested would not be what is served.']
    : [];
}

async function holds(releases: ReleaseStore, files: FileMap): Promise<boolean> {
  const paths = (await releases.paths(ref)) ?? [];
  const same = [...files].map(async ([path, bytes]) =>
    Buffer.from(bytes).equals((await releases.readFile(ref, path)) ?? new Uint8Array()),
  );
  return paths.length === files.size && (await Promise.all(same)).every(Boolean);
}
