import * as v from 'valibot';
import { Refusal } from '@rig4u/kernel';
import { Misused, NotThere } from '../refusals';
import { outcomeAnswer, refusalOf, releasesPath } from './api';

/** A gateway that is asked to change its registry, as a build machine's run. */
export interface Gateway {
  /** Its address, such as https://shop.example. */
  origin: string;
  /** A file that it serves to everybody; undefined where there is none. */
  open: (path: string) => Promise<Uint8Array | undefined>;
  /** Something that it shows who may change something; undefined where there is none. */
  read: (path: string) => Promise<Uint8Array | undefined>;
  /** Sends something, and resolves to what was done. Throws the refusal of the gateway. */
  send: (method: 'POST' | 'PUT', path: string, body: object | FormData) => Promise<Done>;
}

export type Done = v.InferOutput<typeof outcomeAnswer>;

const limitMs = 5 * 60_000;

/** The gateway at an address. Throws Misused where that is none. */
export function gatewayAt(address: string, token: () => Promise<string>): Gateway {
  const origin = originOf(address);
  const ask = async (path: string, init: RequestInit, withToken = true): Promise<Response> => {
    const headers = { ...init.headers, ...(withToken && { authorization: `Bearer ${await token()}` }) };
    // A token goes to the gateway that was named, and nowhere else.
    const request = { ...init, headers, redirect: 'error' as const, signal: AbortSignal.timeout(limitMs) };
    return fetch(origin + path, request).catch((cause: unknown) => {
      throw new NotThere(`${origin} does not answer. Look at the address of --via.`, { cause });
    });
  };
  const get = async (path: string, withToken: boolean): Promise<Uint8Array | undefined> => {
    const reply = await ask(path, {}, withToken);
    if (reply.status === 404) return undefined;
    if (!reply.ok) throw refusalOf(reply.status, await reply.text(), origin);
    return new Uint8Array(await reply.arrayBuffer());
  };
  return {
    origin,
    open: (path) => get(path, false),
    read: (path) => get(releasesPath + path, true),
    send: async (method, path, body) => {
      const isForm = body instanceof FormData;
      const reply = await ask(releasesPath + path, {
        method,
        body: isForm ? body : JSON.stringify(body),
        headers: isForm ? {} : { 'content-type': 'application/json' },
      });
      const text = await reply.text();
      if (!reply.ok) throw refusalOf(reply.status, text, origin);
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), outcomeAnswer), text);
      if (read.success) return read.output;
      throw new Refusal(`${origin} answers what is no outcome. Look at the address of --via, and at both versions.`);
    },
  };
}

/** Reads the address of a gateway. Without TLS only a machine's own is taken: a token must not be read on the way. */
export function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin) throw new Misused(`"${text}" is no gateway. Write it as https://shop.example, without a path.`);
  if (url.protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(url.hostname))
    throw new Misused(`${text} would send your token unencrypted. Write https://.`);
  return url.origin;
}
