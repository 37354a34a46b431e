/** @jest-environment node */
import { rm, writeFile } from 'node:fs/promises';
import { beforeFoldersGo, temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { ask } from './ask';
import { placeIn } from './place';
import { serveBuilds, type BuildService } from './serve-builds';

async function service(options: Partial<BuildService> = {}) {
  const { socket } = placeIn(await temporaryFolder(), 'service');
  const served = await serveBuilds({ socket, build: async () => undefined, isOutdated: () => false, ...options });
  beforeFoldersGo(async () => void (await ask(socket, '/stop')));
  return { socket, ended: served?.ended, build: (part: string) => ask(socket, '/build', { part, env: {} }) };
}

it('builds one part after the other and says what came of it', async () => {
  const running: string[] = [];
  let most = 0;
  const { build } = await service({
    build: async ({ part }) => {
      most = Math.max(most, running.push(part));
      await new Promise(setImmediate);
      running.pop();
      if (part === 'mf-b') throw new Error('mf-b has no routes');
    },
  });
  expect(await Promise.all([build('mf-a'), build('mf-b'), build('mf-c')])).toEqual([
    { did: 'built' },
    { did: 'failed', output: 'mf-b has no routes' },
    { did: 'built' },
  ]);
  expect(most).toBe(1);
});

it('hands over the environment of the one who asks', async () => {
  const build = jest.fn(async () => undefined);
  const { socket } = await service({ build });
  await ask(socket, '/build', { part: 'mf-a', env: { RIG4U_VERSION: '1.0.0-local.a' } });
  expect(build).toHaveBeenCalledWith({ part: 'mf-a', env: { RIG4U_VERSION: '1.0.0-local.a' } });
});

it('refuses what is no order, and goes on', async () => {
  const { socket, build } = await service();
  expect(await ask(socket, '/build', { part: 1 })).toMatchObject({ did: 'failed' });
  expect(await build('mf-a')).toEqual({ did: 'built' });
});

it('builds nothing with code that has changed, and ends', async () => {
  const built = jest.fn(async () => undefined);
  const { socket, build, ended } = await service({ isOutdated: () => true, build: built });
  expect(await build('mf-a')).toEqual({ did: 'left' });
  await ended;
  expect(built).not.toHaveBeenCalled();
  expect(await ask(socket, '/alive')).toBeUndefined();
});

it('ends when it is told to', async () => {
  const { socket, ended } = await service();
  expect(await ask(socket, '/stop')).toEqual({ pid: process.pid });
  await ended;
  expect(await ask(socket, '/stop')).toBeUndefined();
});

it('ends when nobody has asked for long', async () => {
  const { ended } = await service({ idleMs: -1, lookMs: 1 });
  await ended;
});

it('ends when its socket is gone, with its repository for instance', async () => {
  const { socket, ended } = await service({ lookMs: 1 });
  await rm(socket);
  await ended;
});

it('leaves a place alone where another one listens, and takes that of one that was killed', async () => {
  const { socket } = await service();
  expect((await service({ socket })).ended).toBeUndefined();
  const left = placeIn(await temporaryFolder(), 'service').socket;
  await writeFile(left, '');
  expect((await service({ socket: left })).ended).toBeInstanceOf(Promise);
  expect(await ask(left, '/build', { part: 'mf-a', env: {} })).toEqual({ did: 'built' });
  await ask(left, '/stop');
});

it('finds nobody where no socket can be', async () => {
  const deep = placeIn(`/${'deep/'.repeat(40)}`, 'service').socket;
  expect(await ask(deep, '/alive')).toBeUndefined();
});
