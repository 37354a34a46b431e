import { Refusal } from '@rig4u/kernel';
import { oldRevisions } from '../release/convert';
import type { Store } from '../store';

/** Throws a Refusal where a store is of format 1 still. Only folders ever were. */
export async function mustBeFormat2({ folder }: Store): Promise<void> {
  if (folder === undefined || (await oldRevisions(folder)) === 0) return;
  throw new Refusal(
    `The store at ${folder} is of format 1. "rig4u convert" writes its history anew and removes nothing.`,
  );
}
