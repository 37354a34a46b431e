/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readMeasured, tableOf } from '../read-measured';
import { each, linesOfDevice, readme, writeZip } from './made-up-snapshot';
import { withSnapshot, type Snapshot } from './open-snapshot';
import { publishedOf } from './published';

const name = 'opendata-2026-11-01-000000+0000.jsonl';
const jsonl = [
  ...linesOfDevice('AMD Ryzen 5 3600 6-Core Processor', 'CPU', [130, 131, 129]),
  ...linesOfDevice('Intel(R) Arc(TM) B580 Graphics', 'ONEAPI', [2300, 2400, 2500, 2600]),
]
  .map((line) => `${line}\n`)
  .join('');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'snapshot-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function zipped(contents: Readonly<Record<string, string>>): Promise<string> {
  const file = path.join(folder, 'opendata-latest.zip');
  await writeZip(file, contents);
  return file;
}

const published = async (snapshot: Snapshot, asOf?: string) =>
  (await publishedOf(snapshot, { blender: '4.5.0', asOf })).published;

test('packed or unpacked, a snapshot makes the same table as a file of its medians', async () => {
  const packed = await withSnapshot(
    await zipped({ 'LICENSE.txt': 'CC0', 'README.txt': readme, [name]: jsonl }),
    published,
  );
  const unpackedFile = path.join(folder, name);
  writeFileSync(unpackedFile, jsonl);
  expect(await withSnapshot(unpackedFile, published)).toEqual(packed);
  const table = tableOf(packed);
  expect(table.cpu).toEqual({ 'Ryzen 5 3600': [130, 3] });
  expect(table.gpu).toEqual({ 'Arc B580': [2450, 4, 'ONEAPI'] });
  expect(table.source).toMatchObject({ asOf: '2026-11-01', blenderVersion: '4.5.0' });
  expect(readMeasured(JSON.stringify(packed))).toEqual(table);
});

test('the day is of the name or given, and asked for where it is neither', async () => {
  const named = (other: string): Snapshot => ({ name: other, lines: each(jsonl.split('\n')) });
  expect((await published(named(name), '2026-11-02')).source.asOf).toBe('2026-11-02');
  expect((await published(named('mine.jsonl'), '2026-11-02')).source.asOf).toBe('2026-11-02');
  await expect(published(named('mine.jsonl'))).rejects.toThrow('"mine.jsonl" does not say of which day it is');
});

test('a Blender version with results of one kind only is no table', async () => {
  const lines = each(linesOfDevice('NVIDIA GeForce RTX 3060', 'OPTIX', [2000, 2100, 2200]));
  await expect(published({ name, lines })).rejects.toThrow('Blender 4.5.0 has 0 processors and 1 cards in it');
});

test.each<[string, Readonly<Record<string, string>>]>([
  ['holds no .jsonl', { 'README.txt': readme }],
  ['holds more than one .jsonl', { 'README.txt': readme, [name]: jsonl, 'b.jsonl': jsonl }],
  ['has no README.txt that says "Creative Commons 0"', { [name]: jsonl }],
  ['has no README.txt that says "Creative Commons 0"', { 'README.txt': 'All rights reserved.', [name]: jsonl }],
])('a zip that %s is refused (%#)', async (words, contents) => {
  await expect(withSnapshot(await zipped(contents), published)).rejects.toThrow(words);
});

test('a zip that unpacks to more than the limit is refused before it is unpacked', async () => {
  const file = await zipped({ 'README.txt': readme, [name]: jsonl });
  await expect(withSnapshot(file, published, 1000)).rejects.toThrow(
    /unpacks to [\d,]+ bytes; more than 1,000 are not read/,
  );
});

/** Where the size of the entry before the end stands in its directory: 24 bytes after the last signature of an entry. */
const sizeAt = (bytes: Buffer): number => bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + 24;

test('a zip that says it is smaller than it is does not get past that size', async () => {
  const file = await zipped({ 'README.txt': readme, [name]: jsonl });
  const bytes = readFileSync(file);
  bytes.writeUInt32LE(500, sizeAt(bytes));
  writeFileSync(file, bytes);
  await expect(withSnapshot(file, published)).rejects.toThrow(/damaged or cut off: too many bytes/);
});

test('a snapshot that is refused before its lines are read leaves no stream behind', async () => {
  const refuse = async () => Promise.reject(new Error('not this one'));
  await expect(withSnapshot(path.join(folder, name), refuse)).rejects.toThrow('not this one');
  await expect(withSnapshot(await zipped({ 'README.txt': readme, [name]: jsonl }), refuse)).rejects.toThrow(
    'not this one',
  );
});

test('a zip that is cut off or damaged is refused', async () => {
  const file = await zipped({ 'README.txt': readme, [name]: jsonl });
  const bytes = readFileSync(file);
  bytes.fill(0xff, 400, 700);
  writeFileSync(file, bytes);
  await expect(withSnapshot(file, published)).rejects.toThrow('It is missing, damaged or cut off: ');
  truncateSync(file, bytes.length - 30);
  await expect(withSnapshot(file, published)).rejects.toThrow(/cut off: .*file is truncated/);
});

test.each(['.zip', '.jsonl'])('a %s that is not there is named', async (ending) => {
  const file = path.join(folder, `opendata-2026-11-01${ending}`);
  await expect(withSnapshot(file, published)).rejects.toThrow(`${file} cannot be read`);
});
