import { holdOf } from './hold-of';
import type { Change, WhoAndWhy } from './change';
import { everyPart, type Policy, type Rule } from './policy-state';

export type PolicyChange = Extract<
  Change,
  { do: 'allow' | 'deny' | 'need-smoke' | 'need-no-smoke' | 'need-signatures' | 'need-no-signatures' }
>;

export const isOfPolicy = (change: Change): change is PolicyChange =>
  change.do === 'allow' || change.do === 'deny' || change.do.startsWith('need-');

/** What a change makes of the policy; undefined where none is left. */
export function applyToPolicy(
  policy: Policy = { rules: [], smoke: {} },
  change: PolicyChange,
  who: WhoAndWhy,
): Policy | undefined {
  const next = changed(policy, change, { revision: who.revision, ...holdOf(who) });
  return next.rules.length === 0 && Object.keys(next.smoke).length === 0 && !next.signed ? undefined : next;
}

function changed(policy: Policy, change: PolicyChange, said: Pick<Rule, 'revision' | 'by' | 'at' | 'why'>): Policy {
  switch (change.do) {
    case 'allow':
    case 'deny':
      return { ...policy, rules: [{ ...change, ...said }, ...policy.rules.filter((old) => !isReplaced(old, change))] };
    case 'need-smoke':
      return { ...policy, smoke: { ...policy.smoke, [change.part]: said } };
    case 'need-no-smoke': {
      const { [change.part]: _, ...smoke } = policy.smoke;
      return { ...policy, smoke };
    }
    case 'need-signatures':
      return { ...policy, signed: said };
    case 'need-no-signatures': {
      const { signed: _, ...rest } = policy;
      return rest;
    }
  }
}

/** Whether a newer rule for the same name says something of everything that an older one is about: that one decides nothing any more. */
const isReplaced = (old: Rule, { who, may, parts }: Pick<Rule, 'who' | 'may' | 'parts'>): boolean =>
  old.who === who &&
  old.may.every((right) => may.includes(right)) &&
  (parts.includes(everyPart) || old.parts.every((part) => parts.includes(part)));
