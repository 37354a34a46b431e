import { type Env, readNumber } from '@rig4u/kernel/service-settings';

export interface LogLimits {
  /** Error reports that one sender may send in a minute, refused ones included. */
  perMinute: number;
  /** How many proxies in front may be believed in X-Forwarded-For. */
  trustedProxies: number;
}

/** Reads RIG4U_LOG_PER_MINUTE and RIG4U_TRUSTED_PROXIES. Throws a Refusal that says what they must be. */
export const readLogLimits = (env: Env): LogLimits => ({
  perMinute: readNumber(env, 'RIG4U_LOG_PER_MINUTE', { otherwise: 60, min: 1, max: 1_000_000 }),
  trustedProxies: readNumber(env, 'RIG4U_TRUSTED_PROXIES', { otherwise: 0, max: 100 }),
});
