/** @jest-environment node */
import { spawn } from 'node:child_process';
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { Refusal } from '@rig4u/kernel';
import { needing } from '@rig4u/kernel/needing';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { packagedBinaries, packageName } from './package';
import { startPostgres, type Postgres } from '.';

const started: Postgres[] = [];
afterEach(async () => {
  for (const server of started.splice(0)) await server.stop();
});

async function folder(): Promise<string> {
  const path = await temporaryFolder();
  await chmod(path, 0o755);
  return join(path, 'postgres');
}

async function start(dataDir: string, port?: number): Promise<Postgres> {
  const server = await startPostgres({ dataDir, ...(port && { port }), say: () => undefined });
  started.push(server);
  return server;
}

async function query(server: Postgres, text: string): Promise<unknown[]> {
  const client = new Client(server.connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('a fresh database is durable, and its rows are there after a stop and a start', async () => {
  const dataDir = await folder();
  const first = await start(dataDir);
  await query(first, 'create table t (n int); insert into t values (7)');
  expect(
    await query(
      first,
      "select name, setting from pg_settings where name in ('fsync', 'synchronous_commit') order by name",
    ),
  ).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'synchronous_commit', setting: 'on' },
  ]);
  await first.stop();
  const second = await start(dataDir, first.port);
  expect(second.port).toBe(first.port);
  expect(await query(second, 'select n from t')).toEqual([{ n: 7 }]);
});

test('a killed server is noticed, and the next start on the same data works', async () => {
  const dataDir = await folder();
  const first = await start(dataDir);
  await query(first, 'create table t (n int); insert into t values (7)');
  process.kill(first.pid, 'SIGKILL');
  await first.exited;
  expect(await query(await start(dataDir, first.port), 'select n from t')).toEqual([{ n: 7 }]);
});

test('what an interrupted first start left behind is not taken for a database', async () => {
  const dataDir = await folder();
  await mkdir(join(dataDir, 'cluster.new.1'), { recursive: true });
  await writeFile(join(dataDir, 'cluster.new.1', 'PG_VERSION'), '18');
  expect(await query(await start(dataDir), 'select 1 as n')).toEqual([{ n: 1 }]);
  expect(await readdir(dataDir)).not.toContain('cluster.new.1');
});

test('a second start on data that are in use is refused, and the first goes on', async () => {
  const dataDir = await folder();
  const first = await start(dataDir);
  await expect(start(dataDir)).rejects.toThrow(`in use by another start of Rig4U (process ${process.pid})`);
  expect(await query(first, 'select 1 as n')).toEqual([{ n: 1 }]);
});

test('a server whose parent was killed is stopped by the next start', async () => {
  const dataDir = await folder();
  const code =
    `import { startPostgres } from ${JSON.stringify(join(__dirname, 'index.ts'))}; const s = await ` +
    `startPostgres({ dataDir: ${JSON.stringify(dataDir)}, say() {} }); console.log(s.pid); ` +
    'setInterval(() => {}, 1000);';
  const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    cwd: join(__dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const orphan = Number(
    await new Promise((resolve) => parent.stdout.once('data', (chunk: Buffer) => resolve(String(chunk)))),
  );
  expect(orphan).toBeGreaterThan(1);
  parent.kill('SIGKILL');
  await new Promise((resolve) => parent.once('exit', resolve));
  const server = await start(dataDir);
  expect(server.pid).not.toBe(orphan);
  expect(await query(server, 'select 1 as n')).toEqual([{ n: 1 }]);
});

describe('refused with what to do:', () => {
  test('the package was not installed', () => {
    const missing = () => {
      throw new Error('not found');
    };
    expect(() => packagedBinaries(missing)).toThrow(Refusal);
    expect(() => packagedBinaries(missing)).toThrow(new RegExp(`${packageName} is missing[\\s\\S]*--omit=optional`));
  });

  test('the data folder is a file', async () => {
    const path = join(await temporaryFolder(), 'file');
    await writeFile(path, '');
    await expect(start(path)).rejects.toThrow(/cannot be used[\s\S]*RIG4U_DATA/);
  });

  test('the port is taken', async () => {
    const first = await start(await folder());
    await expect(start(await folder(), first.port)).rejects.toThrow(/is taken[\s\S]*RIG4U_POSTGRES_PORT/);
  });

  test('the data are of no database', async () => {
    const dataDir = await folder();
    await (await start(dataDir)).stop();
    await writeFile(join(dataDir, 'cluster', 'PG_VERSION'), '9.6\n');
    await expect(start(dataDir)).rejects.toThrow(/does not start on[\s\S]*RIG4U_DATA/);
  });

  needing('root', process.getuid?.() === 0, () => {
    test('root, in a folder that only root may enter', async () => {
      await expect(start(join(await temporaryFolder(), 'postgres'))).rejects.toThrow(
        /only root may enter[\s\S]*RIG4U_DATA/,
      );
    });
  });
});
