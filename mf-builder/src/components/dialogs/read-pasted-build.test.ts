import { addressTails } from '@rig4u/config/address-tails';
import { isList, readBuild } from './read-pasted-build';
import { encodeBuild } from '../../domain/link/write-link';
import { passedOn } from '../../../checks/passed-on';

const encoded = encodeBuild({
  cpu: { id: 'cpu3', name: '', price: 1 },
  psu: { id: 'psu4', name: '', price: 1 },
  ram: [{ part: { id: 'ram2', name: '', price: 1 }, quantity: 2 }],
});
const code = encoded.ok ? encoded.hash.slice('#b='.length) : '';
const page = 'https://rig4u.example/pc-part-picker';
const changed = `${code.slice(0, 5)}${code[5] === 'A' ? 'B' : 'A'}${code.slice(6)}`;

test.each(passedOn(addressTails))(
  'a pasted link with %s is read; a damaged one is said to be damaged',
  async (_, form) => {
    for (const [before, after] of [
      ['', ''],
      ['<', '>'],
      ['(', ')\n'],
      ['\ufeff> ', ''],
    ]) {
      const text = `${before}${page}${form(code)}${after}`;
      expect([text, isList(text)]).toEqual([text, false]);
      const read = await readBuild(text);
      expect(read).toMatchObject({ ok: true, build: { components: { cpu: { id: 'cpu3' }, psu: { id: 'psu4' } } } });
      const broken = `${before}${page}${form(changed)}${after}`;
      expect(isList(broken)).toBe(false);
      expect(await readBuild(broken)).toMatchObject({ ok: false, message: expect.stringMatching(/damaged\./) });
    }
  },
);

test('lists stay lists, JSON stays JSON, and a link of another site is not asked', async () => {
  const list = 'CPU: AMD Ryzen 5 9600X\nGPU: MSI GeForce RTX 5070';
  for (const text of [
    list,
    `${page}#b=${code}\n${list}`,
    `https://pcpartpicker.com/list/abc123\n${list}`,
    `${list}\n${page}#b=${code}`,
  ])
    expect(isList(text)).toBe(true);
  for (const text of [`{"schema":"rig4u-build","name":"#b=${code}"}`, '[{"name":"#b=x"}]', '{"hello":'])
    expect(isList(text)).toBe(false);
  expect(await readBuild('https://pcpartpicker.com/list/abc123.')).toMatchObject({
    message: expect.stringMatching(/^There is no build in this link, and this page asks no other site/),
  });
});
