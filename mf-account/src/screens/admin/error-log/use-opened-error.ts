import { listErrorLogs, type ErrorLog } from '@rig4u/shared/database';
import { useCallback, useEffect, useState } from 'react';
import { errorOf } from '../../../domain/error-pages';
import { messageFor, type ErrorLogList } from './use-error-log';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export type OpenedError =
  | { status: 'ready'; error: ErrorLog }
  | { status: 'loading' | 'missing' }
  | { status: 'failed'; message: string; retry: () => void };

type Outcome = { request: string } & ({ status: 'missing' } | { status: 'failed'; message: string });

/** The error with that id: from the list, or from the database once the list turns out not to have it. */
export function useOpenedError(id: string | undefined, log: ErrorLogList): OpenedError | undefined {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const { keep } = log;
  const error = id === undefined ? undefined : errorOf(log, id);
  const wanted = error || (log.list === undefined && log.failure === undefined) ? undefined : id;
  const request = `${wanted}/${attempt}`;

  useEffect(() => {
    if (wanted === undefined) return;
    let left = false;
    findError(wanted).then(
      (found) => {
        if (left) return;
        if (found) keep(found);
        else setOutcome({ request, status: 'missing' });
      },
      (problem: unknown) =>
        !left && setOutcome({ request, status: 'failed', message: messageFor(problem) }),
    );
    return () => {
      left = true;
    };
  }, [wanted, request, keep]);

  if (id === undefined) return undefined;
  if (error) return { status: 'ready', error };
  if (outcome?.request !== request) return { status: 'loading' };
  return outcome.status === 'failed' ? { status: 'failed', message: outcome.message, retry } : { status: 'missing' };
}

/** The error with that id; undefined if the log has none, or the id is not a UUID. Rejects if the database does not answer. */
async function findError(id: string): Promise<ErrorLog | undefined> {
  if (!uuid.test(id)) return undefined;
  const [found] = await listErrorLogs({ id, limit: 2 });
  return found;
}
