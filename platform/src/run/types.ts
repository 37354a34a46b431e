import { allParts } from './parts';
import { checkTypes } from './checks';

/** `npm run types`: every part, one after the other. */
let failed = 0;
for (const part of allParts) {
  const { ok, output } = await checkTypes(part);
  console.log(`${part}: ${ok ? 'sound' : `failed\n${output}`}`);
  if (!ok) failed += 1;
}
process.exitCode = failed > 0 ? 1 : 0;
