import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import type { HostManifest, Needs, RemoteManifest } from '@rig4u/shared/contracts';
import { integrityOf, type FileMap } from './store';

/** Builds for tests: small, but whole and true to their hashes. */
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const json = (value: unknown): Uint8Array => bytes(JSON.stringify(value));

export interface FakeRemote {
  name?: string;
  version?: string;
  needs?: Needs;
  paths?: string[];
  code?: string;
}

export function fakeRemote({
  name = 'mf-guides',
  version = '1.0.0',
  needs = {},
  paths = ['/guides'],
  code = version,
}: FakeRemote = {}): { manifest: RemoteManifest; files: FileMap } {
  const [entry, chunk] = [bytes(`entry of ${code}`), bytes(`screen of ${code}`)];
  const pin = (file: string, content: Uint8Array) => ({
    src: `/remotes/${name}/${version}/${file}`,
    integrity: integrityOf(content),
  });
  const screens = paths.map((path) => ({ path, files: [pin('1.abc.js', chunk)] }));
  const manifest: RemoteManifest = {
    schema: 1,
    name,
    version,
    id: `${name}_${version}`.replaceAll(/\W/g, '_'),
    entry: pin('remoteEntry.js', entry),
    screens,
    needs,
  };
  return {
    manifest,
    files: new Map([
      ['1.abc.js', chunk],
      ['art/part.svg', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['remote.json', json(manifest)],
      ['remoteEntry.js', entry],
    ]),
  };
}

export const inlineScript = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const page = '<!doctype html><html lang="en"><head><!--rig4u:config--><!--rig4u:registry--></head><body></body></html>';

/** A host that provides `ui` in its first scripts and `widgets` as a chunk. */
export function fakeHost(
  version = '1.0.0',
  ui: string[] = ['Button'],
  html: string = page,
): { manifest: HostManifest; files: FileMap } {
  const chunk = bytes(`widgets of ${version}`);
  const manifest: HostManifest = {
    schema: 1,
    version,
    provides: {
      '@rig4u/shared/ui': { names: ui, files: [] },
      '@rig4u/shared/widgets': {
        names: ['Gauge'],
        files: [{ src: `/host/${version}/widgets.js`, integrity: integrityOf(chunk) }],
      },
    },
    inlineScripts: [inlineScript],
  };
  return {
    manifest,
    files: new Map([
      ['host.json', json(manifest)],
      ['index.html', bytes(html)],
      ['widgets.js', chunk],
    ]),
  };
}

/** Writes a build's files into a new folder and returns the folder. */
export async function writeDist(files: FileMap): Promise<string> {
  const folder = await temporaryFolder();
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}
