import { Refusal } from '@rig4u/kernel';
import { pending, type OwnerLogin } from '../../../src/migrations';
import type { Stored } from '../policies';
import { claimsOf, type Tokens } from './sign-in';

/** Reports that a run sends, with room for a second one in the same minute. */
const reports = 40;

const ourTables = ['error_logs', 'saved_builds', 'load_minutes', 'release_revisions'];
const ourTriggers = ['prepare_error_log', 'count_error_log', 'prepare_saved_build'];

/** Throws a Refusal where the database is not of this release, or believes other people than the accounts. Reads only. */
export async function mustBeOurs(client: OwnerLogin, stored: Stored, tokens: Tokens, projectId: string): Promise<void> {
  const { email, email_verified } = claimsOf('owner', tokens.owner);
  const { files } = await pending(client, { projectId, ownerEmail: String(email) });
  if (files.length > 0)
    throw new Refusal(
      `The database lacks ${files.join(', ')} of this release. Run "rig4u migrate" first, or test with the release it has.`,
    );
  const [{ project, owner } = {}] = await stored(
    `select (select value from public.app_config where key = 'firebase_project_id') as project,
            (select value from public.app_config where key = 'owner_email') as owner`,
  );
  if (project !== projectId)
    throw new Refusal(
      `The database believes tokens of the Firebase project "${String(project)}", and RIG4U_FIREBASE_PROJECT_ID says "${projectId}". ` +
        'Correct it here, or run "rig4u migrate" with the right one.',
    );
  if (String(owner).toLowerCase() !== String(email).toLowerCase())
    throw new Refusal(
      `The owner of the database is ${String(owner)}, and the account "owner" is ${String(email)}. Correct the accounts, or ` +
        '"owner.email" in the configuration and run "rig4u migrate".',
    );
  if (email_verified !== true)
    throw new Refusal(
      'The address of "owner" is not verified, so the database takes it for nobody\'s. Verify it first.',
    );
}

/** Throws a Refusal where a run would touch more than its own rows. Reads only. */
export async function mustBeSafe(stored: Stored, tokens: Tokens): Promise<void> {
  await mustBeTestAccounts(stored, tokens);
  await mustHaveRoom(stored);
  await mustHaveNoOtherTriggers(stored);
}

/** Builds of a real person are nobody's to try things on. */
async function mustBeTestAccounts(stored: Stored, tokens: Tokens): Promise<void> {
  for (const role of ['user', 'other'] as const) {
    const { sub } = claimsOf(role, tokens[role]);
    const [{ count } = { count: 0 }] = await stored(
      'select count(*)::int from public.saved_builds where user_id = $1',
      [sub],
    );
    if (Number(count) > 0)
      throw new Refusal(
        `The account "${role}" has ${String(count)} saved builds. Take an account that is for tests alone: make a new one.`,
      );
  }
}

/** Over a bound of the error log, rows of others would go, or one that says so would come. */
async function mustHaveRoom(stored: Stored): Promise<void> {
  const [found = {}] = await stored(
    `select (select count(*) from public.error_logs) + $1 > rig4u.error_log_bound('rows') as full,
            coalesce(sum(count), 0) + $1 > rig4u.error_log_bound('new_per_minute')
              or coalesce(max(count), 0) + $1 > rig4u.error_log_bound('per_sender') as busy
       from (select count(*) from rig4u.taken_reports where at > now() - interval '1 minute' group by sender) as senders`,
    [reports],
  );
  if (found['full'])
    throw new Refusal(
      `The error log is nearly full: ${reports} more reports would push others out. Raise its bound error_log_rows in app_config, or remove resolved ones.`,
    );
  if (found['busy'])
    throw new Refusal(
      'More errors are reported in this minute than leave room for a test. Wait a minute, and start again.',
    );
}

async function mustHaveNoOtherTriggers(stored: Stored): Promise<void> {
  const others = await stored(
    `select format('%s of %s', tgname, relname) as name from pg_trigger join pg_class as c on c.oid = tgrelid
      where not tgisinternal and relnamespace = 'public'::regnamespace and relname = any ($1) and not tgname = any ($2)`,
    [ourTables, ourTriggers],
  );
  if (others.length > 0)
    throw new Refusal(
      `Somebody else's triggers would run for the rows of a test: ${others.map(({ name }) => String(name)).join(', ')}. ` +
        'Turn them off meanwhile (alter table … disable trigger …), or test another project.',
    );
}
