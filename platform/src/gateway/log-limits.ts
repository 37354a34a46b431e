import { Refusal } from '../store';

export interface LogLimits {
  /** Error reports that one sender may send in a minute, refused ones included. */
  perMinute: number;
  /** How many proxies in front may be believed in X-Forwarded-For. */
  trustedProxies: number;
}

/** Reads RIG4U_LOG_PER_MINUTE and RIG4U_TRUSTED_PROXIES. Throws a Refusal that says what they must be. */
export const readLogLimits = (env: Readonly<Record<string, string | undefined>>): LogLimits => ({
  perMinute: whole(env, 'RIG4U_LOG_PER_MINUTE', 60, [1, 1_000_000]),
  trustedProxies: whole(env, 'RIG4U_TRUSTED_PROXIES', 0, [0, 100]),
});

function whole(env: Readonly<Record<string, string | undefined>>, name: string, otherwise: number, [least, most]: [number, number]): number {
  const text = env[name];
  if (!text) return otherwise;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new Refusal(`${name} is "${text}". It must be a whole number from ${least} to ${most}.`);
}
