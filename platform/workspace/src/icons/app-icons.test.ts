/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
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
