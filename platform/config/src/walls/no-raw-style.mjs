// A lint rule of our own, as oxlint loads it: plain JavaScript.

/** What does not follow the theme, wherever it stands. */
const colours = [
  { found: /(^|[\s,(])#[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i, what: 'a colour of its own' },
];

const styles = [
  ...colours,
  { found: /(^|[^\w.#-])-?\d*\.?\d+px\b/, what: 'a raw length in px' },
  { found: /\bvar\(\s*--/, what: 'a CSS variable' },
  { found: /\bcolor-mix\(/, what: 'a mixed colour' },
];

/** Attributes in which px is no style: which file of a picture the browser takes. */
const noStyle = new Set(['sizes', 'media', 'srcSet']);

/** Names what is raw in a text; undefined when nothing is. */
const rawIn = (text, raw) => raw.find(({ found }) => found.test(text))?.what;

/** @type {import('oxlint/plugins-dev').Plugin} */
export default {
  meta: { name: 'rig4u' },
  rules: {
    'no-raw-style': {
      // In the look of a part styles are spelt, with the colours of the theme.
      meta: { schema: [{ enum: ['look'] }] },
      create(context) {
        const raw = context.options[0] === 'look' ? colours : styles;
        const check = (node, text) => {
          const what = rawIn(text, raw);
          if (what === undefined || isOutside(node)) return;
          context.report({
            node,
            message:
              raw === colours
                ? `Here is ${what}: it would be the same in both themes. Use one of tokens.css, by its name.`
                : `A screen spells no style itself, and here is ${what}. Use a token of the theme, a pattern of @rig4u/shared/ui, ` +
                  'or a component of src/look of this part; what several parts need is added to shared.',
          });
        };
        return {
          Literal: (node) => typeof node.value === 'string' && check(node, node.value),
          TemplateElement: (node) => check(node, node.value.raw),
        };
      },
    },
  },
};

/** Whether a text belongs to an attribute that is no style. */
function isOutside(node) {
  for (let at = node.parent; at; at = at.parent) if (at.type === 'JSXAttribute') return noStyle.has(at.name.name);
  return false;
}
