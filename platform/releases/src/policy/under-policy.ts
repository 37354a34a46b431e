import { Refusal } from '@rig4u/kernel';
import { byWhom } from '../plans/ago';
import { partsText, ruleText } from '../plans/change-text';
import { because } from '../plans/holds';
import { refuse, type Plan } from '../plans/plan';
import { everyPart, type Change, type Policy, type Revision } from '../registry';
import { decideRight, type Asker } from './decide-right';
import { neededRights, type Needed } from './needed-rights';

/** Somebody may not do this, by the policy of the registry. */
export class NotAllowed extends Refusal {
  override name = 'NotAllowed';
}

export interface AskedChange extends Asker {
  /** Whether releases that go live with it ran in no browser before. */
  untried: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

/** A plan if the policy lets it be carried out; else a refusal that names the rule, or the rule that is missing. */
export function underPolicy(registry: Revision | undefined, plan: Plan, asked: AskedChange): Plan {
  if (plan.do !== 'change') return plan;
  const policy = registry?.policy;
  for (const needed of neededRights(plan.changes)) {
    const not = whyNot(policy, needed, asked);
    if (not) return refuse(not);
  }
  const untried = asked.untried ? needsSmoke(policy, plan.changes, asked.now) : undefined;
  return untried ? refuse(untried) : plan;
}

/** Why somebody may not do something; undefined where they may. */
export function whyNot(
  policy: Policy | undefined,
  needed: Needed,
  asked: Pick<AskedChange, 'who' | 'proven' | 'now'>,
): NotAllowed | undefined {
  const { allowed, rule } = decideRight(policy, asked, needed);
  if (allowed) return undefined;
  const { right, part } = needed;
  const forPart = part === everyPart ? '' : ` --part ${part}`;
  const what = `${asked.who} may not ${right} ${part === everyPart ? 'anything' : part}`;
  const why = rule
    ? `"${ruleText(rule)}" was said ${byWhom(rule, asked.now)}${because(rule)} (revision ${rule.revision}).`
    : 'no rule allows it.';
  const then = `Who may change the policy can: rig4u policy allow "${asked.who}" --may ${right}${forPart} --why "<reason>".`;
  const isAdvice = !asked.proven && !policy?.signed;
  return new NotAllowed(`${what}: ${why} ${then}${isAdvice ? ` ${adviceText}` : ''}`);
}

/** What a policy is worth where anybody can write anything: said wherever it is shown or refuses. */
export const adviceText =
  'Here the policy is advice: whoever can write to the store can give another name. "rig4u policy need-signatures" makes it binding.';

function needsSmoke(policy: Policy | undefined, changes: readonly Change[], now: number): NotAllowed | undefined {
  for (const change of changes) {
    if (change.do !== 'live' && change.do !== 'rollout') continue;
    const said = policy?.smoke[change.part] ?? policy?.smoke[everyPart];
    if (!said) continue;
    const whose = policy?.smoke[change.part] ? change.part : partsText([everyPart]);
    return new NotAllowed(
      `${change.part} goes live only after a smoke load: so said for ${whose} ${byWhom(said, now)}${because(said)} ` +
        `(revision ${said.revision}). Leave out --without-smoke, on a machine with a browser.`,
    );
  }
  return undefined;
}
