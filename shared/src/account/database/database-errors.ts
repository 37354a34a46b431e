import { checkConnection } from '../../kernel/loading/failure';

export type DatabaseFailure =
  | 'not-set-up'
  | 'offline'
  | 'timeout'
  | 'aborted'
  | 'unavailable'
  | 'signed-out'
  | 'refused'
  | 'not-found'
  | 'not-understood';

/** A failed call: `message` is for a person, `code` names the kind of failure, `cause` is what the database said. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
  constructor(
    readonly code: DatabaseFailure,
    options?: ErrorOptions,
  ) {
    super(words[code], options);
  }
}

const words: Record<DatabaseFailure, string> = {
  'not-set-up': 'The database is not set up on this installation.',
  offline: `The database could not be reached. ${checkConnection}`,
  timeout: 'The database took too long to answer. Try again in a moment.',
  aborted: 'The request to the database was cancelled.',
  unavailable: 'The database is not available right now. Try again in a moment.',
  'signed-out': 'The database does not accept your sign-in any more. Sign out, sign in and try again.',
  refused: 'The database refused the request. If you should be allowed to do this, sign in again and try once more.',
  'not-found': 'The database has no such entry, or it is not yours.',
  'not-understood': 'The database gave an answer that this page does not understand. Reload the page and try again.',
};
