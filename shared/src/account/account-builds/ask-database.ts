import { authState } from '../auth/state';
import { config } from '../../kernel/config';
import { messageOf } from '../../kernel/errors/message';
import { checkConnection } from '../../kernel/loading/failure';
import { notSignedInAnyMore } from '../auth/not-signed-in';

export type Database = typeof import('../database');

/** The answer of the database, or why there is none. `refused`: asking the same again would be refused again. */
export type DatabaseAnswer<T> = { ok: true; value: T } | { ok: false; refused: boolean; message: string };

/** Whether this installation has a database. */
export const hasDatabase = (): boolean => config().services !== undefined;

/**
 * Asks the database for one user. The first question loads the code for it. Never throws. An answer that arrives while
 * somebody else is signed in is dropped: it may be theirs.
 */
export async function askDatabase<T>(
  userId: string,
  question: (database: Database) => Promise<T>,
): Promise<DatabaseAnswer<T>> {
  try {
    const database = await import(/* webpackChunkName: "database" */ '../database');
    if (!isHere(userId)) return elsewhere;
    const value = await question(database);
    return isHere(userId) ? { ok: true, value } : elsewhere;
  } catch (error) {
    const refused = typeof error === 'object' && error !== null && 'code' in error && error.code === 'refused';
    return {
      ok: false,
      refused,
      message: messageOf(error, `Your account could not be reached. ${checkConnection}`),
    };
  }
}

const isHere = (userId: string): boolean => authState().user?.uid === userId;
const elsewhere = {
  ok: false,
  refused: false,
  message: notSignedInAnyMore,
} as const;
