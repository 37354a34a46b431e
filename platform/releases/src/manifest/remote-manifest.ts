import * as v from 'valibot';
import {
  matchesPath,
  navPlace,
  needsMap,
  onDemandKeys,
  pinnedFile,
  remoteNames,
  screenFiles,
  storedKey,
  versionText,
} from '@rig4u/shared/contracts';
import { addressOf } from './address';
import {
  contractNumber,
  exampleData,
  fileHashes,
  fileName,
  needsByEntry,
  releaseVersion,
  remoteName,
  screen,
  source,
  toolchain,
} from './fields';
import { namesItsFiles, notAhead } from './not-ahead';

const format2 = v.object({
  schema: v.literal(2),
  name: remoteName,
  version: releaseVersion,
  /** Federation name; carries the version, so that two releases live in one tab. */
  id: v.string(),
  contract: contractNumber,
  entry: fileName,
  format: v.picklist(['script', 'module']),
  files: fileHashes,
  notAhead,
  screens: v.pipe(v.array(screen), v.minLength(1, 'a remote has at least one screen')),
  exampleData: v.optional(exampleData),
  needs: needsByEntry,
  onDemand: onDemandKeys,
  nav: v.optional(v.array(navPlace)),
  stores: v.optional(v.array(storedKey)),
  /** The most that entry and largest screen together may weigh, in bytes as brotli. */
  budget: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  source: v.optional(source),
  toolchain: v.optional(toolchain),
});

/** Its versions need not be semver's: `1.0.0-local.01` was one. */
const format1 = v.object({
  schema: v.literal(1),
  name: remoteNames,
  version: versionText,
  id: v.string(),
  entry: pinnedFile,
  screens: v.array(screenFiles),
  needs: needsMap,
  onDemand: onDemandKeys,
});

const leadToScreens = ({ nav = [], screens }: v.InferOutput<typeof format2>): boolean =>
  nav.every((link) => screens.some(({ path }) => matchesPath(path, link.path)));
const sound2 = v.pipe(
  format2,
  v.check(leadToScreens, 'nav: each link leads to a screen of this remote'),
  v.check((manifest) => namesItsFiles(manifest), 'notAhead: each is a file of the release'),
);

/** `remote.json`, written by a remote's build and kept in its release. What `schema` 1 did not say is not in `files`. */
export type RemoteManifest = Omit<v.InferOutput<typeof format2>, 'schema'> & { schema: 1 | 2 };

/** Reads `remote.json` of either format; format 1 knows no ranges, and only the files that the page asks for by hash. */
export const remoteManifest = v.variant('schema', [sound2, v.pipe(format1, v.transform(fromFormat1))]);

function fromFormat1({ entry, screens, needs, ...rest }: v.InferOutput<typeof format1>): RemoteManifest {
  const address = addressOf({ part: rest.name, version: rest.version });
  const nameOf = ({ src }: { src: string }) => (src.startsWith(address) ? src.slice(address.length) : src);
  const pins = [entry, ...screens.flatMap(({ files }) => files)];
  return {
    ...rest,
    contract: 1,
    format: 'script',
    entry: nameOf(entry),
    files: Object.fromEntries(pins.map((pin) => [nameOf(pin), pin.integrity])),
    screens: screens.map((one) => ({ ...one, files: one.files.map(nameOf) })),
    needs: Object.fromEntries(Object.entries(needs).map(([entryName, names]) => [entryName, { range: '*', names }])),
  };
}
