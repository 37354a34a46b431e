import * as v from 'valibot';
import { Refusal } from '@rig4u/kernel';
import type { HealthSource, LoadStore } from '../health';
import { readLocalProduct } from '../local-product';
import type { Store } from '../store';
import { loadPackage } from './load-package';
import type { Scene } from './scene';

/** Names the database where gateways keep how releases load. */
const setting = 'RIG4U_POSTGRES_URL';

const healthModule = v.object({
  loadStore: v.custom<(url: string) => LoadStore & HealthSource>((value) => typeof value === 'function'),
});

/** The database that the environment names; undefined where it names none. Throws a Refusal where what reads it is not installed. */
export async function healthIn(command: string, scene: Scene): Promise<(LoadStore & HealthSource) | undefined> {
  const url = scene.env[setting];
  return url ? healthAt(url, command, scene) : undefined;
}

/** The same for who cannot do without it: where none is named, that of `npm start` beside the store. */
export async function neededHealth(
  command: string,
  scene: Scene & { store: Store },
): Promise<LoadStore & HealthSource> {
  const url = scene.env[setting] || (await readLocalProduct(scene.store.folder))?.loads;
  if (url) return healthAt(url, command, scene);
  throw new Refusal(
    `rig4u ${command} reads how releases load from the database that ${setting} names. Set it, as for "rig4u serve": ` +
      'platform/docs/services.md. Beside npm start it finds the one of this machine.',
  );
}

async function healthAt(url: string, command: string, scene: Scene): Promise<LoadStore & HealthSource> {
  const { loadStore } = await loadPackage('@rig4u/health', healthModule, { command, ...scene });
  return loadStore(url);
}
