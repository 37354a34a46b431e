import { everyPart, type Policy, type Rule } from '../registry';
import type { Needed } from './needed-rights';

/** Who asks for something. */
export interface Asker {
  who: string;
  /** Whether a token proves the name; else it is only the one that somebody gave. */
  proven: boolean;
}

export interface Decision {
  allowed: boolean;
  /** The rule that decided; undefined where none fits. */
  rule?: Rule;
}

/**
 * Whether somebody may do something: the newest rule that fits decides. Where none fits, names that somebody gave may do everything as
 * long as the policy allows nobody anything, and names that a token proves may do nothing: every repository in the world has tokens.
 */
export function decideRight(policy: Policy | undefined, asker: Asker, { right, part }: Needed): Decision {
  const rules = policy?.rules ?? [];
  const rule = rules.find(
    ({ may, parts, ...named }) =>
      may.includes(right) && (parts.includes(everyPart) || parts.includes(part)) && fits(named, asker),
  );
  if (rule) return { allowed: rule.do === 'allow', rule };
  return { allowed: !asker.proven && !rules.some((one) => one.do === 'allow') };
}

/** A rule for people's names allows no token, whatever stands in for any letters. */
const fits = ({ do: what, who }: Pick<Rule, 'do' | 'who'>, asker: Asker): boolean =>
  !(what === 'allow' && asker.proven && !isOfToken(who)) && isLike(asker.who, who);

/** Whether a name is as a pattern says, in which `*` stands for any letters. It looks at each letter once. */
function isLike(name: string, pattern: string): boolean {
  const [start = '', ...others] = pattern.split('*');
  const end = others.pop();
  if (end === undefined) return name === start;
  if (!name.startsWith(start)) return false;
  let at = start.length;
  for (const piece of others) {
    const found = name.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  return name.length - end.length >= at && name.endsWith(end);
}

/** Issuers that give a token to anybody: of these a rule must say whose. */
const isPublic = (who: string): boolean => /^(token\.actions\.githubusercontent\.com|gitlab\.com)\|/.test(who);

/** Whether a name in a rule has the form of a token's, with its owner: GitHub's, GitLab's, or `issuer.example|subject`. */
export const isOfToken = (who: string): boolean =>
  /^(repo:|project_path:)[^*/]+\//.test(who) || (/^[^*|]+\|/.test(who) && !(isPublic(who) && who.includes('*')));
