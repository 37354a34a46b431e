import { Refusal } from '@rig4u/kernel';
import { decideRight, isOfToken } from '../policy/decide-right';
import { everyPart, partOf, type Change, type Policy, type Revision, type Rule } from '../registry';
import { applyToPolicy, type PolicyChange } from '../registry/apply-policy';
import { NotThere } from '../refusals';
import { byWhom } from './ago';
import { changeText, partsText } from './change-text';
import { refuse, type Plan } from './plan';

type RuleChange = Extract<Change, { do: 'allow' | 'deny' }>;

interface Asking {
  /** Who changes the policy. */
  by: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Allows or denies somebody something. Refused where its author could not take it back. */
export function planRule(registry: Revision | undefined, rule: RuleChange, { by, now }: Asking): Plan {
  if (!registry) return refuse(nothingLive());
  const { policy } = registry;
  const wrong = wrongRule(registry, rule);
  if (wrong !== undefined) return refuse(new Refusal(wrong));
  const [newest] = policy?.rules ?? [];
  if (newest && isSameRule(newest, rule)) return nothing(`So it is already, ${byWhom(newest, now)}.`);
  const locked = lockedOut(policy, rule, { by, now });
  if (locked) return refuse(locked);
  return changing(rule, `${changeText(rule)}.`);
}

/** Lets a part's releases go live only after they ran in a browser, or no longer asks for that. `part` may be every one. */
export function planNeedSmoke(registry: Revision | undefined, part: string, need: boolean, now: number): Plan {
  if (!registry) return refuse(nothingLive());
  const said = registry.policy?.smoke[part];
  if (need && said) return nothing(`So it is already, ${byWhom(said, now)}.`);
  if (!need && !said) return nothing(`No smoke load is asked for of ${partsText([part])}.`);
  const change: Change = { do: need ? 'need-smoke' : 'need-no-smoke', part };
  return changing(change, `${changeText(change)}.`);
}

/** Lets only who has a key add revisions, or everybody again. `hasKey`: whether this change is signed. */
export function planNeedSignatures(
  registry: Revision | undefined,
  need: boolean,
  { hasKey, now }: { hasKey: boolean; now: number },
): Plan {
  if (!registry) return refuse(nothingLive());
  const said = registry.policy?.signed;
  if (need && said) return nothing(`So it is already, ${byWhom(said, now)}.`);
  if (!need && !said) return nothing('No signatures are asked for.');
  if (need && !hasKey)
    return refuse(
      new Refusal(
        'Sign it yourself first: RIG4U_LOG_KEY_FILE=<file>. "rig4u log-keys <folder>" makes a pair; every gateway gets the ' +
          'public one as RIG4U_LOG_PUBLIC_KEY_FILE.',
      ),
    );
  const change: Change = { do: need ? 'need-signatures' : 'need-no-signatures' };
  return {
    do: 'change',
    changes: [change],
    says: [`${changeText(change)}.`],
    warnings: need
      ? [
          `Signed from revision ${registry.revision + 1} on. What came before is taken as it is: look at "rig4u history" and ` +
            '"rig4u verify" first.',
        ]
      : [],
  };
}

function wrongRule(registry: Revision, { do: what, who, may, parts }: RuleChange): string | undefined {
  const unknown = parts.find((part) => part !== everyPart && !partOf(registry, part));
  // A new remote's team is allowed before its first release is live, so this only catches what is no name.
  if (unknown !== undefined && !/^mf-[a-z0-9-]+$/.test(unknown)) return `"${unknown}" is no part.`;
  if (may.includes('policy') && !parts.includes(everyPart)) return 'The policy is one for all parts: leave out --part.';
  if ((who.match(/\*/g)?.length ?? 0) > 3) return 'A name has three * at most.';
  if (what === 'allow' && /^(repo|project_path):|\|/.test(who) && !isOfToken(who))
    return `"${who}" would allow strangers: write the owner out, as in "repo:owner/*" or "repo:owner/name:ref:refs/heads/main".`;
  return undefined;
}

/** The one who makes a rule must be able to make another one, or nobody may be left who can. */
function lockedOut(policy: Policy | undefined, rule: PolicyChange, { by, now }: Asking): Refusal | undefined {
  const who = { revision: 1, at: new Date(now).toISOString(), by, command: 'policy' };
  const after = applyToPolicy(policy, rule, who);
  if (decideRight(after, { who: by, proven: false }, { right: 'policy', part: everyPart }).allowed) return undefined;
  return new Refusal(
    `Then you (${by}) could not change the policy any more: from the first "allow" on, only who is allowed something may do it. ` +
      `First: rig4u policy allow "${by}" --may all --why "<reason>".`,
  );
}

const isSameRule = (one: Rule, two: RuleChange): boolean =>
  one.do === two.do &&
  one.who === two.who &&
  one.may.join() === two.may.join() &&
  one.parts.join() === two.parts.join();

const nothingLive = (): NotThere =>
  new NotThere('Nothing is live yet, so there is no policy. Promote a host first: rig4u promote host@<version>.');
const nothing = (line: string): Plan => ({ do: 'nothing', says: [line] });
const changing = (change: Change, says: string): Plan => ({
  do: 'change',
  changes: [change],
  says: [says],
  warnings: [],
});
