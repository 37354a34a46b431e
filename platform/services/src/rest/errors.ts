/** An answer other than a result, in the words and codes of PostgREST. */
export class RestError extends Error {
  override name = 'RestError';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: string | null = null,
    readonly hint: string | null = null,
  ) {
    super(message);
  }
}

/** A request that does not say what it wants in a way that is understood here. */
export const notUnderstood = (message: string, details: string | null = null): RestError =>
  new RestError(400, 'PGRST100', message, details);

export const noColumn = (table: string, column: string): RestError =>
  new RestError(400, '42703', `column ${table}.${column} does not exist`);

const noDatabase = (details: string): RestError =>
  new RestError(503, 'PGRST000', 'Database connection error. Retrying the connection.', details);

/** By code, or by its class (two characters). Anything else is a fault of ours. */
const statuses: Readonly<Record<string, number>> = {
  '08': 503,
  '0P': 403,
  '21': 400,
  '22': 400,
  '23': 400,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '28': 503,
  '40': 503,
  '42': 400,
  // Every request is made as `anon`, whoever signed in; PostgREST answers 401 then.
  '42501': 401,
  '42883': 404,
  '42P01': 404,
  '53': 503,
  // Too complex, too deep, too long: made by the request.
  '54': 400,
  '55': 503,
  '57': 503,
  P0001: 400,
};

type Field = 'code' | 'message' | 'detail' | 'hint';

const textOf = (error: unknown, name: Field): string | null => {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' ? value : null;
};

/** Whether the same transaction may succeed when it is tried again: a deadlock, or two that could not be put in a row. */
export const mayPass = (error: unknown): boolean => ['40001', '40P01'].includes(textOf(error, 'code') ?? '');

/** How the driver says, without a code, that it has no connection. */
const driverAlone =
  /^Connection terminated|timeout exceeded when trying to connect|is not queryable|Cannot use a pool after calling end/;

/** The answer for what the database, or the way to it, threw. Undefined for a fault of our own. */
export function fromDatabase(error: unknown): RestError | undefined {
  const code = textOf(error, 'code');
  const message = textOf(error, 'message') ?? '';
  if (code === null) return driverAlone.test(message) ? noDatabase(message) : undefined;
  if (/^E[A-Z]+$/.test(code)) return noDatabase(code);
  if (!/^[0-9A-Z]{5}$/.test(code)) return undefined;
  if (code.startsWith('57P') || code.startsWith('28')) return noDatabase(message);
  const status = statuses[code] ?? statuses[code.slice(0, 2)];
  return status === undefined
    ? undefined
    : new RestError(status, code, message, textOf(error, 'detail'), textOf(error, 'hint'));
}
