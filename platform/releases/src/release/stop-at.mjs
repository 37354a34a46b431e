/**
 * For tests: a disk that ends this process as `kill -9` does, or is full. Steps are calls that change the store.
 *
 * RIG4U_STOP_AT: the step, by its number or as the first call of a name (`link` gives a revision its own); RIG4U_STOP_HOW: `before` it
 * (usual), `after` it, `amid` a removal of several files, or `full`: from it on nothing has room.
 * RIG4U_STOP_ROOM: how many bytes there is room for from the beginning on; without it, for all.
 * RIG4U_STOP_COPIES: a folder that gets a copy of the store before each step, and `end`: what is there where the power goes out. What
 * was not flushed has no bytes there.
 * RIG4U_STOP_COUNT: a file that gets the number of steps at the end.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative } from 'node:path';

const store = process.env.RIG4U_STOP_STORE ?? '';
const stopAt = process.env.RIG4U_STOP_AT ?? '';
const how = process.env.RIG4U_STOP_HOW ?? 'before';
const count = process.env.RIG4U_STOP_COUNT;
const copies = process.env.RIG4U_STOP_COPIES;
let room = process.env.RIG4U_STOP_ROOM === undefined ? Infinity : Number(process.env.RIG4U_STOP_ROOM);
let steps = 0;

const own = { ...fs.promises };
const block = 4096;
const blocks = (size) => Math.ceil(size / block) * block;

/** What something takes on a disk, with everything in it. */
function taken(path) {
  const known = fs.lstatSync(path, { throwIfNoEntry: false });
  if (!known) return 0;
  if (!known.isDirectory()) return known.nlink > 1 ? 0 : blocks(known.size);
  return fs.readdirSync(path).reduce((sum, name) => sum + taken(join(path, name)), block);
}

function noRoom(syscall, path) {
  return Object.assign(new Error(`ENOSPC: no space left on device, ${syscall} '${path}'`), {
    code: 'ENOSPC',
    syscall,
    path,
  });
}

const unflushed = new Set();
const isFlushed = ([options]) => typeof options === 'object' && options?.flush === true;

function copyTo(name) {
  const copy = join(copies, name);
  fs.cpSync(store, copy, { recursive: true });
  for (const path of unflushed)
    if (fs.existsSync(join(copy, relative(store, path)))) fs.truncateSync(join(copy, relative(store, path)));
}

/** Notes of a call that was done which bytes may be lost with the power. */
function note(name, path, [second, ...rest]) {
  if (name === 'writeFile' || name === 'appendFile') unflushed[isFlushed(rest) ? 'delete' : 'add'](path);
  if (name !== 'rename' && name !== 'link') return;
  for (const one of [...unflushed])
    if (`${one}/`.startsWith(`${path}/`)) unflushed.add(second + one.slice(path.length));
}

const acts = {
  /** As a disk does, it leaves what still had room. */
  writeFile: async (path, data, ...rest) => {
    const bytes = Buffer.from(data);
    const left = room + taken(path);
    const needed = blocks(bytes.length);
    if (needed > left) await own.writeFile(path, bytes.subarray(0, Math.floor(left / block) * block), ...rest);
    room = Math.max(0, left - needed);
    if (needed > left) throw noRoom('write', path);
    return own.writeFile(path, data, ...rest);
  },
  appendFile: async (path, data, ...rest) => {
    const size = fs.statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    const needed = blocks(size + data.length) - blocks(size);
    const left = room;
    room = Math.max(0, room - needed);
    if (needed <= left) return own.appendFile(path, data, ...rest);
    await own.appendFile(path, data.subarray(0, Math.floor(left / block) * block), ...rest);
    throw noRoom('write', path);
  },
  truncate: async (path, size) => {
    const before = taken(path);
    await own.truncate(path, size);
    room += before - taken(path);
  },
  mkdir: async (path, ...rest) => {
    if (!fs.existsSync(path) && room < block) throw noRoom('mkdir', path);
    const isNew = !fs.existsSync(path);
    const done = await own.mkdir(path, ...rest);
    if (isNew) room -= block;
    return done;
  },
  rename: async (from, to) => {
    const freed = fs.existsSync(from) ? taken(to) : 0;
    await own.rename(from, to);
    room += freed;
  },
  rm: async (path, ...rest) => {
    const freed = taken(path);
    await own.rm(path, ...rest);
    room += freed;
  },
  link: own.link,
  open: own.open,
};

for (const [name, act] of Object.entries(acts))
  fs.promises[name] = async (path, ...rest) => {
    if (!String(path).startsWith(store)) return own[name](path, ...rest);
    steps += 1;
    const isIt = [String(steps), name].includes(stopAt);
    if (copies) copyTo(String(steps));
    if (isIt && how === 'before') process.kill(process.pid, 'SIGKILL');
    if (isIt && how === 'amid') {
      const [first] = fs.readdirSync(path);
      fs.rmSync(join(String(path), first), { recursive: true });
      process.kill(process.pid, 'SIGKILL');
    }
    if (isIt && how === 'full') room = 0;
    try {
      const done = await act(path, ...rest);
      if (copies) note(name, path, rest);
      return done;
    } finally {
      if (isIt && how === 'after') process.kill(process.pid, 'SIGKILL');
    }
  };
syncBuiltinESMExports();
if (copies) process.on('exit', () => copyTo('end'));
if (count) process.on('exit', () => fs.writeFileSync(count, String(steps)));
