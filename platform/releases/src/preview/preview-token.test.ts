/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { times } from '@rig4u/kernel/prove';
import { openPreview, signPreview, type PreviewClaim } from './preview-token';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const claim: PreviewClaim = {
  v: 1,
  part: 'mf-builder',
  version: '1.2.0',
  hash: `sha256-${'a'.repeat(43)}=`,
  origin: 'https://shop.example',
  until: '2026-11-29T12:00:00.000Z',
  by: 'anna',
};
const token = signPreview(claim, privateKey);
const keys = [publicKey];

it('says what was signed, in letters that an address may have', () => {
  expect(openPreview(token, keys)).toEqual(claim);
  expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
});

it('says what the old key or the new one signed, while both are known', () => {
  const old = generateKeyPairSync('ed25519');
  expect(openPreview(signPreview(claim, old.privateKey), [publicKey, old.publicKey])).toEqual(claim);
  expect(openPreview(token, [publicKey, old.publicKey])).toEqual(claim);
  expect(openPreview(signPreview(claim, old.privateKey), keys)).toBeUndefined();
});

it('says nothing when one letter is another one, is left out, or stands twice', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/% ';
  const change = fc.tuple(
    fc.nat(token.length - 1),
    fc.constantFrom(...letters),
    fc.constantFrom('other', 'out', 'twice'),
  );
  fc.assert(
    fc.property(change, ([at, letter, how]) => {
      const middle = how === 'out' ? '' : how === 'twice' ? token.charAt(at).repeat(2) : letter;
      const changed = token.slice(0, at) + middle + token.slice(at + 1);
      if (changed !== token) expect(openPreview(changed, keys)).toBeUndefined();
    }),
    { numRuns: times({ full: 20_000, short: 2_000 }), seed: 15 },
  );
});

it('says nothing for any one byte of its signature changed, and no other spelling of it', () => {
  for (let at = token.indexOf('.') + 1; at < token.length; at += 1)
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_')
      if (letter !== token.charAt(at))
        expect(openPreview(token.slice(0, at) + letter + token.slice(at + 1), keys)).toBeUndefined();
});

it.each([
  ['nothing', ''],
  ['no signature', token.split('.')[0] ?? ''],
  ['something behind it', `${token}.x`],
  ['padding', `${token}==`],
  ["somebody else's signature", signPreview(claim, generateKeyPairSync('ed25519').privateKey)],
  [
    "another claim's signature",
    `${signPreview({ ...claim, part: 'host' }, privateKey).split('.')[0]}.${token.split('.')[1]}`,
  ],
])('says nothing for %s', (_case, text) => {
  expect(openPreview(text, keys)).toBeUndefined();
});

it('says nothing for what was signed and is no claim', () => {
  const strange = Object.assign({}, claim, { v: 2 });
  expect(openPreview(signPreview(strange, privateKey), keys)).toBeUndefined();
});
