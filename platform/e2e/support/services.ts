import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Services } from '@rig4u/shared/contracts';
import { startLocalServices } from '../../src/services/local';

/** Real services, in a folder of their own. */
export interface ServicesOfTest {
  settings: Services;
  owner: { email: string; password: string };
  /** What they said, line by line: links that a mail would bring, among others. */
  said: string[];
  stop(): Promise<void>;
}

const ownerEmail = 'owner@rig4u.example';

/** Starts the identity provider's emulator, PostgreSQL and the REST endpoint on free ports, with nothing in them but the owner. */
export async function startServices(): Promise<ServicesOfTest> {
  const data = await mkdtemp(path.join(tmpdir(), 'rig4u-services-'));
  // PostgreSQL does not run as root: another user must be able to enter.
  await chmod(data, 0o755);
  const said: string[] = [];
  const { services, owner, stop } = await startLocalServices({ env: { RIG4U_DATA: data }, ownerEmail, say: (line) => said.push(line) });
  if (!owner) throw new Error('New services did not make an owner');
  return {
    settings: services,
    owner,
    said,
    stop: async () => {
      await stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}
