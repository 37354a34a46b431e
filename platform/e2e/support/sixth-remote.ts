import { promote, publish } from '@rig4u/releases';
import { writeDist } from '@rig4u/releases/fake-builds';
import type { NavPlace, StoredKey } from '@rig4u/shared/contracts';
import { foreignRemote } from './foreign-remote';

export const headerLink = (path: string, text: string, order: number): NavPlace => ({
  path,
  text,
  order,
  place: 'header',
});

/** A remote that was not there before, with a link in the header. */
export async function putLive(
  store: string,
  name: string,
  { path, text, order }: NavPlace,
  stores: StoredKey[] = [],
): Promise<void> {
  const nav = [headerLink(path, text, order)];
  const release = foreignRemote({ name, version: '1.0.0', pins: true, path, nav, stores });
  const { ref } = await publish(store, await writeDist(release));
  await promote(store, ref);
}
