import { addressTails } from '@rig4u/config/address-tails';
import { codeIn, provenCode } from './code-in-text';
import { decodeBuild } from './read-link';
import { encodeBuild } from './write-link';
import { passedOn } from '../../../checks/passed-on';

const part = (id: string) => ({ id, name: id, price: 1 });
const encoded = encodeBuild({
  cpu: part('cpu12'),
  gpu: part('gpu3'),
  ram: [{ part: part('ram2'), quantity: 2 }],
  case: part('case4'),
});
const code = encoded.ok ? encoded.hash.slice('#b='.length) : '';
const lines = [
  { type: 'cpu', id: 'cpu12', quantity: 1 },
  { type: 'gpu', id: 'gpu3', quantity: 1 },
  { type: 'ram', id: 'ram2', quantity: 2 },
  { type: 'case', id: 'case4', quantity: 1 },
];
const address = (form: string) => `https://rig4u.example/pc-part-picker${form}`;
const flipped = `${code.slice(0, 5)}${code[5] === 'A' ? 'B' : 'A'}${code.slice(6)}`;
const says = (text: string): string => {
  const decoded = decodeBuild(text);
  return decoded.ok ? 'read' : decoded.message;
};

test.each(passedOn(addressTails))('%s: a whole code opens, a damaged one is said to be damaged', (_, form) => {
  const texts = (of: string) => {
    const text = address(form(of));
    const { pathname, hash } = new URL(text);
    return [text, `Look: ${text}`, `<${text}>`, form(of), hash || pathname];
  };
  for (const text of texts(code)) {
    expect(decodeBuild(text)).toEqual({ ok: true, lines });
    expect(provenCode(text)).toBe(code);
  }
  for (const text of [...texts(flipped), ...texts(code.slice(0, -3))]) {
    expect(says(text)).toMatch(/^This link is (cut short or )?damaged\./);
    expect(provenCode(text)).toBeUndefined();
  }
});

test('of a code that was cut it is said, whatever stands behind it; of one that was changed inside it is not', () => {
  for (const tail of ['', '.', ')', '%20', '&fbclid=IwAR0x', '?utm_source=mail', '\u200b'])
    expect(says(`#b=${code.slice(0, -6)}${tail}`)).toMatch(/^This link is cut short or damaged\. Copy all of it/);
  expect(says(`#b=${code.slice(0, 6)}*${code.slice(7)}`)).toMatch(/^This link is damaged\./);
  for (const text of ['#b=.', '#b=<script>', '#b=%3Cscript%3E', '#b=&fbclid=IwAR0x'])
    expect(says(text)).toMatch(/^This link is damaged\./);
  for (const text of ['#b=', '#b=%20', '#b= \n', 'https://rig4u.example/guides.', '#a=AAAA'])
    expect(says(text)).toMatch(/^There is no build in this link/);
});

test('a code may end in what marks look like', () => {
  const ends = Array.from({ length: 400 }, (_, index) => encodeBuild({ cpu: part(`cpu${index + 1}`) }))
    .map((one) => (one.ok ? one.hash : ''))
    .filter((hash) => /[-_]$/.test(hash));
  expect(ends.length).toBeGreaterThan(3);
  for (const hash of ends) for (const tail of ['', '.', '_', '--']) expect(says(hash + tail)).toBe('read');
});

test('however long the text, it is looked at once', () => {
  const began = performance.now();
  for (const filling of [' ', '=', '> ', 'A', 'A ', '%20', '\u200b', '-', '%', '%25'])
    expect(says(`#b=${filling.repeat(300_000)}*`)).not.toBe('read');
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(codeIn(`${'%25'.repeat(300_000)}#b=${code}`)?.said).toBeDefined();
});
