/** @jest-environment node */
import { wholeClass } from '@rig4u/shared/contracts';
import { tidy } from './markup';

const html = (text: string) => tidy({ html: text, css: [] }).html;

it('makes a rule of each inline style, one for those that are equal', () => {
  const { html: markup, css } = tidy({
    html: '<i style="--at:1">a</i><b class="x" style="--at:1">b</b><u title="s" style="width:10%;color:red">c</u>',
    css: ['.x{color:blue}'],
  });
  const [first, second] = [...css.join('').matchAll(/\.(s-\w{6})\{/g)].map(([, name]) => name);
  expect(markup).toBe(`<i class="${first}">a</i><b class="${first} x">b</b><u class="${second}" title="s">c</u>`);
  expect(css).toEqual([`${wholeClass}.x{color:blue}`, `.${first}{--at:1}`, `.${second}{width:10%;color:red}`]);
});

it('leaves out classes that are not there yet, and keeps all rules of the others', () => {
  const kept = [
    '.x{color:blue}',
    '.x .y,.x .z:hover{color:blue}',
    '.x:is(:hover, .never){color:blue}',
    '.x:not(.gone (.a), :is(.b)) i{color:blue}',
    '[data-theme=light] .x{color:blue}',
    '@media (min-width: 1px){.x{color:blue}}',
    '@keyframes turn{to{rotate:1turn}}',
    ':root{--a:1.5}',
  ];
  const together = '.x{color:blue;}.x .never{color:red;}@media print{.x{a:b;}}@media print{.never{a:b;}}';
  expect(tidy({ html: '<i class="x y"></i>', css: [together] }).css).toEqual([wholeClass + together]);
  const gone = [
    '.z{color:blue}',
    '@media print{.z{color:blue}}',
    '.x .never{color:blue}',
    '@media print{.z,.x>.never{color:blue;}}',
  ];
  expect(tidy({ html: '<i class="x y"></i>', css: [...gone, ...kept] }).css).toEqual(
    kept.map((rules) => wholeClass + rules),
  );
});

it('reads the entities of an inline style', () => {
  expect(tidy({ html: '<i style="content:&quot;&amp;&#x27;&quot;"></i>', css: [] }).css[0]).toContain(`{content:"&'"}`);
});

it('leaves a style in the words alone', () => {
  expect(html('<p>write style="x" here</p>')).toBe('<p>write style="x" here</p>');
});

it('puts out of reach what only a script makes useful, and no link', () => {
  expect(html('<button type="button">Go</button><input><select></select><textarea></textarea><a href="/x">x</a>')).toBe(
    '<button inert type="button">Go</button><input inert><select inert></select><textarea inert></textarea><a href="/x">x</a>',
  );
});

it('takes out what only hydration needs', () => {
  expect(html('<p>a<!-- -->b</p><!--$--><a href="/x" data-discover="true">x</a><!--/$-->')).toBe(
    '<p>ab</p><a href="/x">x</a>',
  );
});

it('keeps JSON-LD readable, and free of what could end it', () => {
  const data = { name: 'A "quote" & </script>' };
  const escaped = JSON.stringify(data)
    .replaceAll('"', '&quot;')
    .replaceAll('&', '&')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  const markup = html(`<div><script type="application/ld+json">${escaped}</script></div>`);
  const inside = /<script type="application\/ld\+json">(.*)<\/script>/.exec(markup)?.[1] ?? '';
  expect(inside).not.toContain('<');
  expect(JSON.parse(inside)).toEqual(data);
});
