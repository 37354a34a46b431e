import type { Env } from '@rig4u/kernel/service-settings';
import { readSigning } from '@rig4u/releases/signed';
import { readReleasesApiSettings } from './api-settings';
import { releasesApi, type ReleasesApi, type ReleasesApiOptions } from './releases-api';

export { noReleasesApi, type ReleasesApi } from './releases-api';

/** What takes releases from build machines, by the settings of the environment; undefined where they name no issuer. Throws a Refusal. */
export async function releasesApiIn(
  env: Env,
  options: Pick<ReleasesApiOptions, 'store' | 'limits' | 'log'>,
): Promise<ReleasesApi | undefined> {
  const settings = readReleasesApiSettings(env);
  return settings && releasesApi({ ...options, settings, signing: await readSigning(env), now: Date.now });
}
