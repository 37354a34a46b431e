/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { card, cardFile } from '@rig4u/gateway/social-card';
import { root } from '@rig4u/kernel';
import { appIcons } from './app-icons';

const signature = '89504e470d0a1a0a';

it.each(appIcons)(
  'the icon $name is a PNG of its size (if not: npx tsx platform/workspace/src/icons/write.ts)',
  async (icon) => {
    const bytes = await readFile(path.join(root, 'host/src/icons', icon.name));
    expect(bytes.subarray(0, 8).toString('hex')).toBe(signature);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([icon.size, icon.size]);
    expect(icon.name).toContain(String(icon.size));
  },
);

it('the picture of links is a small JPEG of the size that is said of it (if not: the same program)', async () => {
  const bytes = await readFile(path.join(root, 'host/src', cardFile));
  expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  // The frame of a JPEG: its mark, its length, the depth of a colour, then height and width.
  const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'));
  expect([bytes.readUInt16BE(frame + 7), bytes.readUInt16BE(frame + 5)]).toEqual([card.width, card.height]);
  expect(bytes.length).toBeLessThanOrEqual(60_000);
});
