/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promote, publish } from '@rig4u/releases';
import { fakeRemote, writeDist } from '@rig4u/releases/fake-builds';
import { grow, releaseDir, zstd } from '@rig4u/releases/store';
import { testGateway } from './test-gateway';

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
/** A script that no compression makes small, with one line that a release changes. */
const code = (line: string): string =>
  [...Array.from({ length: 400 }, (_, i) => sha256(Buffer.from(`${i}`)).toString('hex')), line].join('');
const entryOf = (version: string): string => `/remotes/mf-guides/${version}/remoteEntry.js`;
const takes = 'gzip, deflate, br, zstd, dcb, dcz';

/** A gateway whose live guides have an older release, and the old entry as a browser holds it. */
async function gatewayWithTwo() {
  const gateway = await testGateway();
  for (const version of ['2.0.0', '2.1.0']) {
    await publish(gateway.store, await writeDist(fakeRemote({ version, code: code(version) }).files));
    await promote(gateway.store, { part: 'mf-guides', version });
  }
  const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());
  const old = await bytesOf(await gateway.ask(entryOf('2.0.0')));
  const wanted = await bytesOf(await gateway.ask(entryOf('2.1.0')));
  const ask = (hash = `:${sha256(old).toString('base64')}:`, accepts = takes) =>
    gateway.ask(entryOf('2.1.0'), { headers: { 'accept-encoding': accepts, 'available-dictionary': hash } });
  return { ...gateway, old, wanted, ask, bytesOf };
}

it('sends a browser that has the old script what changed, which unfolds to the very bytes', async () => {
  const { ask, old, wanted, bytesOf } = await gatewayWithTwo();
  for (const answer of [await ask(), await ask()]) {
    expect(answer.headers.get('content-encoding')).toBe('dcz');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Available-Dictionary');
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(answer.headers.get('use-as-dictionary')).toBe('match="/remotes/mf-guides/*/remoteEntry.js"');
    const sent = await bytesOf(answer);
    expect(sent.length).toBeLessThan(120);
    expect(Buffer.from(sent.subarray(8, 40))).toEqual(sha256(old));
    expect(Buffer.from((await zstd()).growBy(sent.subarray(40), old))).toEqual(Buffer.from(wanted));
  }
});

it.each([
  ['has another script', `:${sha256(Buffer.from('other')).toString('base64')}:`, takes],
  ['names no hash', 'remoteEntry', takes],
  ['names a path', ':Li4vLi4vLi4vLi4vLi4vLi4vLi4vZXRjL3Bhc3N3ZA==:', takes],
  ['takes no deltas', undefined, 'gzip, br, zstd'],
  ['refuses deltas', undefined, 'gzip, br, dcz;q=0'],
])('a browser that %s is sent the whole script', async (_, hash, accepts) => {
  const { ask, wanted, bytesOf } = await gatewayWithTwo();
  const answer = await ask(hash, accepts);
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(Buffer.from(await grow(await bytesOf(answer)))).toEqual(Buffer.from(wanted));
});

it.each(['damaged', 'lost'])('where a delta is %s the whole script is sent', async (how) => {
  const { ask, wanted, store, bytesOf } = await gatewayWithTwo();
  const folder = releaseDir(store, { part: 'mf-guides', version: '2.1.0' });
  const deltas = (await readdir(folder)).filter((name) => name.endsWith('.delta'));
  expect(deltas).not.toEqual([]);
  for (const name of deltas)
    await (how === 'lost' ? rm(join(folder, name)) : writeFile(join(folder, name), 'not what it was'));
  const answer = await ask();
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(Buffer.from(await grow(await bytesOf(answer)))).toEqual(Buffer.from(wanted));
});
