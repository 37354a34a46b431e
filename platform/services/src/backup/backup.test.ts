/** @jest-environment node */
import { execFile } from 'node:child_process';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { root } from '@rig4u/kernel';
import { needing } from '@rig4u/kernel/needing';
import { times } from '@rig4u/kernel/prove';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { startInstance, type Instance } from '../../checks/contract/instance';
import { newMark, openPlace, policies, removeRows, tryPolicy, type Tried } from '../../checks/contract/policies';
import { buildRow, clientOf, errorRow, ownerClaims, userOf } from '../../checks/contract/target';
import { migrate } from '../migrations';
import { postgresPrograms } from './postgres-programs';

const run = promisify(execFile);
const programs = postgresPrograms();
/** A server of its own, two restores and a process of each tool: for `pnpm prove`. */
const isProving = times({ full: 1, short: 0 }) === 1;
const settings = { projectId: 'rig', anonKey: 'anon', ownerEmail: 'owner@rig4u.example' };

needing(
  'pnpm prove, and PostgreSQL with its tools (Debian: apt-get install postgresql)',
  programs !== undefined && isProving,
  () => {
    let instance: Instance;
    let folder: string;
    beforeEach(async () => {
      folder = await temporaryFolder();
      instance = await startInstance({ ...settings, ...(programs && { programs }) });
    });
    afterEach(() => instance.stop());

    const stored = (text: string, values?: unknown[]) => instance.target.stored(text, values);
    const url = () => {
      const { password, port } = instance.postgres().connection;
      return `postgresql://postgres:${String(password)}@127.0.0.1:${port}/postgres`;
    };
    /** Runs the commands that the page shows under a heading, letter by letter. */
    async function asThePageSays(heading: string): Promise<void> {
      const page = await readFile(join(root, 'platform/docs/services.md'), 'utf8');
      const [, commands = ''] = /^```sh\n([\s\S]*?)^```/m.exec(page.split(`### ${heading}\n`)[1] ?? '') ?? [];
      expect(commands).toContain('pg_');
      await shell(commands);
    }
    const shell = (commands: string) =>
      run('bash', ['-euo', 'pipefail', '-c', commands], {
        cwd: folder,
        env: {
          ...process.env,
          PATH: [`${programs}/bin`, join(root, 'node_modules/.bin'), process.env['PATH']].join(':'),
          RIG4U_POSTGRES_URL: url(),
          RIG4U_FIREBASE_PROJECT_ID: settings.projectId,
        },
      });
    /** The database is gone, and in its place is what a new project has. */
    async function newProject(): Promise<void> {
      const client = new pg.Client({ ...instance.postgres().connection, database: 'template1' });
      await client.connect();
      await client.query('drop database postgres with (force)');
      await client.query('create database postgres template template0');
      await client.end();
      const baseline = '000_local_baseline.sql';
      await copyFile(join(root, 'platform/services/src/migrations', baseline), join(folder, baseline));
      // It has no table for settings yet, which is where this ends.
      await expect(migrate(instance.postgres().connection, { ...settings, local: true, folder })).rejects.toThrow(
        /app_config/,
      );
    }
    const tables = ['app_config', 'error_logs', 'saved_builds', 'load_minutes', 'release_revisions'].map(
      (name) => `public.${name}`,
    );
    const inside = ['account_versions', 'taken_reports', 'error_log_senders', 'load_secret'].map(
      (name) => `rig4u.${name}`,
    );
    const everything = async () =>
      Object.fromEntries(
        await Promise.all(
          [...tables, ...inside].map(async (name) => [
            name,
            await stored(`select t::text as row from ${name} as t order by 1`),
          ]),
        ),
      );
    async function rowsOfAllKinds(): Promise<void> {
      const visitor = clientOf(instance.target);
      for (const message of ['one', 'one', 'two'])
        await visitor.from('error_logs').insert(errorRow(message)).throwOnError();
      await stored("update error_logs set resolved = true where error_message = 'two'");
      const ann = await userOf(instance.target, 'ann');
      await ann
        .from('saved_builds')
        .insert([buildRow('a', { deleted: false }), buildRow('b', { deleted: true })])
        .throwOnError();
      await stored("insert into app_config values ('error_log_rows', '5000')");
      await stored(
        `insert into load_minutes select now(), 'g', 'mf-a', '1.0.0', 9, 1, 0, 0, 1, '{}', '{}', '{}', '{}', array['abc'], 0, 1`,
      );
      await stored("insert into release_revisions values (1, 1, now(), 'anna', 'promote', null, '[]', '{}')");
    }
    async function brokenPolicies(): Promise<Tried[]> {
      const { target } = instance;
      const [anna, ben, owner] = await Promise.all([
        target.token({ sub: 'contract-anna' }),
        target.token({ sub: 'contract-ben' }),
        target.token(ownerClaims(target)),
      ]);
      const mark = newMark();
      const place = await openPlace({ ...target, mark, tokens: { anna, ben, owner } });
      const tried: Tried[] = [];
      for (const policy of policies) tried.push(await tryPolicy(place, target.stored, policy));
      await removeRows(target.stored, mark);
      return tried.filter(({ ok }) => !ok);
    }

    test('everything is there again in a new project, every policy is kept, and an account goes on where it was', async () => {
      await rowsOfAllKinds();
      const before = await everything();
      await asThePageSays('Backing up');
      await newProject();
      await asThePageSays('Putting it back');
      expect(await everything()).toEqual(before);
      expect(await brokenPolicies()).toEqual([]);
      const ann = await userOf(instance.target, 'ann');
      const save = { ...buildRow('a', { name: 'later' }), base: 2 };
      const saved = await ann
        .from('saved_builds')
        .upsert([save], { onConflict: 'user_id,build_id' })
        .select('name, version');
      expect(saved.data).toEqual([{ name: 'later', version: 4 }]);
    });

    test('a backup with the definitions of tables would leave rights open in a new project, and pnpm contract names them', async () => {
      await shell('pg_dump "$RIG4U_POSTGRES_URL" --format=custom --schema=public --schema=rig4u --file=whole.dump');
      await newProject();
      await shell('pg_restore --dbname="$RIG4U_POSTGRES_URL" --no-owner whole.dump || true');
      const rules = (await brokenPolicies()).map(({ rule }) => rule);
      expect(rules).toEqual(expect.arrayContaining(['grant (none)', 'grant update (resolved)']));
    });
  },
);
