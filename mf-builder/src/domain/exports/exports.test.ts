import fc from 'fast-check';
import { fileName, formats } from './formats';
import type { Shareable } from './lines-in-words';
import { toBbcode } from './bbcode';
import { csvField, toCsv } from './csv';
import { importJson, toJson } from './json';
import { markdownText, toMarkdown } from './markdown';
import { toPlainText } from './plain-text';

const cpu = { id: 'cpu1', type: 'cpu', brand: 'AMD', name: 'Ryzen 5 5500', price: 84.99 };
const build: Shareable = {
  name: 'Build #1',
  note: 'For the desk.\nQuiet.',
  components: {
    cpu,
    ram: [{ part: { id: 'ram1', brand: 'Maker', name: 'Maker Sticks', price: 49.5 }, quantity: 2 }],
    os: { id: 'os1', name: 'My "old" license, 2021', price: 139, owned: true },
  },
  today: new Date(2026, 0, 20),
};
const named = (name: string): Shareable => ({
  ...build,
  name,
  note: name,
  components: { cpu: { ...cpu, brand: '', name } },
});

test('Markdown', () => {
  expect(toMarkdown(build)).toBe(
    [
      '## Build \\#1',
      '',
      'For the desk.',
      'Quiet.',
      '',
      '| Type | Part | Quantity | Price |',
      '|---|---|--:|--:|',
      '| CPU | AMD Ryzen 5 5500 | 1 | $84.99 |',
      '| Memory (RAM) | Maker Sticks | 2 | $99.00 |',
      '| Operating System | My "old" license, 2021 | 1 | owned |',
      '| **Total** | | | **$183.99** |',
      '',
    ].join('\n'),
  );
});

test('BBCode', () => {
  expect(toBbcode(build)).toBe(
    [
      '[b]Build #1[/b]',
      'For the desk.\nQuiet.',
      '[list]',
      '[*][b]CPU:[/b] AMD Ryzen 5 5500 ($84.99)',
      '[*][b]Memory (RAM):[/b] 2 × Maker Sticks ($99.00)',
      '[*][b]Operating System:[/b] My "old" license, 2021 (owned)',
      '[/list]',
      '[b]Total:[/b] $183.99',
      '',
    ].join('\n'),
  );
});

test('plain text', () => {
  expect(toPlainText(build)).toBe(
    'Build #1\nFor the desk.\nQuiet.\n\nCPU: AMD Ryzen 5 5500, $84.99\nMemory (RAM): 2 × Maker Sticks, ' +
      '$99.00\nOperating System: My "old" license, 2021, owned\n\nTotal: $183.99\n',
  );
});

const ram = {
  id: 'ram1',
  name: 'Sticks',
  price: 440.02,
  priceDate: '2026-01-01',
  estimatedFrom: { price: 100.01, date: '2025-08-01' },
};
const dated: Shareable = { ...build, components: { cpu: { ...cpu, priceDate: '2025-08-01' }, ram } };
const line = 'Guide prices of August 2025 to January 2026. Memory: raised by what its class rose until January 2026.';

test.each([toMarkdown, toBbcode, toPlainText, toCsv, toJson])(
  '%p says its total to the cent, of when its prices are and what was raised',
  (write) => {
    const text = write(dated).replaceAll('\\', '');
    expect(text).toContain('525.01');
    expect(text.split(line)).toHaveLength(2);
    expect(write({ ...dated, today: new Date(2027, 1, 2) })).toContain('These prices are more than a year old.');
    expect(text).not.toMatch(/\b(today|now|currently)\b/i);
  },
);

test('CSV', () => {
  expect(toCsv(build)).toBe(
    [
      'Type,Brand,Part,Quantity,Unit price,Line price,Owned,Price of,Guide price before,Sold until,Compatibility,Checked on',
      'CPU,AMD,Ryzen 5 5500,1,84.99,84.99,no,,,,,',
      'Memory (RAM),Maker,Maker Sticks,2,49.50,99.00,no,,,,,',
      'Operating System,,"My ""old"" license, 2021",1,139.00,0.00,yes,,,,,',
      'Total,,,,,183.99,,,,,,',
      '',
    ].join('\r\n'),
  );
});

test('CSV has no unit price of a part that is owned and has none; its line costs nothing', () => {
  const gpu = { id: 'gpu~1', name: 'Card', price: 0, unpriced: true, owned: true };
  expect(toCsv({ ...build, components: { gpu } }).split('\r\n')[1]).toBe('Graphics Card,,Card,1,,0.00,yes,,,,,');
});

describe('the verdict', () => {
  const hostile = 'The card [b]X[/b] | "is",\n12 mm too long.';
  const checked: Shareable = {
    ...build,
    verdict: {
      date: '2026-11-22T12:00:00.000Z',
      edition: 2,
      parts: '',
      passed: 9,
      warnings: 0,
      fails: 1,
      unknowns: 2,
      worst: { rule: 'gpu-length', sentence: hostile },
    },
  };

  const words = '1 part does not fit: The card';
  test.each<[string, (build: Shareable) => string, string]>([
    ['plain text', toPlainText, `Compatibility, Nov 22, 2026: ${words} [b]X[/b] | "is", 12 mm too long.`],
    ['BBCode', toBbcode, `[b]Compatibility, Nov 22, 2026:[/b] ${words} [\u200bb]X[\u200b/b] | "is", 12 mm too long.`],
    ['Markdown', toMarkdown, `**Compatibility, Nov 22, 2026:** ${words} \\[b\\]X\\[/b\\] \\| "is", 12 mm too long.`],
  ])('is a last line of %s, with its day', (_, write, line) => {
    const lines = write(checked).trimEnd().split('\n');
    expect(lines.at(-1)).toBe(line);
    expect(write(build).trimEnd().split('\n').length).toBeLessThan(lines.length);
  });

  test('is two columns of CSV', () => {
    const [head, first] = toCsv(checked).split('\r\n');
    expect(head).toMatch(/,Compatibility,Checked on$/);
    expect(first).toMatch(
      /,no,,,,"1 part does not fit: The card \[b\]X\[\/b\] \| ""is"", 12 mm too long\.",2026-11-22$/,
    );
  });

  test('is a field of JSON, and an import does not believe it', () => {
    expect(JSON.parse(toJson(checked))).toMatchObject({ verdict: { fails: 1, date: '2026-11-22T12:00:00.000Z' } });
    expect(importJson(toJson(checked))).toEqual(importJson(toJson(build)));
  });
});

test('markup in names stays text', () => {
  expect(toMarkdown(named('**a** | [x](http://e.example) <b>&')).split('\n')[0]).toBe(
    '## \\*\\*a\\*\\* \\| \\[x\\]\\(http\\://e.example\\) &lt;b&gt;&amp;',
  );
  expect(markdownText('www.e.example @all `c` ~~s~~ ![i]')).toBe(
    'www\\.e.example \\@all \\`c\\` \\~\\~s\\~\\~ \\!\\[i\\]',
  );
  expect(markdownText('- a\n1. b\n=== c\n+ d')).toBe('\\- a\n1\\. b\n\\=== c\n\\+ d');
  expect(toBbcode(named('[b]x[/b][url=http://e.example]y[/url]'))).not.toMatch(/\[(?:url|\/url|b\]x)/);
  for (const start of ['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\uff1d1', '\uff20a'])
    expect(csvField(start)).toBe(`'${start}`);
  for (const start of ['32 GB', '.5', 'a=b', '(x)', '<b>']) expect(csvField(start)).toBe(start);
  expect(csvField('a "b", c')).toBe('"a ""b"", c"');
});

test('no name breaks a line, a table row or a field out of its place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const row =
        toMarkdown(named(name))
          .split('\n')
          .find((line) => line.startsWith('| CPU')) ?? '';
      expect(row.replace(/\\[\\|]/g, '').split('|')).toHaveLength(6);
      expect(toBbcode({ ...named(name), note: undefined }).split('\n')).toHaveLength(6);
      expect(toBbcode(named(name)).match(/\[(?!\u200b)/g)).toHaveLength(9);
      expect(
        toCsv(named(name))
          .replace(/"(?:[^"]|"")*"/g, '')
          .split(','),
      ).toHaveLength(34);
    }),
  );
});

test('right-to-left letters and emoji stay, control characters go', () => {
  const kept = 'مرحبا 👩🏽‍🚀 שלום';
  for (const { write } of formats) expect(write(named(kept))).toContain(kept);
  for (const { id, write } of formats)
    if (id !== 'json')
      expect(write(named('a\u0000\u001b[31mb\u202ec\u0085d\u007fe'))).not.toMatch(/(?![\r\n])\p{Cc}|\u202e/u);
});

test('a file is named after its build', () => {
  expect(fileName({ name: 'Build #1' }, 'md')).toBe('build-1.md');
  expect(fileName({ name: '../../etc/passwd' }, 'json')).toBe('etc-passwd.json');
  expect(fileName({ name: '🎮' }, 'csv')).toBe('build.csv');
  expect(fileName({ name: 'مرحبا' }, 'txt')).toBe('مرحبا.txt');
  expect(fileName({ name: 'x'.repeat(10_000) }, 'txt')).toHaveLength(44);
});

const gone: Shareable = {
  ...build,
  components: { soundCard: { id: 's', brand: 'ASUS', name: 'Xonar [SE]', price: 44.99, soldUntil: '2026-06' } },
};

test.each([toMarkdown, toBbcode, toPlainText])('%p says what is sold no more', (write) => {
  const lines = write(gone)
    .replaceAll(/[\\\u200b]/g, '')
    .split('\n');
  expect(lines).toContain('ASUS Xonar [SE] was sold until June 2026. It may have to be bought used.');
});

test('CSV and JSON have the month of what is sold no more', () => {
  const [head, row, total] = toCsv(gone).split('\r\n');
  expect(head?.split(',').indexOf('Sold until')).toBe(9);
  expect(row?.split(',')[9]).toBe('2026-06');
  expect(total?.split(',')).toHaveLength(head?.split(',').length ?? 0);
  const read = importJson(toJson(gone));
  expect(read.ok && read.build.components.soundCard).toMatchObject({ soldUntil: '2026-06' });
});

const card = { id: 'gpu~123', type: 'gpu', brand: 'Maker', name: 'Card', price: 0, unpriced: true };
const lacking: Shareable = { ...build, components: { cpu, gpu: card } };

test.each([toMarkdown, toBbcode, toPlainText])(
  '%p never gives a total with parts without a price for a whole one',
  (write) => {
    const text = write(lacking);
    expect(text).toContain('$84.99 + 1 part without a price');
    expect(text).toContain('no price known');
    expect(text).not.toContain('$0.00');
  },
);

test('CSV leaves the cells of an unknown price empty and JSON counts such parts', () => {
  const [, , row, total] = toCsv(lacking).split('\r\n');
  expect(row).toBe('Graphics Card,Maker,Card,1,,,no,,,,,');
  expect(total).toBe('Total,,Without 1 part without a price.,,,84.99,,,,,,');
  expect(JSON.parse(toJson(lacking))).toMatchObject({ total: 84.99, partsWithoutPrice: 1 });
  expect(JSON.parse(toJson(build))).not.toHaveProperty('partsWithoutPrice');
  const back = importJson(toJson(lacking));
  expect(back.ok && back.build.components).toEqual(lacking.components);
});
