/** @jest-environment node */
import { allParts, everyRetired } from './catalogue-files';
import { listLine } from './list-line';
import { rounds } from './rounds';
import { random, type Random } from './random';

/** 500 under `pnpm prove`. */
const lists = rounds({ full: 500, short: 60 });

const read = listLine(allParts(), everyRetired());

const pieces = [
  '<script>fetch("https://evil.example")</script>',
  '<img src=x onerror=alert(1)>',
  '[url=javascript:alert(1)]RTX 5070[/url]',
  '[RTX 5070](javascript:alert(1))',
  '"__proto__": {"admin": true}',
  'constructor prototype toString',
  '=HYPERLINK("http://evil.example","RTX 5070")',
  '${7*7} {{7*7}} %00 %s %n',
  '((((((((((((((((((((',
  ')))))]]]]]}}}}}',
  '||||||||||||||||||||',
  '\u202e\u0000\u200b\ufeff',
  'CPU: CPU: CPU: CPU: CPU: ',
  '999999999x RTX 5070 $99999999999999999999',
  '-1x Samsung 990 PRO 2TB -$5.00',
  'AMD Ryzen 5 9600X x999',
  '## ## ## ##',
  '|:-|:-|:-|',
  'a'.repeat(500),
  '1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x',
  '🙂🙂🙂 RTX 5070 🙂',
  'GPU: ' + 'RTX 5070 Ti '.repeat(60),
  '\t\t\t\t\t\t\t\t',
  '&#x41;&#65;&lt;script&gt;',
] as const;

/** A list of pieces that mean harm, in any order and sometimes very many of them. */
function hostile(stream: Random): string {
  const rows = stream.chance(0.06) ? 600 : stream.whole(1, 25);
  return Array.from({ length: rows }, () =>
    Array.from({ length: stream.whole(1, 3) }, () => stream.pick(pieces)).join(
      stream.pick([' ', '\t', ' | ', ', ', '']),
    ),
  ).join(stream.pick(['\n', '\r\n', '\n\n']));
}

test('hostile lists are answered: within bounds, as text, with quantities and prices that a build can hold', () => {
  const stream = random(7);
  let cut = 0;
  for (let round = 0; round < lists; round += 1) {
    const { text, ok } = read(JSON.stringify({ id: round, text: hostile(stream) }), 1);
    expect(ok).toBe(true);
    const answer: { lines: { quantity: number; price?: number }[]; cut?: string } = JSON.parse(text);
    expect(answer.lines.length).toBeLessThanOrEqual(200);
    cut += Number(answer.cut !== undefined);
    for (const line of answer.lines) {
      expect(line.quantity).toBeGreaterThanOrEqual(1);
      expect(line.quantity).toBeLessThanOrEqual(32);
      expect(line.price ?? 0).toBeGreaterThanOrEqual(0);
    }
  }
  expect(cut).toBeGreaterThan(0);
  expect(Object.prototype).not.toHaveProperty('admin');
});
