import { isIP } from 'node:net';
import type { Context } from 'hono';
import type { GatewayEnv } from './gateway-env';
import type { LogLimits } from './log-limits';

export interface SenderFacts {
  /** Address of the other end of the connection; undefined where there is none. */
  socket: string | undefined;
  /** The request's X-Forwarded-For, when it has one. */
  forwarded: string | undefined;
  /** How many proxies stand in front of this gateway and may be believed. */
  trustedProxies: number;
}

/**
 * The sender that a request is counted for: an IPv4 address, or the /64 of an IPv6 one, which is what one household has. Each proxy
 * appends the address it saw to X-Forwarded-For, so only as many of the last entries count as proxies are trusted. What a visitor
 * writes comes before them.
 */
export function senderOf({ socket, forwarded, trustedProxies }: SenderFacts): string {
  const seen = forwarded && trustedProxies > 0 ? forwarded.split(',').slice(-trustedProxies) : [];
  let sender = plainAddress(socket ?? '');
  for (const entry of seen.reverse()) {
    const address = plainAddress(entry);
    if (!address) break;
    sender = address;
  }
  return sender ? network(sender) : 'unknown';
}

/** An address without port, brackets, zone and IPv4-in-IPv6 wrapping; undefined when it is none. */
function plainAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  const unwrapped = bare.replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(unwrapped) ? unwrapped : undefined;
}

function network(address: string): string {
  if (isIP(address) === 4) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = (text: string | undefined) =>
    text ? text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group])) : [];
  const [front, back] = [groups(head), groups(tail)];
  const middle = tail === undefined ? [] : Array.from({ length: 8 - front.length - back.length }, () => '0');
  const first = [...front, ...middle, ...back].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/64`;
}

/** The sender of a request, as far as the proxies in front may be believed. */
export const senderOfRequest = (
  c: Pick<Context<GatewayEnv>, 'env' | 'req'>,
  { trustedProxies }: Pick<LogLimits, 'trustedProxies'>,
): string =>
  senderOf({
    socket: c.env?.incoming?.socket?.remoteAddress,
    forwarded: c.req.raw.headers.get('x-forwarded-for') ?? undefined,
    trustedProxies,
  });
