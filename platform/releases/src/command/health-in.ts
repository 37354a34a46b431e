import * as v from 'valibot';
import { Refusal } from '@rig4u/kernel';
import type { HealthSource, LoadStore } from '../health';
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
  if (!url) return undefined;
  const { loadStore } = await loadPackage('@rig4u/health', healthModule, { command, ...scene });
  return loadStore(url);
}

/** The same for who cannot do without it. */
export async function neededHealth(command: string, scene: Scene): Promise<LoadStore & HealthSource> {
  const source = await healthIn(command, scene);
  if (source) return source;
  throw new Refusal(
    `rig4u ${command} reads how releases load from the database that ${setting} names. Set it, as for "rig4u serve": platform/docs/services.md.`,
  );
}
