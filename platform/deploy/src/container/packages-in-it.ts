import * as v from 'valibot';
import { Refusal } from '@rig4u/kernel';

/**
 * Takes the place of `releases/src/command/load-package.ts` in the container: what commands load by name is in the bundle, and nothing
 * else can be loaded.
 */
const packages: Readonly<Record<string, () => Promise<unknown>>> = {
  '@rig4u/gateway/serve': () => import('@rig4u/gateway/serve'),
  '@rig4u/health': () => import('@rig4u/health'),
  '@rig4u/stores': () => import('@rig4u/stores'),
  '@rig4u/services/migrations': () => import('@rig4u/services/migrations'),
};

export async function loadPackage<T>(
  specifier: string,
  schema: v.GenericSchema<unknown, T>,
  { command }: { command: string },
): Promise<T> {
  const load = packages[specifier];
  if (load) return v.parse(schema, await load());
  throw new Refusal(
    `rig4u ${command} needs ${specifier}, which the gateway's container leaves out. Run it where the repository is installed.`,
  );
}

export const isRefusal = (cause: unknown): cause is Error => cause instanceof Refusal;
