import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';

/** Why a request cannot be answered by anything behind: its address or its Host header is none. Undefined for a sound one. */
export function oddRequest({ url = '', rawHeaders, httpVersion }: IncomingMessage): string | undefined {
  if (!/^(\/|https?:\/\/)/i.test(url)) return 'The address must begin with a slash.';
  if (url.startsWith('/') ? url.includes('\\') : !URL.canParse(url)) return 'The address is not valid.';
  const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
  // A health check may speak HTTP/1.0, which has no such header.
  if (hosts.length === 0 && httpVersion === '1.0') return undefined;
  return hosts.length === 1 && isHost(hosts[0] ?? '') ? undefined : 'The Host header must be one host name.';
}

/** Hosts that were found sound: there are few, and reading an address costs a tenth of an answer. */
const sound = new LRUCache<string, true>({ max: 100 });

function isHost(host: string): boolean {
  if (sound.get(host)) return true;
  const isSound = hostForm.test(host) && URL.canParse(`http://${host}`);
  if (isSound) sound.set(host, true);
  return isSound;
}

/** A name or an address, perhaps with a port: nothing that an address could hide a user, a path or a query in. */
const hostForm = /^([a-z\d._-]{1,253}|\[[\da-f:.]{2,45}\])(:\d{1,5})?$/i;
