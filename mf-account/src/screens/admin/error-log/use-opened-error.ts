import type { ErrorLog } from '@rig4u/shared/database';
import { messageOf } from '@rig4u/shared/errors';
import { useCallback, useEffect, useState } from 'react';
import { errorOf } from '../../../domain/error-list';
import { findError } from './find-error';
import type { ErrorLogList } from './use-error-log';

export type Opened =
  | { status: 'ready'; error: ErrorLog }
  | { status: 'loading' | 'missing' }
  | { status: 'failed'; message: string; retry: () => void };

type Outcome = { request: string } & ({ status: 'missing' } | { status: 'failed'; message: string });

/** The error that the address names: from the list, or looked for once it is known that the list does not have it. */
export function useOpened(id: string | undefined, log: ErrorLogList): Opened | undefined {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const { keep } = log;
  const error = id === undefined ? undefined : errorOf(log, id);
  const lookFor = error || (log.list === undefined && log.failure === undefined) ? undefined : id;
  const request = `${lookFor}/${attempt}`;

  useEffect(() => {
    if (lookFor === undefined) return;
    let left = false;
    findError(lookFor).then(
      (found) => {
        if (left) return;
        if (found) keep(found);
        else setOutcome({ request, status: 'missing' });
      },
      (problem: unknown) =>
        !left && setOutcome({ request, status: 'failed', message: messageOf(problem, 'The database did not answer.') }),
    );
    return () => {
      left = true;
    };
  }, [lookFor, request, keep]);

  if (id === undefined) return undefined;
  if (error) return { status: 'ready', error };
  if (outcome?.request !== request) return { status: 'loading' };
  return outcome.status === 'failed' ? { status: 'failed', message: outcome.message, retry } : { status: 'missing' };
}
