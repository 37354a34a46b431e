import { addressOf, type HostManifest } from '@rig4u/releases/manifest';
import { integrityOf } from '@rig4u/releases/store';
import { moduleProbe, type NamedRelease, type PageIndex } from '@rig4u/shared/contracts';
import { namedManifest } from './named-manifest';

type Hashes = Readonly<Record<string, string>>;

/**
 * The import map of a page: the hash of each script of every release in the index that is a module, because a module's imports have
 * no place for a hash of their own. A browser reads it only before the first module. Undefined where no release is a module.
 */
export async function importMapOf(store: string, index: PageIndex, host: HostManifest): Promise<string | undefined> {
  if (!host.formats.includes('module')) return undefined;
  const named = Object.entries(index.remotes).flatMap(([part, remote]) =>
    'live' in remote
      ? [remote.live, remote.before, remote.rollout?.release].flatMap((one) => (one ? [[part, one] as const] : []))
      : [],
  );
  const hashes = await Promise.all(named.map(([part, release]) => moduleHashes(store, part, release)));
  const integrity: Hashes = Object.assign({}, ...hashes);
  if (Object.keys(integrity).length === 0) return undefined;
  return JSON.stringify({ integrity: { ...probeHashes(host), ...integrity } });
}

async function moduleHashes(store: string, part: string, named: NamedRelease): Promise<Hashes> {
  const manifest = await namedManifest(store, part, named);
  return manifest?.format === 'module' ? scriptsOf(addressOf({ part, version: named[0] }), manifest.files) : {};
}

const scriptsOf = (folder: string, files: Hashes): Hashes =>
  Object.fromEntries(
    Object.entries(files).flatMap(([name, hash]) => (/\.m?js$/.test(name) ? [[folder + name, hash]] : [])),
  );

/** The probe twice, the second time with the hash of other bytes: a browser that compares refuses that one. */
function probeHashes({ version, files }: HostManifest): Hashes {
  const probe = addressOf({ part: 'host', version }) + moduleProbe.file;
  const hash = files[moduleProbe.file];
  return hash === undefined ? {} : { [probe]: hash, [probe + moduleProbe.changed]: integrityOf(new Uint8Array()) };
}
