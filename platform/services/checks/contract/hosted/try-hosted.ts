import { Refusal } from '@rig4u/kernel';
import type { Env } from '@rig4u/kernel/service-settings';
import { asOwner } from '../../../src/migrations';
import {
  leftMarks,
  markStart,
  newMark,
  openPlace,
  policies,
  removeRows,
  tryPolicy,
  type Place,
  type Stored,
  type Tried,
} from '../policies';
import { readContractSettings, type ContractSettings } from './contract-settings';
import { mustBeOurs, mustBeSafe } from './guard';
import { claimsOf, signInAll, type Tokens } from './sign-in';

export interface TryOptions {
  env: Env;
  flags: { url?: string; key?: string };
  /** Ends the run early; what it has made is removed all the same. */
  signal?: AbortSignal;
}

export interface Report {
  url: string;
  mark: string;
  tried: Tried[];
}

/**
 * Tries every policy on a hosted database from outside, with rows of its own, and removes them whatever happens. Throws a Refusal where
 * settings are missing, an account does not get in, or more than its own rows would be touched.
 */
export async function tryHosted({ env, flags, signal }: TryOptions): Promise<Report> {
  const settings = readContractSettings(env, flags);
  const tokens = await signInAll(settings);
  return asOwner(settings.postgresUrl, async (client) => {
    const stored: Stored = async (text, values) => (await client.query<Record<string, unknown>>(text, values)).rows;
    await mustBeOurs(client, stored, tokens, settings.projectId);
    for (const mark of await leftMarks(stored, markStart)) await removeRows(stored, mark);
    await mustBeSafe(stored, tokens);
    const mark = newMark();
    const forget = await rememberVersions(stored, tokens);
    try {
      return { url: settings.url, mark, tried: await tryAll(settings, tokens, stored, { mark, signal }) };
    } finally {
      await removeRows(stored, mark).catch(cannotRemove(mark));
      await forget();
    }
  });
}

async function tryAll(
  { url, anonKey }: ContractSettings,
  { user, other, owner }: Tokens,
  stored: Stored,
  { mark, signal }: { mark: string; signal: AbortSignal | undefined },
): Promise<Tried[]> {
  const open = () => openPlace({ url, anonKey, stored, mark, tokens: { anna: user, ben: other, owner } });
  let place = await open();
  await mustBeThatDatabase(place);
  const tried: Tried[] = [];
  for (const policy of policies) {
    if (signal?.aborted) throw new Refusal('The test was stopped. Its rows are removed.');
    const one = await tryPolicy(place, stored, policy);
    tried.push(one);
    if (one.ok) continue;
    // What a policy let somebody do to the given rows must not look like the next one's fault.
    await removeRows(stored, mark);
    place = await open();
  }
  return tried;
}

/** Rows that were written by the one address must be seen by the other: otherwise they are two databases. */
async function mustBeThatDatabase({ owner, anna, given, mark, url }: Place): Promise<void> {
  const [errors, builds] = await Promise.all([
    owner.from('error_logs').select('id').eq('component', mark),
    anna.from('saved_builds').select('build_id').eq('build_id', given.build),
  ]);
  if (errors.data?.length || builds.data?.length) return;
  const said = errors.error ?? builds.error;
  throw new Refusal(
    `What was written by RIG4U_POSTGRES_URL is not to be seen at ${url}${said ? ` (${said.code} ${said.message})` : ''}. Either they are two ` +
      'databases, or the endpoint is not reached, or it believes no token of this Firebase project (Supabase: third-party authentication), ' +
      'or the key is wrong, or no policy lets anybody read.',
  );
}

/** Versions are counted in each account. Of an account that had none nothing must stay. */
async function rememberVersions(stored: Stored, { user, other }: Tokens): Promise<() => Promise<void>> {
  const accounts = [user, other].map((token) => claimsOf('user', token).sub);
  const known = await stored('select user_id from rig4u.account_versions where user_id = any ($1)', [accounts]);
  const fresh = accounts.filter((account) => !known.some(({ user_id }) => user_id === account));
  return async () => void (await stored('delete from rig4u.account_versions where user_id = any ($1)', [fresh]));
}

const cannotRemove = (mark: string) => (error: unknown) => {
  throw new Refusal(
    `The rows of this test could not be removed (${error instanceof Error ? error.message : String(error)}). They all carry ${mark}; ` +
      'start again ten minutes from now: a later run removes what an earlier one has left.',
    { cause: error },
  );
};
