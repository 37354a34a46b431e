import { Client } from 'pg';
import { Refusal } from '@rig4u/kernel';

/** What a login of a hosted database may, and what kind of database it is. */
interface Login {
  name: string;
  replica: boolean;
  read_only: boolean;
  owns: boolean;
  makes_roles: boolean;
  missing_roles: string[];
  has_jwt: boolean;
}

const question = `
  select current_user::text as name,
         pg_is_in_recovery() as replica,
         current_setting('transaction_read_only') = 'on' as read_only,
         has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create')
           and not exists (select from pg_namespace where nspname = 'rig4u' and not pg_has_role(nspowner, 'usage'))
           and not exists (select from pg_class where relnamespace = 'public'::regnamespace and not pg_has_role(relowner, 'usage')
             and relname in ('app_config', 'error_logs', 'saved_builds', 'load_minutes', 'release_revisions')) as owns,
         exists (select from pg_roles where rolname = current_user and (rolsuper or rolcreaterole))
           or exists (select from pg_roles where rolname = 'rig4u_gateway') as makes_roles,
         array(select name from unnest(array['anon', 'authenticated', 'service_role']) as name
           where not exists (select from pg_roles where rolname = name)) as missing_roles,
         exists (select from pg_proc join pg_namespace as n on n.oid = pronamespace where nspname = 'auth' and proname = 'jwt') as has_jwt`;

const whose = 'On Supabase the owner is the user "postgres" (dashboard, "Connect").';

function problemOf({ name, replica, read_only, owns, makes_roles, missing_roles, has_jwt }: Login): string | undefined {
  if (replica) return "It is a read replica's address. Use the address of the primary.";
  if (!owns)
    return (
      `It logs in as "${name}", which may not change the product's tables. This needs the login of their owner. ${whose} ` +
      'The login of a gateway is for "rig4u serve" and "rig4u watch" alone.'
    );
  if (read_only)
    return (
      `The database is read-only for "${name}": a hosted project becomes so when its disk is full, and a login by ` +
      '"default_transaction_read_only". Make room, or use the login of the owner.'
    );
  if (missing_roles.length > 0 || !has_jwt)
    return (
      `It is no database of a hosted project: it lacks ${[...missing_roles.map((role) => `the role ${role}`), ...(has_jwt ? [] : ['the function auth.jwt()'])].join(', ')}. ` +
      'Beside a PostgREST of your own, run platform/services/src/migrations/000_local_baseline.sql there first.'
    );
  if (!makes_roles)
    return `It logs in as "${name}", which may not make the role rig4u_gateway. Run "create role rig4u_gateway nologin" as one that may.`;
  return undefined;
}

/** What went wrong with a connection, in a sentence that says what to do. The address, which holds a password, is never part of it. */
function connectionProblem(error: unknown): string {
  const { code, message } = { code: '', message: String(error), ...Object(error) };
  const said = `${message || code}`;
  if (code === '28P01' || code === '28000') return `The user or the password is wrong (${said}).`;
  if (code === '3D000') return `There is no such database (${said}).`;
  if (/certificate|self.signed/i.test(said))
    return `The certificate is not trusted (${said}). Put the project's certificate into a file, and end the address with ?sslmode=verify-full&sslrootcert=<file>.`;
  if (['ENOTFOUND', 'ENETUNREACH', 'EHOSTUNREACH', 'ETIMEDOUT'].includes(code) || /timeout/i.test(said))
    return (
      `The host is not reached (${said}). A direct address of Supabase has IPv6 alone: from a network without it, use the address of its ` +
      'session pooler ("Connect", "Session pooler").'
    );
  return `It is not reached (${said}).`;
}

export type OwnerLogin = Client;

/**
 * Runs `work` with a connection of the login that owns the product's tables. Throws a Refusal that names the setting and says what
 * to do where the address is wrong, or its login may too little.
 */
export async function asOwner<Result>(
  connectionString: string,
  work: (client: OwnerLogin) => Promise<Result>,
): Promise<Result> {
  const client = clientAt(connectionString);
  // A connection that breaks also fails the query that runs; unheard, it would end the process.
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    throw new Refusal(`RIG4U_POSTGRES_URL cannot be used. ${connectionProblem(error)}`, { cause: error });
  });
  try {
    const [login] = (await client.query<Login>(question)).rows;
    const problem = login && problemOf(login);
    if (problem) throw new Refusal(`RIG4U_POSTGRES_URL cannot be used. ${problem}`);
    return await work(client);
  } finally {
    await client.end();
  }
}

function clientAt(connectionString: string): Client {
  try {
    return new Client({ connectionString, connectionTimeoutMillis: 10_000 });
  } catch (error) {
    throw new Refusal(
      'RIG4U_POSTGRES_URL is no address of a database. Write it as postgresql://user:password@host:5432/postgres?sslmode=verify-full; letters ' +
        `of a password that mean something in an address are written with %, such as %40 for @ (${Object(error).code ?? 'not understood'}).`,
      { cause: error },
    );
  }
}
