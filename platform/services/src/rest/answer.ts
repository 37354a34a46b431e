import { RestError } from './errors';
import type { Plan, Read } from './plan';
import type { Outcome } from './run';

/** Browsers ask from the page's origin. There are no cookies, and the token is sent on purpose, so any origin may. */
const openToAll = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'Content-Range' };

const json = 'application/json; charset=utf-8';

/** The answer to a browser that asks whether it may send a request. */
export function preflight(headers: Headers): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...openToAll,
      'access-control-allow-methods': 'GET, HEAD, POST, PATCH, DELETE',
      'access-control-allow-headers': headers.get('access-control-request-headers') ?? '*',
      'access-control-max-age': '7200',
      vary: 'Access-Control-Request-Headers',
    },
  });
}

function readRange({ offset }: Read, { found, total }: Outcome): { status: number; range: string } {
  if (total !== undefined && offset > total)
    throw new RestError(
      416,
      'PGRST103',
      'Requested range not satisfiable',
      `An offset of ${offset} was requested, but there are only ${total} rows.`,
    );
  const rows = found === 0 ? '*' : `${offset}-${offset + found - 1}`;
  return { status: total !== undefined && offset + found < total ? 206 : 200, range: `${rows}/${total ?? '*'}` };
}

/** 201 says that there are rows which were not there: an upsert that only changed some made none. */
function statusOf({ action }: Plan, { body, made }: Outcome): number {
  if (action === 'insert') return made === 0 ? 200 : 201;
  return body === undefined ? 204 : 200;
}

/** The answer of a plan that was carried out. */
export function answer(plan: Plan, outcome: Outcome, withBody: boolean): Response {
  const { status, range } =
    plan.action === 'read'
      ? readRange(plan, outcome)
      : {
          status: statusOf(plan, outcome),
          range: `*/${outcome.total ?? '*'}`,
        };
  const headers = { ...openToAll, 'content-range': range, 'cache-control': 'no-store' };
  if (outcome.body === undefined || !withBody) return new Response(null, { status, headers });
  const body = plan.single ? outcome.body.slice(1, -1).trim() : outcome.body;
  return new Response(body, { status, headers: { ...headers, 'content-type': json } });
}

/** The answer in place of a result. */
export function refuse({ status, code, message, details, hint }: RestError, withBody: boolean): Response {
  const headers = {
    ...openToAll,
    'content-type': json,
    'cache-control': 'no-store',
    ...(status === 401 && { 'www-authenticate': 'Bearer' }),
    ...(status === 503 && { 'retry-after': '1' }),
  };
  return new Response(withBody ? JSON.stringify({ code, message, details, hint }) : null, { status, headers });
}
