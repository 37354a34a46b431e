import { Refusal } from '@rig4u/kernel';
import type { Stored } from './place';
import type { Answer, Place, Policy } from './policy';
import { effectOf, snapshot } from './rows';

export interface Tried {
  table: string;
  rule: string;
  tried: string;
  expected: string;
  seen: string;
  ok: boolean;
}

/** An answer in words. Throws a Refusal where it says nothing about a policy: nobody answered, or somebody was too busy to. */
function inWords({ status, error, data, count }: Answer): string {
  if (status === 0 || status === 429 || status >= 500)
    throw new Refusal(
      `The endpoint answered ${status === 0 ? 'nothing' : status}${error?.message ? ` (${error.message})` : ''}, which says nothing ` +
        'about a policy. Look at its log, and start again.',
    );
  if (error) return `refused ${error.code || status}`;
  const rows = count ?? (Array.isArray(data) ? data.length : undefined);
  return rows === undefined ? 'taken' : `${rows} row${rows === 1 ? '' : 's'}`;
}

/** Tries a policy and compares what is seen, the answer and what has become of the rows, with what is expected. */
export async function tryPolicy(place: Place, stored: Stored, policy: Policy): Promise<Tried> {
  const before = await snapshot(stored, place.mark);
  const answer = inWords(await policy.ask(place));
  const seen = answer + effectOf(before, await snapshot(stored, place.mark));
  const { table, rule, tried, expected } = policy;
  return { table, rule, tried, expected, seen, ok: seen === expected };
}
