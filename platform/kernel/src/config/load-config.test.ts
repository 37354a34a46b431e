/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../temporary-folder';
import { loadConfig } from './load-config';

async function fileWith(text: string): Promise<string> {
  const file = join(await temporaryFolder(), 'config.json');
  await writeFile(file, text);
  return file;
}
const load = async (override: unknown) => loadConfig({ RIG4U_CONFIG: await fileWith(JSON.stringify(override)) });

it(spec('2.79', 'is complete by itself'), async () => {
  const config = await loadConfig({});
  expect(config).toMatchObject({
    product: { name: 'Rig4U', highlight: '4U' },
    owner: { email: 'owner@rig4u.example' },
    support: { phoneHours: 'Monday-Friday 9am-5pm EST', replyHours: 24 },
  });
});

it('takes single settings from the file that RIG4U_CONFIG names', async () => {
  const config = await load({ owner: { email: 'me@shop.example' } });
  expect(config.owner.email).toBe('me@shop.example');
  expect(config.retailer.name).toBe('Newegg');
});

it('a shop may have no search', async () => {
  expect((await load({ retailer: { searchUrl: null } })).retailer.searchUrl).toBeUndefined();
});

it.each([
  [{ support: { phone: null } }, /support\.phone: .*missing/],
  [{ support: { email: '' } }, /support\.email: is empty/],
  [{ retailer: { cartUrl: 'shop' } }, /retailer\.cartUrl: is not an address/],
  [{ retailer: { searchUrl: 'shop?q={query}' } }, /retailer\.searchUrl: is not an address/],
  [{ retailer: { searchUrl: 'https://shop.example/search' } }, /retailer\.searchUrl: must have \{query\} in it/],
  [{ catalogue: 'shop' }, /catalogue: must be "built-in"/],
  [{ suport: { phone: '1' }, owner: { mail: 'x' } }, /sets suport, owner\.mail, which is no setting/],
  ['text', /not complete/],
])('names what is wrong with %j', async (override, message) => {
  await expect(load(override)).rejects.toThrow(message);
});

it('says that the file is missing or no JSON', async () => {
  const folder = await temporaryFolder();
  await expect(loadConfig({ RIG4U_CONFIG: '/nowhere/config.json' })).rejects.toThrow(/no file \/nowhere\/config\.json/);
  for (const path of [folder, `/${'long'.repeat(75)}`])
    await expect(loadConfig({ RIG4U_CONFIG: path })).rejects.toThrow(`${path} cannot be read (E`);
  const file = await fileWith('{');
  await expect(loadConfig({ RIG4U_CONFIG: file })).rejects.toThrow(/is not JSON/);
});
