import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fetchBytes, type FetchLimits } from '../../market-index/fetch-text';

/** Ten times what the snapshot of 2026 has (100 MB), and time enough for it on a slow line. */
const snapshotLimits: FetchLimits = { patience: 900_000, mostBytes: 1_000_000_000, accept: '*/*' };

/** Hands what is at an address to `read` as a file under its own name, and removes the file afterwards. */
export async function withDownload<T>(
  address: string,
  read: (file: string) => Promise<T>,
  limits = snapshotLimits,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rig4u-snapshot-'));
  try {
    const file = path.join(folder, path.posix.basename(new URL(address).pathname));
    await fetchBytes(address, limits, (pieces) => writeFile(file, pieces));
    return await read(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
