import type { Store } from '@rig4u/releases/store';
import { parseAddress } from './address';
import { serviceIn, type Env } from './client';
import { logIn } from './log';
import { objectsIn, type Objects } from './objects';
import { putOnce } from './put-once';
import { releasesIn } from './releases';
import { scratchIn } from './scratch';

export function openBucket(address: string, env: Env): Store {
  const place = parseAddress(address);
  const service = serviceIn(env);
  const objects = objectsIn(service, place);
  const releases = (at: Objects) => releasesIn(at, place.name, putOnce(at));
  const log = (at: Objects) => logIn(at, place.name, putOnce(at));
  return {
    name: place.name,
    releases: { ...releases(objects), scratch: () => scratchIn(env, place, releases) },
    log: { ...log(objects), scratch: () => scratchIn(env, place, log) },
    close: () => Promise.resolve(service.client.destroy()),
  };
}
