import type { JWTPayload } from 'jose';
import type { CiRun } from '@rig4u/releases/via';

/** Who asks, as rules of the policy name it, and which run of a build machine it is. */
export interface Caller {
  who: string;
  run: CiRun;
}

/** Issuers whose subjects begin with a word that no other one's can have. All others' are told apart by the issuer's address. */
const plain: Readonly<Record<string, string>> = {
  'https://token.actions.githubusercontent.com': 'repo:',
  'https://gitlab.com': 'project_path:',
};

/** Who a verified token is of: GitHub's and GitLab's names for a run, or `issuer.example|subject`. */
export function callerOf(issuer: string, claims: JWTPayload & { sub: string }): Caller {
  const subject = claims.sub;
  const start = Object.hasOwn(plain, issuer) ? plain[issuer] : undefined;
  const isPlain = start !== undefined && subject.startsWith(start);
  const { host, pathname } = new URL(issuer);
  const text = (...names: string[]): string | undefined =>
    names
      .map((name) => claims[name])
      .find((claim) => typeof claim === 'string')
      ?.slice(0, 500);
  return {
    who: isPlain ? subject : `${host}${pathname === '/' ? '' : pathname}|${subject}`,
    run: {
      issuer,
      repository: text('repository', 'project_path'),
      ref: text('ref'),
      workflow: text('workflow_ref', 'ci_config_ref_uri'),
      id: text('run_id', 'pipeline_id'),
      commit: text('sha'),
      actor: text('actor', 'user_login'),
    },
  };
}
