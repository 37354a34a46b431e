import { listErrorLogs, type ErrorLog } from '@rig4u/shared/database';
import { useLoaded } from '@rig4u/shared/lazy';
import { useEffect } from 'react';
import { errorOf } from '../../../domain/error-pages';
import { messageFor, type ErrorLogList } from './use-error-log';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export type OpenedError =
  | { status: 'ready'; error: ErrorLog }
  | { status: 'loading' | 'missing' }
  | { status: 'failed'; message: string; retry: () => void };

/** The error with that id: from the list, or from the database once the list turns out not to have it. */
export function useOpenedError(id: string | undefined, log: ErrorLogList): OpenedError | undefined {
  const { keep } = log;
  const error = id === undefined ? undefined : errorOf(log, id);
  const listIsLoading = log.list === undefined && log.failure === undefined;
  const found = useLoaded(error || listIsLoading ? undefined : id, findError);
  const foundError = found.status === 'ready' ? found.value : undefined;
  useEffect(() => {
    if (foundError) keep(foundError);
  }, [foundError, keep]);

  if (id === undefined) return undefined;
  if (error) return { status: 'ready', error };
  if (found.status === 'failed') return { status: 'failed', message: messageFor(found.error), retry: found.retry };
  return { status: found.status === 'ready' && !foundError ? 'missing' : 'loading' };
}

/** The error with that id; undefined if the log has none, or the id is not a UUID. Rejects if the database does not answer. */
async function findError(id: string): Promise<ErrorLog | undefined> {
  if (!uuid.test(id)) return undefined;
  const [found] = await listErrorLogs({ id, limit: 2 });
  return found;
}
