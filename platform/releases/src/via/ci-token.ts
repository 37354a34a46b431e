import * as v from 'valibot';
import { Refusal } from '@rig4u/kernel';
import { Misused } from '../refusals';

type Env = Readonly<Record<string, string | undefined>>;

/** Where GitHub gives a job tokens, and what proves that it is that job. */
const [requestUrl, requestToken] = ['ACTIONS_ID_TOKEN_REQUEST_URL', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN'] as const;

const answer = v.object({ value: v.pipe(v.string(), v.minLength(1)) });

/** GitHub's tokens are good for five minutes, and a smoke load may take longer. */
const goodMs = 2 * 60_000;

/**
 * Gives the token of the run that this process is part of: RIG4U_TOKEN, or one that GitHub Actions gives for `audience`, asked for
 * anew when it is about to end. Throws Misused where there is neither.
 */
export function ciToken(env: Env, audience: string, now: () => number): () => Promise<string> {
  const given = env['RIG4U_TOKEN']?.trim();
  if (given) return async () => given;
  const [url, proof] = [env[requestUrl], env[requestToken]];
  if (!url || !proof)
    throw new Misused(
      'Say who you are: RIG4U_TOKEN=<token of your build machine>. In GitHub Actions give the job "permissions: id-token: write"; ' +
        'in GitLab an id_tokens entry of that name. See platform/docs/policy.md.',
    );
  let last: { token: string; until: number } | undefined;
  return async () => {
    if (!last || now() > last.until) last = { token: await asked(url, proof, audience), until: now() + goodMs };
    return last.token;
  };
}

async function asked(url: string, proof: string, audience: string): Promise<string> {
  const address = new URL(url);
  address.searchParams.set('audience', audience);
  const reply = await fetch(address, {
    headers: { authorization: `Bearer ${proof}`, accept: 'application/json' },
    signal: AbortSignal.timeout(10_000),
  }).catch((cause: unknown) => {
    throw new Refusal(`GitHub gives no token: ${address.host} does not answer. Run the job again.`, { cause });
  });
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), answer), await reply.text());
  if (reply.ok && read.success) return read.output.value;
  throw new Refusal(
    `GitHub gives no token (${reply.status}). Look whether the job has "permissions: id-token: write".`,
  );
}
