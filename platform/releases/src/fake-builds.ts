import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import {
  federationName,
  framesFile,
  withValues,
  type Frames,
  type HostManifest,
  type RemoteManifest,
  type ScreenValues,
} from './manifest';
import { integrityOf, type FileMap } from './store';

/** Builds for tests: small, but whole and true to their hashes. */
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const json = (value: unknown): Uint8Array => bytes(JSON.stringify(value));

export interface FakeRemote extends Partial<
  Pick<RemoteManifest, 'id' | 'contract' | 'format' | 'nav' | 'stores' | 'budget'>
> {
  name?: string;
  version?: string;
  /** For each shared entry the names. */
  needs?: Record<string, string[]>;
  /** The range of everything in `needs`. */
  range?: string;
  paths?: string[];
  /** By path what its names may stand for. */
  values?: Record<string, ScreenValues>;
  code?: string;
  frames?: Frames;
}

export function fakeRemote({
  name = 'mf-guides',
  version = '1.0.0',
  needs = {},
  range = '^1.0.0',
  paths = ['/guides'],
  values = {},
  code = version,
  frames,
  ...rest
}: FakeRemote = {}): { manifest: RemoteManifest; files: FileMap } {
  const files = new Map([
    ['1.abc.js', bytes(`"screen of ${code}"`)],
    ['art/part.svg', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['remoteEntry.js', bytes(`"entry of ${code}"${rest.format === 'module' ? ';export const [init, get] = [];' : ''}`)],
    ...framesOf(frames),
  ]);
  const manifest: RemoteManifest = {
    schema: 2,
    name,
    version,
    id: federationName(name, version),
    contract: 1,
    entry: 'remoteEntry.js',
    format: 'script',
    files: hashesOf(files),
    screens: withValues(
      paths.map((path) => ({ path, files: ['1.abc.js'] })),
      values,
    ),
    needs: Object.fromEntries(Object.entries(needs).map(([entry, names]) => [entry, { range, names }])),
    ...rest,
  };
  return { manifest, files: new Map([...files, ['remote.json', json(manifest)] as const].toSorted(byName)) };
}

export const inlineScript = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const page = '<!doctype html><html lang="en"><head><!--rig4u:config--><!--rig4u:index--></head><body></body></html>';

/** A host that provides `ui` in its first scripts and `widgets` as a chunk; both have the version `shared`. */
export function fakeHost(
  version = '1.0.0',
  ui: string[] = ['Button'],
  html: string = page,
  shared = '1.0.0',
  frames?: Frames,
  formats: HostManifest['formats'] = ['script'],
): { manifest: HostManifest; files: FileMap } {
  const files = new Map([
    ['index.html', bytes(html)],
    ['widgets.js', bytes(`"widgets of ${version}"`)],
    ...framesOf(frames),
  ]);
  const manifest: HostManifest = {
    schema: 2,
    version,
    contract: 1,
    formats,
    provides: {
      '@rig4u/shared/ui': { version: shared, names: ui, files: [] },
      '@rig4u/shared/widgets': { version: shared, names: ['Gauge'], files: ['widgets.js'] },
    },
    inlineScripts: [inlineScript],
    files: hashesOf(files),
  };
  return { manifest, files: new Map([...files, ['host.json', json(manifest)] as const].toSorted(byName)) };
}

const framesOf = (frames: Frames | undefined): [string, Uint8Array][] => (frames ? [[framesFile, json(frames)]] : []);

const hashesOf = (files: FileMap): Record<string, string> =>
  Object.fromEntries([...files].map(([name, content]) => [name, integrityOf(content)]));

const byName = ([one]: readonly [string, Uint8Array], [two]: readonly [string, Uint8Array]): number =>
  one < two ? -1 : 1;

/** Writes a build's files into a new folder and returns the folder. */
export async function writeDist(files: FileMap): Promise<string> {
  const folder = await temporaryFolder();
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}
