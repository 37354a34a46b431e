import { planNeedSignatures, planNeedSmoke, planRule } from '../plans/plan-policy';
import { everyPart, type Right } from '../registry';
import type { StoreAt } from '../store';
import { change, type CommandOptions, type Outcome } from './change-store';

export interface SaidRule {
  who: string;
  may: readonly Right[];
  /** Every part where there are none. */
  parts: readonly string[];
}

/** Allows or denies somebody something. */
export const allowOrDeny = (
  store: StoreAt,
  what: 'allow' | 'deny',
  { who, may, parts }: SaidRule,
  options: CommandOptions = {},
): Promise<Outcome> =>
  change(store, `policy ${what} ${who}`, options, async (registry, now) => {
    const rule = { do: what, who, may: [...may], parts: parts.length > 0 ? [...parts] : [everyPart] };
    return planRule(registry, rule, { by: options.by ?? 'a program', now });
  });

/** Whether a part's releases must run in a browser before they go live. */
export const needSmoke = (
  store: StoreAt,
  part: string,
  need: boolean,
  options: CommandOptions = {},
): Promise<Outcome> =>
  change(store, `policy need-smoke ${part}${need ? '' : ' --off'}`, options, async (registry, now) =>
    planNeedSmoke(registry, part, need, now),
  );

/** Whether only who has a key may add revisions. The first one who signs says so. */
export const needSignatures = (store: StoreAt, need: boolean, options: CommandOptions = {}): Promise<Outcome> => {
  const hasKey = options.signing !== undefined;
  const command = `policy need-signatures${need ? '' : ' --off'}`;
  return change(store, command, { ...options, begins: need }, async (registry, now) =>
    planNeedSignatures(registry, need, { hasKey, now }),
  );
};
