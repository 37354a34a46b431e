import { createServer, type Server } from 'node:net';
import { dirname, join } from 'node:path';
import { argv } from 'node:process';
import * as v from 'valibot';
import { Refusal } from '@rig4u/kernel';
import { listenLocally } from '../local/listen';
import { createEmulator, type EmulatorState } from './emulator';
import { orderSchema, type Message } from './messages';
import { createAuthServer } from './server';
import { keptSigningKey } from './signing-key';
import { keepUsers } from './users';

const tell = (message: Message): void => void process.send?.(message);
const setting = 'RIG4U_AUTH_PORT';
const say = (line: string): void => tell({ kind: 'say', line });

/** The whole of the process: it serves until the one that started it is gone. */
async function run(): Promise<void> {
  const { projectId, dataFile, port } = v.parse(orderSchema, argv[2]);
  // Before the seconds that the emulator needs: a taken port is said at once.
  if (port !== 0) await closed(createServer(), port);
  const key = await keptSigningKey(join(dirname(dataFile), 'auth-signing-key.pem'), say);
  const { app, state } = await createEmulator(projectId, key);
  sayLinks(state);
  const keep = await keepUsers(state, dataFile, say);
  const server = await createAuthServer({ app, jwks: key.jwks, keep, complain: say });
  tell({ kind: 'ready', port: await listenLocally(server, port, setting), jwks: key.jwks });
}

async function closed(probe: Server, port: number): Promise<void> {
  await listenLocally(probe, port, setting);
  await new Promise((resolve) => probe.close(resolve));
}

const purposes: Readonly<Record<string, string>> = {
  PASSWORD_RESET: 'choose a new password for',
  VERIFY_EMAIL: 'verify the e-mail address',
  EMAIL_SIGNIN: 'sign in as',
};

/** There is no e-mail here, so the links stand on the console. */
function sayLinks(state: EmulatorState): void {
  const create = state.createOob.bind(state);
  state.createOob = (...parts) => {
    const link = create(...parts);
    say(`To ${purposes[link.requestType] ?? 'change'} ${link.email}, open ${link.oobLink}`);
    return link;
  };
}

process.on('disconnect', () => process.exit(0));
// Ctrl+C reaches every process of a terminal; when this one ends is decided by the one that started it.
process.on('SIGINT', () => undefined);
run().catch((error: unknown) => {
  tell({
    kind: 'failed',
    message: error instanceof Error ? error.message : String(error),
    refusal: error instanceof Refusal,
  });
  process.exitCode = 1;
  process.disconnect?.();
});
