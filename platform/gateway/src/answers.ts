import { mimes } from 'hono/utils/mime';
import { loadConfig } from '@rig4u/kernel/config';
import { readSettings } from '@rig4u/kernel/service-settings';
import { readIndex, type PageIndex } from '@rig4u/shared/contracts';
import { offlinePage } from '@rig4u/shared/server';
import { createGateway } from './app';
import { documentPaths, documentsOf } from './documents';
import { readGatewaySettings } from './gateway-settings';
import { fileFinder, fileResponse } from './release-file';
import { liveOf, type PagesRead } from './live';
import { liveFrames } from './live-frames';
import type { KnownScreen, KnownScreens } from './known-addresses';

export type { KnownScreen };

/** What a gateway answers, for whoever keeps its answers elsewhere. */
export interface Answers {
  ask: (address: string, headers?: Readonly<Record<string, string>>, method?: string) => Promise<Response>;
  /** Addresses of documents that are no page; some of them may answer that there is nothing. */
  documents: readonly string[];
  /** Addresses that a remote owns, as it declares them: `/guides/:id`. */
  owned: readonly string[];
  /** Addresses whose screen was rendered: their pages are their own. All other addresses of a remote have one page. */
  rendered: readonly string[];
  /** An address that nobody owns, and that has a page. */
  unowned: string;
  /** The addresses that lead somewhere; undefined where all count as such. */
  known: KnownScreens | undefined;
  /** Endings of addresses that are no page, unless a visitor opens them. */
  fileEndings: readonly string[];
}

interface AnswersOptions {
  /** A folder. */
  store: string;
  /** What pages read. */
  pages: PagesRead;
  env: Readonly<Record<string, string | undefined>>;
  log: (line: string) => void;
}

const isOfRelease = /^\/(host|remotes)\//;
const fileMemory = 16 * 1024 * 1024;

/** The answers of a gateway with the settings of an environment. Every visitor gets the same. */
export async function answersOf({ store, pages, env, log }: AnswersOptions): Promise<Answers> {
  const settings = readSettings(env);
  const defaults = await loadConfig(env);
  const config = settings.mode === 'hosted' ? { ...defaults, services: settings.services } : defaults;
  const { offline, origin } = readGatewaySettings(env);
  const options = { store, config, log, offline, origin };
  const live = await liveOf(options, pages);
  const find = fileFinder(store, fileMemory);
  const index = readIndex(pages.index);
  const app = createGateway({ ...options, find, documents: documentsOf(options, async () => live) });
  const ask: Answers['ask'] = async (address, headers = {}, method = 'GET') => {
    // Files have headers of their own, without what only documents need: the server sends them before the application is asked.
    const file =
      isOfRelease.test(address) && method === 'GET'
        ? await find(address, headers['Accept-Encoding'], headers['Available-Dictionary'])
        : undefined;
    if (file) return fileResponse(file);
    return app.request(`http://localhost${address}`, { method, headers: { Accept: 'text/html', ...headers } });
  };
  return {
    ask,
    documents: documentPaths,
    owned: Object.values(index.remotes).flatMap(({ paths }) => paths),
    rendered: await renderedPaths(store, index),
    unowned: offlinePage,
    known: live.screens,
    fileEndings: Object.keys(mimes),
  };
}

async function renderedPaths(store: string, index: PageIndex): Promise<string[]> {
  // What cannot be read was said when the pages were made.
  const framesOf = await liveFrames(store, { host: index.host.version, index, log: () => undefined });
  const parts = ['host', ...Object.keys(index.remotes)];
  return parts.flatMap((part) => framesOf(part)?.screens.map(({ path }) => path) ?? []);
}
