import type { Store } from '@rig4u/releases/store';
import { parseAddress } from './address';
import { serviceIn, type Env } from './client';
import { logIn } from './log';
import { objectsIn } from './objects';
import { putOnce } from './put-once';
import { releasesIn } from './releases';

export function openBucket(address: string, env: Env): Store {
  const place = parseAddress(address);
  const service = serviceIn(env);
  const objects = objectsIn(service, place);
  const once = putOnce(objects);
  return {
    name: place.name,
    releases: releasesIn(objects, place.name, once),
    log: logIn(objects, place.name, once),
    close: () => Promise.resolve(service.client.destroy()),
  };
}
