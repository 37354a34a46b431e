import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '@rig4u/kernel';
import { endServices } from '@rig4u/workspace/end-build-services';
import { median } from '../median';
import { runStart, secondsToReady } from './running-start';

const rounds = 5;

/** A text on a screen of the smallest remote but one, and one of the largest. */
const changes = [
  { part: 'mf-guides', file: 'src/screens/guide-list/screen.tsx', text: 'PC Building Guides' },
  { part: 'mf-builder', file: 'src/components/builds-not-loaded.tsx', text: 'The builds could not be loaded' },
];

/**
 * Seconds of a start after one changed file, and from a save to the live release while `npm start` runs; medians of five after one
 * that warms the build service, where it is kept. The sources are afterwards what they were.
 */
export async function benchChanges(data: string): Promise<Record<string, Record<string, string>>> {
  const rows: Record<string, Record<string, string>> = {};
  for (const { part, file, text } of changes) {
    const path = join(root, part, file);
    const source = await readFile(path, 'utf8');
    if (!source.includes(text)) throw new Error(`${path} has no text "${text}" to change.`);
    const save = (): Promise<void> => writeFile(path, source.replace(text, `${text} ${Date.now()}`));
    try {
      for (const keep of [false, true]) {
        const started = await medianAfterOne(async () => {
          await save();
          return secondsToReady(data, keep);
        });
        rows[`start after one changed file of ${part}${keep ? ', --keep' : ''}`] = { seconds: started.toFixed(1) };
      }
      await endServices();
      rows[`a saved file of ${part}, until it is live`] = { seconds: (await secondsFromSave(data, save)).toFixed(1) };
    } finally {
      await writeFile(path, source);
    }
  }
  return rows;
}

async function secondsFromSave(data: string, save: () => Promise<void>): Promise<number> {
  const start = runStart(data);
  try {
    await start.says(' is ready: ');
    // It begins to watch.
    await sleep(2_000);
    return await medianAfterOne(async () => {
      const begin = performance.now();
      const live = start.says('Reload the page');
      await save();
      await live;
      return (performance.now() - begin) / 1_000;
    });
  } finally {
    await start.stop();
  }
}

async function medianAfterOne(measure: () => Promise<number>): Promise<number> {
  await measure();
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) seconds.push(await measure());
  return median(seconds);
}
