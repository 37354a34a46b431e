import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from '@rig4u/kernel/service-settings';
import { startLocalServices } from '@rig4u/services/local';
import type { Services } from '@rig4u/shared/contracts';

/** Real services, in a folder of their own. */
export interface ServicesOfTest {
  settings: Services;
  owner: { email: string; password: string };
  /** The database as a gateway asks it. */
  loadsUrl: string;
  /** What they said, line by line: links that a mail would bring, among others. */
  said: string[];
  stop(): Promise<void>;
}

const ownerEmail = 'owner@rig4u.example';

/** What a gateway elsewhere gets that is told of these services as of hosted ones: by its settings alone. */
function bySettings({ auth, database }: Services): Services {
  const read = readSettings({
    RIG4U_FIREBASE_API_KEY: auth.apiKey,
    RIG4U_FIREBASE_AUTH_DOMAIN: auth.authDomain,
    RIG4U_FIREBASE_PROJECT_ID: auth.projectId,
    RIG4U_AUTH_EMULATOR_URL: auth.emulatorUrl,
    RIG4U_DATABASE_URL: database.url,
    RIG4U_DATABASE_ANON_KEY: database.anonKey,
  });
  if (read.mode !== 'hosted') throw new Error('All settings are there, and yet the services are not taken as given');
  return read.services;
}

/** Starts the identity provider's emulator, PostgreSQL and the REST endpoint on free ports, with nothing in them but the owner. */
export async function startServices(): Promise<ServicesOfTest> {
  const data = await mkdtemp(path.join(tmpdir(), 'rig4u-services-'));
  // PostgreSQL does not run as root: another user must be able to enter.
  await chmod(data, 0o755);
  const said: string[] = [];
  const { services, owner, postgres, stop } = await startLocalServices({
    env: { RIG4U_DATA: data },
    ownerEmail,
    say: (line) => said.push(line),
  });
  if (!owner) throw new Error('New services did not make an owner');
  return {
    settings: bySettings(services),
    owner,
    loadsUrl: postgres.gatewayUrl,
    said,
    stop: async () => {
      await stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}
