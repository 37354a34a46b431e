import path from 'node:path';
import { developmentBundle, serve } from './dev';
import { sharedDir } from './part';

/** `pnpm gallery`: every component of the look in every state, reloading on save. `PORT` changes the port. */
const port = Number(process.env['PORT'] ?? 4490);
await serve(developmentBundle(sharedDir, path.join(sharedDir, 'gallery/main.tsx')), port);
console.log(`The gallery is on http://localhost:${port} and reloads when a file is saved. Ctrl+C stops it.`);
