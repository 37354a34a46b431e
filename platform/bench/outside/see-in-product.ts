import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { launchBrowser } from '@rig4u/workspace/launch-browser';

/**
 * A program: starts `rig4u dev --in` for a remote, opens its first screen in a browser inside the live product, and ends. Fails with what
 * the command printed when it does not begin to listen, or the screen does not come.
 */
const [folder = '', origin = '', address = '', heading = ''] = process.argv.slice(2);
const port = '4498';
const program = path.join(folder, 'node_modules/@rig4u/releases/bin/rig4u.mjs');
const server = spawn(process.execPath, [program, 'dev', '--in', origin], {
  cwd: folder,
  env: { ...process.env, PORT: port },
});
let output = '';
const listens = new Promise<void>((resolve, reject) => {
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (/Ctrl\+C stops it/.test(output)) resolve();
    });
  server.on('exit', () => reject(new Error(output)));
});
const browser = await launchBrowser();
try {
  await listens;
  const page = await browser.newPage();
  await page.goto(`http://localhost:${port}${address}`);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
} finally {
  await browser.close();
  // Its time counts once it has ended.
  const ended = once(server, 'exit');
  if (server.exitCode === null && server.kill('SIGINT')) await ended;
}
