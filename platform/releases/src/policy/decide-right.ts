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
function fits({ do: what, who }: Pick<Rule, 'do' | 'who'>, asker: Asker): boolean {
  if (what === 'allow' && asker.proven && !isOfToken(who)) return false;
  const pieces = who.split('*').map((piece) => piece.replaceAll(/[\\^$.|?+()[\]{}]/g, '\\$&'));
  return new RegExp(`^${pieces.join('.*')}$`, 's').test(asker.who);
}

/** Whether a name in a rule has the form of a token's: GitHub's, GitLab's, or `issuer.example|subject`. */
export const isOfToken = (who: string): boolean => /^(repo:|project_path:)[^*/]+\/|^[^*|]+\|[^*]/.test(who);
