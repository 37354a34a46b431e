import { DatabaseError, listErrorLogs, setErrorLogResolved, type ErrorLog } from '@rig4u/shared/database';
import { messageOf } from '@rig4u/shared/errors';
import { toast } from '@rig4u/shared/toasts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { filterQuery, type Filter } from '../../../domain/error-log-filter';
import { joined, marked, nothingYet, type LoadedErrors } from '../../../domain/error-pages';

/** Why a request to the database failed, as the owner reads it. */
export const messageFor = (error: unknown): string => messageOf(error, 'The database did not answer.');

/** Whether the database said no. Otherwise its answer was lost, which may have been a yes. */
const isRefusal = (error: unknown): boolean =>
  error instanceof DatabaseError && ['refused', 'signed-out', 'not-found', 'not-set-up'].includes(error.code);

const pageSize = 25;

export interface ErrorLogList extends LoadedErrors {
  refresh: () => void;
  loadMore: () => void;
  /** Keeps an error that is not in the list, for the dialog. */
  keep: (error: ErrorLog) => void;
  /** The errors of which it is not known yet whether the database has taken the last change. */
  asked: ReadonlySet<string>;
  /** Resolves or reopens an error. Shown at once as asked for, and undone if the database refuses. */
  setResolved: (error: ErrorLog, resolved: boolean) => void;
}

/**
 * The errors of a filter, page by page. Requests to the database wait for each other, so that an older answer never
 * replaces a newer one.
 */
export function useErrorLog(show: Filter): ErrorLogList {
  const [state, setState] = useState<LoadedErrors>(nothingYet);
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const asked = useMemo(() => new Set(waiting), [waiting]);
  const queue = useRef(Promise.resolve());
  const inTurn = useCallback((work: () => Promise<void>) => {
    queue.current = queue.current.then(work);
  }, []);

  const load = useCallback(
    (before?: string) => {
      setState((last) => ({ ...last, busy: before === undefined ? 'list' : 'more' }));
      inTurn(async () => {
        try {
          const page = await listErrorLogs({
            limit: pageSize,
            ...filterQuery(show),
            ...(before !== undefined && { before }),
          });
          const more = page.length >= pageSize;
          setState((last) => ({
            ...last,
            list: before === undefined ? page : joined(last.list ?? [], page),
            more,
            busy: undefined,
            failure: undefined,
          }));
        } catch (error) {
          setState((last) => ({ ...last, busy: undefined, failure: messageFor(error) }));
        }
      });
    },
    [show, inTurn],
  );
  const refresh = useCallback(() => load(), [load]);
  useEffect(refresh, [refresh]);

  const setResolved = useCallback(
    ({ id, component }: ErrorLog, resolved: boolean) => {
      setState((last) => marked(last, id, resolved));
      setWaiting((ids) => [...ids, id]);
      inTurn(async () => {
        try {
          await setErrorLogResolved(id, resolved);
          setState((last) => marked(last, id, resolved));
        } catch (error) {
          setState((last) => marked(last, id, !resolved));
          const done = resolved ? 'resolved' : 'reopened';
          toast({
            title: isRefusal(error) ? `The error was not ${done}` : `It is not known whether the error was ${done}`,
            description: `${component}: ${messageFor(error)}`,
            kind: 'destructive',
          });
        }
        setWaiting((ids) => ids.filter((_, place) => place !== ids.indexOf(id)));
      });
    },
    [inTurn],
  );

  const keep = useCallback((error: ErrorLog) => setState((last) => ({ ...last, apart: error })), []);
  return { ...state, asked, refresh, loadMore: () => load(state.list?.at(-1)?.timestamp), keep, setResolved };
}
