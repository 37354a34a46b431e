import type { IncomingMessage } from 'node:http';
import { foundAnswer, type ReadyAnswer } from './document';
import type { Documents } from './documents';
import { loadReportsPath, readyLoadReport, type TakeLoadReportsOptions } from './load-reports/take-load-reports';
import type { FindFile, SentFile } from './release-file';

/** Finds what can be sent without Request and Response; undefined for everything else, and for what is not there. */
export type FindReady = (request: IncomingMessage) => ReadyAnswer | undefined | Promise<ReadyAnswer | undefined>;

/** Files of releases, documents and load reports: nearly all requests, and three times as cheap as by way of Request and Response. */
export function readyAnswers(find: FindFile, documents: Documents, loads: TakeLoadReportsOptions): FindReady {
  return (request) => {
    const { method, url = '', headers } = request;
    if (method === 'POST' && url === loadReportsPath) return readyLoadReport(loads, request);
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const query = url.indexOf('?');
    const path = query === -1 ? url : url.slice(0, query);
    const accepts = headers['accept-encoding']?.toString();
    if (path.startsWith('/remotes/') || path.startsWith('/host/'))
      return fileAnswer(find(path, accepts, headers['available-dictionary']?.toString()));
    return isPlain(path) ? documentAt(documents, path, request) : undefined;
  };
}

async function documentAt(
  documents: Documents,
  path: string,
  { url = '', headers }: IncomingMessage,
): Promise<ReadyAnswer | undefined> {
  const found = await documents.at(path, { header: (name) => headers[name]?.toString() });
  if (found === undefined || found === 'nothing live') return undefined;
  return foundAnswer(found, { accepts: headers['accept-encoding']?.toString(), has: headers['if-none-match'], url });
}

/** Whether a path means what it says: no steps up or down, nothing that an address writes in another way. */
const isPlain = (path: string): boolean => /^\/[\w\-.~/:@!$&'()*+,;=]*$/.test(path) && !path.includes('/.');

function fileAnswer(found: ReturnType<FindFile>): ReturnType<FindReady> {
  return found instanceof Promise ? found.then((file) => file && sent(file)) : found && sent(found);
}

const sent = ({ status = 200, headers, body }: SentFile): ReadyAnswer => ({ status, headers, body });
