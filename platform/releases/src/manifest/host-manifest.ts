import * as v from 'valibot';
import { navPlace, pinnedFile, storedKey, versionText } from '@rig4u/shared/contracts';
import { addressOf } from './address';
import { contractNumber, fileHashes, fileName, releaseVersion, source, toolchain } from './fields';
import { namesItsFiles, notAhead } from './not-ahead';

const format2 = v.object({
  schema: v.literal(2),
  version: releaseVersion,
  contract: contractNumber,
  /** The formats of remotes that this host can load. */
  formats: v.array(v.picklist(['script', 'module'])),
  /** For each shared entry: its version, the names that it exports, and the files that carry it (none: it is in the first scripts). */
  provides: v.record(
    v.string(),
    v.object({ version: releaseVersion, names: v.array(v.string()), files: v.array(fileName) }),
  ),
  /** `'sha256-…'` of the inline scripts in index.html, for the page's content security policy. */
  inlineScripts: v.array(v.string()),
  /** The same for its inline style sheets; hosts of before had none. */
  inlineStyles: v.optional(v.array(v.string())),
  files: fileHashes,
  notAhead,
  nav: v.optional(v.array(navPlace)),
  stores: v.optional(v.array(storedKey)),
  source: v.optional(source),
  toolchain: v.optional(toolchain),
});

/** Its versions need not be semver's: `1.0.0-local.01` was one. */
const format1 = v.object({
  schema: v.literal(1),
  version: versionText,
  provides: v.record(v.string(), v.object({ names: v.array(v.string()), files: v.array(pinnedFile) })),
  inlineScripts: v.array(v.string()),
});

type Format2 = v.InferOutput<typeof format2>;
type Provided = Omit<Format2['provides'][string], 'version'> & {
  /** Undefined in format 1, which did not say it. */
  version?: string;
};

/** `host.json`: what a host release provides and how its page is put together. */
export type HostManifest = Omit<Format2, 'schema' | 'provides'> & {
  schema: 1 | 2;
  provides: Record<string, Provided>;
};

const sound2 = v.pipe(
  format2,
  v.check((manifest) => namesItsFiles(manifest), 'notAhead: each is a file of the release'),
);

/** Reads `host.json` of either format; format 1 knows no versions, and only the files that the page asks for by hash. */
export const hostManifest = v.variant('schema', [sound2, v.pipe(format1, v.transform(fromFormat1))]);

function fromFormat1({ provides, ...rest }: v.InferOutput<typeof format1>): HostManifest {
  const address = addressOf({ part: 'host', version: rest.version });
  const nameOf = ({ src }: { src: string }) => (src.startsWith(address) ? src.slice(address.length) : src);
  const pins = Object.values(provides).flatMap(({ files }) => files);
  return {
    ...rest,
    contract: 1,
    formats: ['script'],
    provides: Object.fromEntries(
      Object.entries(provides).map(([key, { names, files }]) => [key, { names, files: files.map(nameOf) }]),
    ),
    files: Object.fromEntries(pins.map((pin) => [nameOf(pin), pin.integrity])),
  };
}
