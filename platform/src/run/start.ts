import { startGateway, stopOnSignal } from '../gateway';
import { Refusal } from '../store';
import { prepare } from './prepare';
import { localStore } from './root';

const say = (line: string): void => console.log(line);
const options = { store: localStore, say, env: process.env };

/** `npm start`: the present sources, built, published, live and served. */
async function start(): Promise<void> {
  // A rehearsal: a taken port or a wrong configuration is said now and not after minutes of building.
  await (await startGateway(options)).close();
  const misfits = await prepare(localStore, (text) => process.stdout.write(text));
  for (const misfit of misfits) say(`Take care: ${misfit}`);
  const gateway = await startGateway(options);
  stopOnSignal(gateway);
  say(`${gateway.product} is ready: http://localhost:${gateway.port} - open it in a browser; Ctrl+C stops it.`);
}

start().catch((error: unknown) => {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
});
