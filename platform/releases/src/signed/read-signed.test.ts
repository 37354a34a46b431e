/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { times } from '@rig4u/kernel/prove';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { planPromote } from '../plans/plan-promote';
import { after, hostBuild, known, now, remoteBuild } from '../plans/test-registry';
import { makePreviewKeys } from '../preview';
import { revisionText, type Head } from '../registry';
import { integrityOf } from '../store';
import { logKey, readLogKeys, readSigning } from './log-keys';
import { mustFollow, readSigned, signText } from './read-signed';

const pair = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519');
const keys = [logKey(pair.publicKey)];

const [host, guides] = [hostBuild('1.0.0'), remoteBuild()];
const all = known(host, guides);
const first = after(undefined, planPromote(undefined, [host], all, { now }));
const second = after(first, planPromote(first, [guides], all, { now }));
const text = revisionText(second);
const signed = signText(text, pair.privateKey);
const hashOf = (one: string): string => integrityOf(Buffer.from(one));

it('reads what was signed, by the old key or the new one', () => {
  expect(readSigned(signed, keys)).toEqual(second);
  const both = [logKey(stranger.publicKey), ...keys];
  expect(readSigned(signed, both)).toEqual(second);
  expect(JSON.parse(signed)).toMatchObject({ revision: 2, signature: expect.stringContaining(keys[0]?.id ?? '?') });
});

it('refuses any one letter that is another one, missing or there twice', () => {
  const change = fc.tuple(fc.nat(signed.length - 1), fc.constantFrom(...'aZ09-_"{},:. \n'), fc.nat(2));
  fc.assert(
    fc.property(change, ([at, letter, how]) => {
      const middle = [letter, '', signed.charAt(at).repeat(2)][how] ?? '';
      const forged = signed.slice(0, at) + middle + signed.slice(at + 1);
      if (forged !== signed) expect(() => readSigned(forged, keys)).toThrow(/was changed|not signed|none of those/);
    }),
    { numRuns: times({ full: 20_000, short: 1_500 }), seed: 16 },
  );
});

it.each([
  ['unsigned', text, 'is not signed'],
  ['signed by another key', signText(text, stranger.privateKey), 'which is none of those taken here'],
  [
    "signed by another key under the right one's name",
    signText(text, stranger.privateKey).replace(logKey(stranger.publicKey).id, logKey(pair.publicKey).id),
    'was changed after the key',
  ],
  ['with another host', signed.replace('"by": "anna"', '"by": "mallory"'), 'was changed after the key'],
  [
    'with the signature of another revision',
    revisionText(first).replace(/\n\}\n$/, `,\n${signed.split('\n').at(-3)}\n}\n`),
    'was changed',
  ],
  ['signed twice', signText(signed, stranger.privateKey), 'which is none of those taken here'],
  ['empty', '', 'is not signed'],
])('refuses a revision that is %s', (_case, forged, why) => {
  expect(() => readSigned(forged, keys, 'registry/r/2.json')).toThrow(why);
  expect(() => readSigned(forged, keys, 'registry/r/2.json')).toThrow('registry/r/2.json');
});

it('refuses what was signed and is no revision', () => {
  expect(() => readSigned(signText('{\n  "schema": 2\n}\n', pair.privateKey), keys)).toThrow('is not a revision');
});

describe('after a revision that was served', () => {
  const last: Head = { epoch: 1, revision: 1, hash: hashOf(revisionText(first)) };
  const next = { ...second, parent: last.hash };

  it('takes the next one, the same one again, a later one, and any of a higher epoch', () => {
    mustFollow(next, 'of it', last);
    mustFollow(first, last.hash, last);
    mustFollow({ ...second, revision: 7, parent: 'of the one before' }, 'of it', last);
    mustFollow({ ...first, epoch: 2, revision: 1 }, 'of it', { ...last, revision: 40 });
    mustFollow(next, 'of it', undefined);
  });

  it.each([
    ['an old one', { ...first, revision: 1 }, { ...last, revision: 2 }, 'is older than 2 of epoch 1'],
    ['one of an epoch that is over', { ...second, revision: 90 }, { ...last, epoch: 2 }, 'is older than 1 of epoch 2'],
    ['another one of its number', first, { ...last, hash: 'sha384-other' }, 'is another one than was served'],
    ['one that follows another one', { ...next, parent: 'sha384-other' }, last, 'names another parent'],
  ])('refuses %s', (_case, revision, served, why) => {
    expect(() => mustFollow(revision, last.hash, served)).toThrow(why);
  });
});

describe('the keys', () => {
  it('come from files, several for the time in which one replaces the other', async () => {
    const [old, fresh] = [await temporaryFolder(), await temporaryFolder()];
    const one = await makePreviewKeys(old, 'log-key');
    const two = await makePreviewKeys(fresh, 'log-key');
    const signing = await readSigning({ RIG4U_LOG_KEY_FILE: two.privateFile });
    const known = await readLogKeys({ RIG4U_LOG_PUBLIC_KEY_FILE: `${one.publicFile}, ${two.publicFile}` });
    expect(known).toHaveLength(2);
    expect(signing && readSigned(signText(text, signing.privateKey), known ?? [])).toEqual(second);
  });

  it('are none where no file is named, and refused by name where the file is none', async () => {
    expect([await readSigning({}), await readLogKeys({})]).toEqual([undefined, undefined]);
    const folder = await temporaryFolder();
    const file = join(folder, 'no-key.pem');
    await writeFile(file, 'nothing');
    await expect(readSigning({ RIG4U_LOG_KEY_FILE: file })).rejects.toThrow('RIG4U_LOG_KEY_FILE names');
    await expect(readLogKeys({ RIG4U_LOG_PUBLIC_KEY_FILE: file })).rejects.toThrow('"rig4u log-keys <folder>" makes');
    await expect(readLogKeys({ RIG4U_LOG_PUBLIC_KEY_FILE: ',' })).rejects.toThrow('names no file');
    const { privateFile } = await makePreviewKeys(folder, 'log-key');
    await expect(readLogKeys({ RIG4U_LOG_PUBLIC_KEY_FILE: privateFile })).rejects.toThrow('no public Ed25519 key');
  });
});
