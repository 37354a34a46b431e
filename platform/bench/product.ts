import { mkdir } from 'node:fs/promises';
import { startGateway } from '@rig4u/gateway';
import { testStore } from '@rig4u/kernel';
import { prepare } from '@rig4u/workspace/prepare';

/** Brings the store of the end-to-end tests to the present sources. */
export async function prepareProduct(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  await mkdir(testStore, { recursive: true });
  const misfits = await prepare(testStore, (text) => void process.stdout.write(text));
  if (misfits.length > 0) throw new Error(misfits.join('\n'));
}

/** Serves the composed product, as the present sources have it. */
export async function serveProduct(): Promise<{ url: string; close: () => Promise<void> }> {
  await prepareProduct();
  const gateway = await startGateway({ store: testStore, say: () => undefined, env: {}, port: 0 });
  return { url: `http://localhost:${gateway.port}`, close: () => gateway.close() };
}
