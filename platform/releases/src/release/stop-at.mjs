/** For tests: ends this process as `kill -9` does, before the n-th step that changes the store. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const store = process.env.RIG4U_STOP_STORE ?? '';
const stopAt = Number(process.env.RIG4U_STOP_AT);
let steps = 0;

for (const name of ['writeFile', 'rename', 'link', 'mkdir', 'rm', 'open']) {
  const own = fs.promises[name];
  fs.promises[name] = (path, ...rest) => {
    if (String(path).startsWith(store)) steps += 1;
    if (steps === stopAt) process.kill(process.pid, 'SIGKILL');
    return own(path, ...rest);
  };
}
syncBuiltinESMExports();
