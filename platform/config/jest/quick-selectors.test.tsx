import fc from 'fast-check';

const names = ['a', 'b', 'ab'];
const name = fc.constantFrom(...names);
const tag = fc.constantFrom('p', 'div', 'SPAN', '*', '');
const simple = fc.oneof(
  name.map((one) => `.${one}`),
  name.map((one) => `#${one}`),
  fc.constantFrom(':hover', '::before', ':not(.a)', ':is(.a, .b)', ':first-child', '[class]', "[class='a']", '[id=a]'),
);
const compound = fc
  .tuple(tag, fc.array(simple, { maxLength: 3 }))
  .map(([type, others]) => `${type}${others.join('')}` || '*');
const complex = fc
  .tuple(fc.array(fc.tuple(compound, fc.constantFrom(' ', ' > ', '+', ' ~ ')), { maxLength: 2 }), compound)
  .map(([before, last]) => `${before.flat().join('')}${last}`);
const selectors = fc.array(complex, { minLength: 1, maxLength: 3 }).map((list) => list.join(', '));

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

it('gives an element the styles of exactly those rules that match it', () => {
  const element = fc.record({
    tag: fc.constantFrom('p', 'div', 'span'),
    classes: fc.array(name, { maxLength: 2 }),
    id: fc.option(name, { nil: undefined }),
  });
  fc.assert(
    fc.property(selectors, fc.array(element, { minLength: 1, maxLength: 4 }), fc.nat(), (selector, elements, nest) => {
      document.head.innerHTML = `<style>${selector} { --it: matches }</style>`;
      document.body.replaceChildren();
      let parent: Element = document.body;
      for (const [i, one] of elements.entries()) {
        const made = document.createElement(one.tag);
        if (one.classes.length > 0) made.className = one.classes.join(' ');
        if (one.id !== undefined) made.id = one.id;
        parent.append(made);
        if ((nest >> i) % 2 === 1) parent = made;
      }
      for (const made of document.body.querySelectorAll('*'))
        expect([selector, made.outerHTML, getComputedStyle(made).getPropertyValue('--it') === 'matches']).toEqual([
          selector,
          made.outerHTML,
          made.matches(selector),
        ]);
    }),
    { numRuns: 100 },
  );
});

it('keeps rules of a kind that has no selector', () => {
  document.head.innerHTML =
    '<style>@keyframes turn { to { rotate: 1turn } } @layer base { p { color: red } } p { top: 1px }</style>';
  document.body.innerHTML = '<p>turns</p>';
  expect(getComputedStyle(document.querySelector('p') ?? document.body).top).toBe('1px');
});
