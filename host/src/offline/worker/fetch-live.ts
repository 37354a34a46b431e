import { liveFilesSchema, offlinePage, registryMoment, type LiveFiles } from '@rig4u/shared/offline';
import * as v from 'valibot';

/** What is live: a page and all files that it may ask for, of one revision. */
export interface Live {
  page: Response;
  list: LiveFiles;
}

/**
 * Asks for what is live. Rejects when it does not arrive, or when something went live between the two requests: the next visit asks
 * again.
 */
export async function fetchLive(): Promise<Live> {
  const list = v.parse(liveFilesSchema, await (await ask('/registry/files.json')).json());
  const page = await ask(offlinePage);
  const { epoch, revision } = momentOf(await page.clone().text());
  if (epoch !== list.epoch || revision !== list.revision)
    throw new Error(`The page is of revision ${revision} and the list of files of ${list.revision}.`);
  return { page, list };
}

/** The revision of the index that a page carries. Throws where it carries none. */
function momentOf(html: string): v.InferOutput<typeof registryMoment> {
  const [, index = ''] = /<script type="application\/json" id="rig4u-index">(.*?)<\/script>/s.exec(html) ?? [];
  return v.parse(v.pipe(v.string(), v.parseJson(), registryMoment), index);
}

async function ask(path: string): Promise<Response> {
  const response = await fetch(path, { cache: 'no-cache', priority: 'low' });
  if (!response.ok) throw new Error(`${path} did not arrive: status ${response.status}`);
  return response;
}

/**
 * Fetches a file. Rejects unless it has the hash; the second try asks past the browser's cache, where wrong bytes would be found
 * again.
 */
export async function fetchFile(path: string, integrity: string): Promise<Response> {
  const options = { integrity, priority: 'low' } as const;
  const response = await fetch(path, options).catch(() => fetch(path, { ...options, cache: 'reload' }));
  if (!response.ok) throw new Error(`${path} did not arrive: status ${response.status}`);
  return response;
}
