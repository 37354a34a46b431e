import { compactCss } from './compact-css';

test('comments and layout go, and what means something stays', () => {
  const css = `/* The theme's colours. */
:root,
[data-theme='dark'] {
  --font: 'Space Grotesk Variable', sans-serif; /* one family */
  --shadow: 0 1px 0 rgb(255 255 255 / 0.03) inset;
}

main :is(h1, h2)[tabindex='-1']:focus {
  width: calc(100% - 2rem);
}
`;
  expect(compactCss(css)).toBe(
    ":root, [data-theme='dark']{--font: 'Space Grotesk Variable', sans-serif;" +
      '--shadow: 0 1px 0 rgb(255 255 255 / 0.03) inset;}' +
      "main :is(h1, h2)[tabindex='-1']:focus{width: calc(100% - 2rem);}",
  );
});
