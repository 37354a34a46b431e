import { byWhom } from '../plans/ago';
import { partsText, ruleText } from '../plans/change-text';
import { because } from '../plans/holds';
import { adviceText } from '../policy';
import { everyPart, type Policy, type Revision, type Rule } from '../registry';

type Said = Pick<Rule, 'by' | 'at' | 'why' | 'revision'>;

/** Who may change what, as lines. `now` is in milliseconds since 1970. */
export function policyLines(registry: Revision | undefined, now: number): string[] {
  const policy = registry?.policy;
  if (!policy) return ['There is no policy: whoever can write to the store may change everything.'];
  const lines = linesOf(policy, now);
  const isClosed = policy.rules.some((rule) => rule.do === 'allow');
  return [
    ...lines,
    isClosed
      ? 'The first line that fits decides; what none allows is refused.'
      : 'Nobody is allowed anything by name, so people may do what is not denied. Tokens may nothing.',
    ...(policy.signed ? [] : [adviceText]),
  ];
}

/** What of the policy is about one part. */
export function policyLinesOf(registry: Revision, part: string, now: number): string[] {
  const { rules = [], smoke = {} } = registry.policy ?? {};
  const own = Object.entries(smoke).filter(([name]) => name === part || name === everyPart);
  return linesOf(
    {
      rules: rules.filter(({ parts }) => parts.includes(part) || parts.includes(everyPart)),
      smoke: Object.fromEntries(own),
    },
    now,
  );
}

function linesOf({ rules, smoke, signed }: Policy, now: number): string[] {
  const said = (one: Said): string => `, said ${byWhom(one, now)}${because(one)} (revision ${one.revision})`;
  return [
    ...rules.map((rule) => ruleText(rule) + said(rule)),
    ...Object.entries(smoke).map(([part, one]) => `${partsText([part])} goes live only after a smoke load${said(one)}`),
    ...(signed ? [`Only signed revisions are taken${said(signed)}`] : []),
  ];
}
