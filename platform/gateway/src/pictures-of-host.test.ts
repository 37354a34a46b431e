/** @jest-environment node */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@rig4u/kernel';
import { card, cardFile } from './social-card';

const pictures = join(root, 'host/src');

it('each icon of the installed product is a PNG of the size that its name says', async () => {
  const names = await readdir(join(pictures, 'icons'));
  expect(names.toSorted()).toEqual(['192.png', '512.png', 'maskable-512.png']);
  for (const name of names) {
    const bytes = await readFile(join(pictures, 'icons', name));
    const size = Number(/\d+/.exec(name)?.[0]);
    expect(bytes.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([size, size]);
  }
});

it('the picture of links is a small JPEG of the size that is said of it', async () => {
  const bytes = await readFile(join(pictures, cardFile));
  expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  // The frame of a JPEG: its mark, its length, the depth of a colour, then height and width.
  const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'));
  expect([bytes.readUInt16BE(frame + 7), bytes.readUInt16BE(frame + 5)]).toEqual([card.width, card.height]);
  expect(bytes.length).toBeLessThanOrEqual(60_000);
});
