import { createClient, type SupabaseClient } from '@supabase/supabase-js';

/** A database service as one sees it from outside, wherever it runs. */
export interface Target {
  /** The part before `/rest/v1`. */
  url: string;
  anonKey: string;
  projectId: string;
  ownerEmail: string;
  /** A token that the service believes, unless the claims make it one that it must not. */
  token(claims: Record<string, unknown>): Promise<string>;
  /** What is really stored, asked as the superuser. */
  stored(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
}

/** Node 20 has no WebSocket, and the client insists on one. Nothing here is sent over it. */
class NoSocket extends EventTarget {
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSING = 2;
  readonly CLOSED = 3;
  readonly readyState = 3;
  readonly protocol = '';
  onopen = null;
  onmessage = null;
  onclose = null;
  onerror = null;
  readonly url: string;
  constructor(address: string | URL) {
    super();
    this.url = String(address);
  }
  close(): void {}
  send(): void {}
}

/** A client with somebody's token, or a visitor's without one; it sends these headers beside its own. */
export function clientOf(
  { url, anonKey }: Pick<Target, 'url' | 'anonKey'>,
  token?: string,
  headers: Record<string, string> = {},
): SupabaseClient {
  const accessToken = async () => token ?? null;
  return createClient(url, anonKey, { accessToken, realtime: { transport: NoSocket }, global: { headers } });
}

/** A client of somebody who signed in with this Firebase user id. */
export async function userOf(
  target: Target,
  sub: string,
  claims: Record<string, unknown> = {},
): Promise<SupabaseClient> {
  return clientOf(target, await target.token({ sub, ...claims }));
}

export const ownerClaims = ({ ownerEmail }: Target) => ({
  sub: 'owner',
  email: ownerEmail.toUpperCase(),
  email_verified: true,
});

export const ownerOf = async (target: Target): Promise<SupabaseClient> =>
  clientOf(target, await target.token(ownerClaims(target)));

/** An error of its own: reports of one error are counted, not added. */
export const errorRow = (message: string, more: Record<string, unknown> = {}) => ({
  component: 'Picker',
  error_message: message,
  priority: 'high',
  metadata: { type: 'window.error' },
  browser_info: { language: 'en' },
  ...more,
});

export const buildRow = (build_id: string, more: Record<string, unknown> = {}) => ({
  build_id,
  name: 'Quiet',
  components: { cpu: 'a' },
  changed_at: '2026-01-02T00:00:00Z',
  ...more,
});
