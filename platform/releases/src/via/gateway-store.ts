import * as v from 'valibot';
import { Refusal } from '@rig4u/kernel';
import { addressOf } from '../manifest';
import type { ReleaseRef, Store } from '../store';
import { releasePath } from './api';
import type { Gateway } from './gateway';

const newest = v.pipe(v.string(), v.parseJson(), v.object({ newest: v.number() }));
const paths = v.pipe(v.string(), v.parseJson(), v.object({ paths: v.array(v.string()) }));

/**
 * The store behind a gateway, to be read: its log, and every release in it. What changes it is asked of the gateway itself, which looks
 * at the policy.
 */
export function gatewayStore({ origin, open, read }: Gateway): Store {
  const pathsOf = async (ref: ReleaseRef): Promise<string[] | undefined> => {
    const bytes = await read(releasePath(ref));
    return bytes && parse(paths, bytes, origin).paths;
  };
  return {
    name: origin,
    releases: {
      has: async (ref) => (await pathsOf(ref)) !== undefined,
      put: () => refuse(origin),
      paths: pathsOf,
      // What is live is served to everybody, also by what stands in front of the gateway.
      readFile: async (ref, path) => (await open(addressOf(ref) + path)) ?? read(`${releasePath(ref)}/files/${path}`),
    },
    log: {
      newest: async () => {
        const bytes = await read('/log');
        return bytes ? parse(newest, bytes, origin).newest : 0;
      },
      text: async (revision) => {
        const bytes = await read(`/log/${revision}`);
        return bytes && new TextDecoder().decode(bytes);
      },
      append: () => refuse(origin),
      watch: () => async () => undefined,
      lease: () => refuse(origin),
    },
    close: async () => undefined,
  };
}

function parse<T>(schema: v.GenericSchema<unknown, T>, bytes: Uint8Array, origin: string): T {
  const read = v.safeParse(schema, new TextDecoder().decode(bytes));
  if (read.success) return read.output;
  throw new Refusal(
    `${origin} answers what this rig4u does not understand. Look at the address, and at both versions.`,
  );
}

const refuse = (origin: string): Promise<never> =>
  Promise.reject(
    new Refusal(`${origin} takes only publish, promote, rollout and rollback. The rest is done at the store itself.`),
  );
