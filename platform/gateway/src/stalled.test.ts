/** @jest-environment node */
import { once } from 'node:events';
import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '@rig4u/kernel/until';
import { get, open, start } from './test-server';

/** More than the system keeps for a reader who does not read. */
const largeBytes = 256 * 1024 * 1024;
const path = '/remotes/mf-guides/1.0.0/large.bin';

async function startWithLargeFile() {
  const scene = await start({ RIG4U_STALLED_SECONDS: '1' });
  const file = join(scene.store, path);
  await writeFile(file, '');
  await truncate(file, largeBytes);
  const socket = open(scene.port);
  // Whoever is cut off hears of it as an error.
  const lost = new Promise<boolean>((resolve) => {
    socket.on('error', () => resolve(true));
    socket.on('close', (hadError) => resolve(hadError));
  });
  socket.write(get(path));
  await once(socket, 'readable');
  return { ...scene, socket, lost };
}

it('a visitor who takes nothing of an answer for a while is cut off, and the log says that the answer was not finished', async () => {
  const { lines, lost, socket } = await startWithLargeFile();
  await eventually(() =>
    expect(lines.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ path, status: 200, left: true })]),
  );
  socket.resume();
  await lost;
  expect(socket.bytesRead).toBeLessThan(largeBytes);
});

it('a visitor who is slow but takes something all the time is not', async () => {
  const { lines, socket } = await startWithLargeFile();
  const began = performance.now();
  let [bytes, over] = [0, false];
  socket.once('close', () => {
    over = true;
  });
  while (!over) {
    // So much at a time that the system asks for more each time: it does not for a few bytes.
    for (const enough = bytes + 1024 * 1024; !over && bytes < enough; await wait(0)) {
      const chunk: Buffer | null = socket.read();
      bytes += chunk?.length ?? 0;
    }
    // Three times as long as nothing may move, then as fast as it goes. Short pauses: on a busy machine each takes longer.
    if (performance.now() - began < 3_000) await wait(20);
  }
  expect(performance.now() - began).toBeGreaterThan(3_000);
  expect(bytes).toBeGreaterThan(largeBytes);
  await eventually(() =>
    expect(lines.map((line) => JSON.parse(line))).toEqual([expect.not.objectContaining({ left: true })]),
  );
});
