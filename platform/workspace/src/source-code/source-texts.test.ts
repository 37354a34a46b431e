/** @jest-environment node */
import { sourceTexts } from './source-texts';

test('texts are what elements, strings and templates say, not comments and names', () => {
  const source = [
    '// Gone',
    'const Hello = `Build #${n}`;',
    `const a = <p title="Tip">You&apos;re {'in'} <b>now</b>\n  with {name}.</p>; f('it\\'s', Hello.World);`,
  ].join('\n');
  expect(sourceTexts(source, 'a.tsx')).toEqual(expect.arrayContaining(['Build #…', 'Tip', "You're in now with …."]));
  expect(sourceTexts(source, 'a.tsx')).toContain("it's");
  expect(sourceTexts(source, 'a.tsx').join()).not.toMatch(/Gone|Hello|World/);
});

test('texts that are written in pieces are one text', () => {
  const source = [
    "const a = 'Check your ' + ('connection ' + `and ${what} again.`);",
    "const b = ['One', two, 'three'].join('\\n'); const c = n + 1; const d = [one, two].join(' ');",
  ].join('\n');
  const texts = sourceTexts(source, 'a.ts');
  expect(texts).toContain('Check your connection and … again.');
  expect(texts).toContain('One … three');
  expect(texts.join('|')).not.toContain('… …');
});
