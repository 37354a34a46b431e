import { ago } from '../plans/ago';
import type { Pruned } from '../release/prune';
import { labelOf } from '../store';

/** Why a release goes and who may miss it, in a line for a person. `now` is in milliseconds since 1970. */
export function prunedWords(verb: string, { ref, named, since }: Pruned, now: number): string {
  const line = `${verb} ${labelOf(ref)}:`;
  if (!named?.ended)
    return `${line} never live, published or last previewed ${ago(new Date(since).toISOString(), now)}. Nobody misses it.`;
  const { revision, at } = named.ended;
  const end = `${ago(at, now)} (revision ${revision})`;
  return named.withdrawn
    ? `${line} taken away ${end}. Tabs that were opened before load anew when they ask for one of its files.`
    : `${line} named by no revision since ${end}. A tab that is older misses it, and loads anew.`;
}
