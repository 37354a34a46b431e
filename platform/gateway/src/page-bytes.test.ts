/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { pageSlots } from '@rig4u/releases';
import { fakeIndex, fakeRecord } from '@rig4u/releases/fake-index';
import { composePage } from './page';

const template = `<!doctype html><html lang="en"><head>${pageSlots.config}${pageSlots.index}</head><body></body></html>`;

/** Bytes that the registry adds to a page, as brotli: the index, and the record of the remote that owns the address. */
function registryBytes(remotes: number): number {
  const facts = { config: {}, registry: undefined };
  const index = fakeIndex(remotes);
  const [part = ''] = Object.keys(index.remotes);
  const weigh = (html: string): number => brotliCompressSync(html).length;
  return (
    weigh(composePage(template, { ...facts, index, record: { part, record: fakeRecord(part) } })) -
    weigh(composePage(template, { ...facts, index: undefined, record: undefined }))
  );
}

it.each([
  [4, 3_500],
  [40, 8_000],
  [100, 14_000],
])('a page of %i remotes carries at most %i bytes of registry', (remotes, most) => {
  expect(registryBytes(remotes)).toBeLessThanOrEqual(most);
});
