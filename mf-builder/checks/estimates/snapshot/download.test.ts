/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serve } from '../../market-index/test-server';
import { withDownload } from './download';

const served = () => serve('/snapshots/opendata-latest.zip?x=1', (_, response) => response.end('PK'));
const limits = { patience: 10_000, mostBytes: 1000 };

test('what is fetched is a file under its own name while it is used, and gone afterwards', async () => {
  const { address } = await served();
  const used = await withDownload(
    address,
    async (file) => {
      expect(readFileSync(file, 'utf8')).toBe('PK');
      return file;
    },
    limits,
  );
  expect(path.basename(used)).toBe('opendata-latest.zip');
  expect(existsSync(path.dirname(used))).toBe(false);
});

test('it is gone too when its use fails', async () => {
  const { address } = await served();
  let folder = '';
  const refuse = async (file: string) => {
    folder = path.dirname(file);
    throw new Error('no snapshot');
  };
  await expect(withDownload(address, refuse, limits)).rejects.toThrow('no snapshot');
  expect(existsSync(folder)).toBe(false);
});

test('what is too large is refused and not used', async () => {
  const { address } = await serve('/snapshots/opendata-latest.zip', (_, response) => response.end('x'.repeat(1001)));
  const use = jest.fn();
  await expect(withDownload(address, use, limits)).rejects.toThrow('sends more than 1,000 bytes');
  expect(use).not.toHaveBeenCalled();
});
