/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@rig4u/kernel';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { allowOrDeny, newestRegistry, promote, publish } from '@rig4u/releases';
import { fakeHost, fakeRemote, writeDist } from '@rig4u/releases/fake-builds';
import { mainBranch, testIssuer } from './test-issuer';

const rig4u = join(root, 'platform/releases/bin/rig4u.mjs');

interface World {
  store: string;
  gateway: ChildProcess;
  url: string;
  issuer: Awaited<ReturnType<typeof testIssuer>>;
}
let world: World;

/** A gateway in a process of its own, over a store in which anna makes the rules. */
beforeAll(async () => {
  const [issuer, store] = [await testIssuer(), await temporaryFolder()];
  await publish(store, await writeDist(fakeHost().files));
  await promote(store, { part: 'host', version: '1.0.0' });
  await allowOrDeny(store, 'allow', { who: 'anna', may: ['policy'], parts: [] }, { by: 'anna' });
  const may = ['publish', 'promote', 'rollout', 'rollback'] as const;
  await allowOrDeny(store, 'allow', { who: issuer.named(mainBranch), may, parts: ['mf-guides'] }, { by: 'anna' });
  const env = { ...process.env, PORT: '0', RIG4U_CI_ISSUERS: issuer.issuer, RIG4U_CI_AUDIENCE: 'the shop' };
  const gateway = spawn(process.execPath, [rig4u, 'serve', '--store', store], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let lines = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      lines += chunk.toString();
      const found = /http:\/\/localhost:\d+/.exec(lines)?.[0];
      if (found) resolve(found);
    };
    gateway.stdout.on('data', read);
    gateway.stderr.on('data', read);
    gateway.on('exit', () => reject(new Error(`the gateway ended: ${lines}`)));
  });
  world = { store, gateway, url, issuer };
});

afterAll(async () => {
  const ended = new Promise((resolve) => void world.gateway.on('exit', resolve));
  world.gateway.kill('SIGINT');
  await ended;
  await world.issuer.close();
});

/** A job of the main branch runs the command. */
function job(args: string[], { cwd = root }: { cwd?: string } = {}) {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: _, ACTIONS_ID_TOKEN_REQUEST_TOKEN: __, ...own } = process.env;
  const env = { ...own, RIG4U_CI_AUDIENCE: 'the shop', RIG4U_STORE: '', ...world.issuer.jobEnv() };
  const child = spawn(process.execPath, [rig4u, ...args, '--via', world.url], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return new Promise<{ code: number | null; text: string }>(
    (resolve) => void child.on('close', (code) => resolve({ code, text })),
  );
}

const why = ['--why', 'a test'];
const promoted = (version: string, ...more: string[]) => ['promote', `mf-guides@${version}`, ...why, ...more];
const built = async (version: string) => writeDist(fakeRemote({ version }).files);

/** A folder whose smoke load reads the release as a browser would, and writes down what it was asked. */
async function folderWithSmoke(): Promise<string> {
  const folder = await temporaryFolder();
  const place = join(folder, 'node_modules/@rig4u/smoke');
  await mkdir(place, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{}');
  await writeFile(join(place, 'package.json'), '{ "type": "module", "exports": "./smoke.js" }');
  await writeFile(
    join(place, 'smoke.js'),
    `import { writeFileSync } from 'node:fs';
     export async function smokeLoad(store, refs) {
       const paths = await store.releases.paths(refs[0]);
       const sizes = await Promise.all(paths.map(async (path) => (await store.releases.readFile(refs[0], path)).length));
       writeFileSync('smoke.json', JSON.stringify({ refs, paths, sizes, newest: await store.log.newest() }));
       return [];
     }`,
  );
  return folder;
}

it('a job publishes, tries in its own browser, promotes and takes back; visitors get it, and the history says who it was', async () => {
  expect(await job(['publish', await built('1.0.0')])).toMatchObject({
    code: 0,
    text: expect.stringContaining('mf-guides@1.0.0'),
  });
  const cwd = await folderWithSmoke();
  const done = await job(promoted('1.0.0'), { cwd });
  expect(done).toEqual({ code: 0, text: 'mf-guides: not live → 1.0.0 (revision 4)\n' });
  const smoke = JSON.parse(await readFile(join(cwd, 'smoke.json'), 'utf8'));
  expect(smoke).toMatchObject({ refs: [{ part: 'mf-guides', version: '1.0.0' }], newest: 3 });
  expect(smoke.paths).toContain('remote.json');
  expect(await newestRegistry(world.store)).toMatchObject({
    by: world.issuer.named(mainBranch),
    run: { repository: 'rig4u/mf-guides', id: '4711' },
    smoke: { beside: { host: ['1.0.0', expect.any(String)] } },
  });
  expect(await (await fetch(`${world.url}/registry.json`)).json()).toMatchObject({
    remotes: { 'mf-guides': { live: { version: '1.0.0' } } },
  });

  await job(['publish', await built('1.0.1')]);
  expect((await job(promoted('1.0.1', '--without-smoke'))).code).toBe(0);
  expect((await job(['rollback', 'mf-guides', ...why])).text).toContain('mf-guides: 1.0.1 → 1.0.0 (revision 6)');
  const { text } = await job(['history', 'mf-guides']);
  expect(text).toMatch(/without smoke: RIG-107, RIG-110; run 4711 of rig4u\/mf-guides at 0123456789/);
  expect(text).toContain('tried in a browser by its run');
});
