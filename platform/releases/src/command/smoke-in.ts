import * as v from 'valibot';
import { Refusal } from '@rig4u/kernel';
import type { TriedOptions } from '../release/change-tried';
import type { Args } from './args';
import { isRefusal } from '../refusals';
import { loadPackage } from './load-package';
import type { Scene } from './scene';

const smokeModule = v.object({
  smokeLoad: v.custom<NonNullable<TriedOptions['smoke']>>((value) => typeof value === 'function'),
});

/** The smoke load, loaded when it is first asked for. Throws a Refusal that says how to do without it. */
export const smokeIn =
  ({ command }: Args, scene: Scene): TriedOptions['smoke'] =>
  async (store, refs) => {
    const { smokeLoad } = await loadPackage('@rig4u/smoke', smokeModule, { command, ...scene }).catch(sayWithout);
    return smokeLoad(store, refs).catch(sayWithout);
  };

function sayWithout(cause: unknown): never {
  if (!isRefusal(cause)) throw cause;
  throw new Refusal(
    `${cause.message}\nNobody can try the release in a browser here: --without-smoke puts it live all the same, and the history says so.`,
    { cause },
  );
}
