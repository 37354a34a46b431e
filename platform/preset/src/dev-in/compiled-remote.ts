import { promisify, stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import webpack, { type Stats } from 'webpack';
import { namedBy, recordText } from '@rig4u/releases';
import { addressOf, remoteManifest, type RemoteManifest } from '@rig4u/releases/manifest';
import type { PartInfo } from '../part';
import { developersBuild } from './developers-build';
import type { NamedDeveloper } from './index-with-remote';
import type { News } from './browser/news';

/** What the last compilation that succeeded has made. */
export interface Compiled extends NamedDeveloper {
  manifest: RemoteManifest;
  /** `release.json`. */
  record: string;
}

/** The developer's remote, compiled in memory whenever a file of it is saved. */
export interface CompiledRemote {
  latest: () => Compiled | undefined;
  news: () => News;
  /** Calls back after each compilation; returns the function that ends it. */
  onNews: (listener: (news: News) => void) => () => void;
  /** A file by its address: of the last few compilations, since a page may have begun with one of them. */
  file: (address: string) => Uint8Array | undefined;
  /** Ends the watching, which keeps the process alive. */
  close: () => Promise<void>;
}

/** How many compilations are kept. */
const keptBuilds = 10;
const manifestText = v.pipe(v.string(), v.parseJson(), remoteManifest);

/** Compiles now and at each save. Resolves after the first compilation, whether it succeeded or not. */
export function compileRemote(part: PartInfo, session: string): Promise<CompiledRemote> {
  const listeners = new Set<(news: News) => void>();
  const kept: Map<string, Uint8Array>[] = [];
  const address = addressOf({ part: part.name, version: part.version });
  let latest: Compiled | undefined;
  let news: News = { session, build: 0, hash: '', errors: [] };

  const take = (stats: Stats): void => {
    if (stats.hash === news.hash) return;
    const build = news.build + 1;
    const files = filesOf(stats);
    const manifest = inFolder(v.parse(manifestText, new TextDecoder().decode(files.get('remote.json'))), build);
    const made = { kind: 'remote', manifest } as const;
    const record = recordText(made);
    const { name, screens, nav } = manifest;
    latest = { name, paths: screens.map(({ path }) => path), nav, live: namedBy(made), build, manifest, record };
    kept.unshift(new Map([...files].map(([file, bytes]) => [`${address}${build}/${file}`, bytes])));
    kept.length = Math.min(kept.length, keptBuilds);
    news = { session, build, hash: stats.hash ?? '', errors: [] };
  };
  const compiler = webpack(developersBuild(part));
  // All is read from memory.
  compiler.hooks.shouldEmit.tap('rig4u-dev', () => false);
  const remote: CompiledRemote = {
    latest: () => latest,
    news: () => news,
    onNews: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    file: (wanted) => find(kept, wanted),
    close: () => promisify(compiler.close.bind(compiler))(),
  };

  return new Promise((resolve, reject) => {
    compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
      if (error) return reject(error);
      if (!stats) return;
      if (stats.hasErrors()) news = { ...news, errors: errorsOf(stats) };
      else {
        take(stats);
        news = { ...news, errors: [] };
      }
      for (const listener of listeners) listener(news);
      resolve(remote);
    });
  });
}

const filesOf = ({ compilation }: Stats): Map<string, Uint8Array> =>
  new Map(compilation.getAssets().map(({ name, source }) => [name, source.buffer()]));

/**
 * Each compilation has a folder of its own: a page that begins with one gets both of its scripts, whatever is saved meanwhile. webpack
 * counts the updates of a script among its files, and a page that begins needs none.
 */
function inFolder(manifest: RemoteManifest, build: number): RemoteManifest {
  const { entry, files, screens } = manifest;
  const put = (name: string): string => `${build}/${name}`;
  return {
    ...manifest,
    entry: put(entry),
    files: Object.fromEntries(Object.entries(files).map(([name, hash]) => [put(name), hash])),
    screens: screens.map((screen) => ({ ...screen, files: screen.files.filter((file) => !isUpdate(file)).map(put) })),
  };
}

const isUpdate = (name: string): boolean => name.includes('.hot-update.');

/** An update is made by a later compilation than the one whose page asks for it, and has a name of its own. */
function find(kept: readonly Map<string, Uint8Array>[], address: string): Uint8Array | undefined {
  const name = address.slice(address.lastIndexOf('/'));
  for (const files of kept)
    for (const [known, bytes] of files) if (known === address || (isUpdate(name) && known.endsWith(name))) return bytes;
  return undefined;
}

const errorsOf = (stats: Stats): string[] =>
  (stats.toJson({ all: false, errors: true, moduleTrace: false }).errors ?? []).map(({ moduleName, message }) =>
    plainText(moduleName ? `${moduleName}\n${message}` : message),
  );

/** Without colours, and without the stack of the compiler itself. */
const plainText = (message: string): string =>
  stripVTControlCharacters(message)
    .replace(/\n\s*(Caused by:\s*Syntax Error\s*)?Stack backtrace:.*$/s, '')
    .trim();
