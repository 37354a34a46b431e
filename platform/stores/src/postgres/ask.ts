import { setTimeout as pause } from 'node:timers/promises';
import pg, { type QueryResultRow } from 'pg';
import type { Place } from './address';
import { passes, refusalOf } from './faults';

/** One question to the database; several may be on their way. */
export type Ask = <Row extends QueryResultRow>(text: string, values: unknown[]) => Promise<Row[]>;

/** How long it waits before it asks again. */
const waitsMs = [50, 300, 1_500];

/**
 * Connections to a database. A question whose answer is lost is asked again, so each must come to the same when it is asked twice.
 * Makes no connection before the first question. Throws a Refusal.
 */
export function connected({ name, settings }: Place): { ask: Ask; close: () => Promise<void> } {
  const pool = new pg.Pool(settings);
  // A connection that breaks fails its query as well; unheard, this event would end the process.
  pool.on('error', () => undefined);
  const ask: Ask = async (text, values) => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return (await pool.query(text, values)).rows;
      } catch (error) {
        const wait = waitsMs[attempt];
        if (wait === undefined || !passes(error)) throw refusalOf(error, name);
        await pause(wait);
      }
    }
  };
  return { ask, close: () => pool.end() };
}
