// A lint rule of our own, as oxlint loads it: plain JavaScript.

const raw = [
  { found: /(^|[^\w.#-])-?\d*\.?\d+px\b/, what: 'a raw length in px' },
  { found: /\bvar\(\s*--/, what: 'a CSS variable' },
  { found: /\bcolor-mix\(/, what: 'a mixed colour' },
];

/** Attributes in which px is no style: which file of a picture the browser takes. */
const noStyle = new Set(['sizes', 'media', 'srcSet']);

/** Names what is raw in a text; undefined when nothing is. */
const rawIn = (text) => raw.find(({ found }) => found.test(text))?.what;

/** @type {import('oxlint/plugins-dev').Plugin} */
export default {
  meta: { name: 'rig4u' },
  rules: {
    'no-raw-style': {
      create(context) {
        const check = (node, text) => {
          const what = rawIn(text);
          if (what === undefined || isOutside(node)) return;
          context.report({
            node,
            message:
              `A part spells no style itself, and here is ${what}. Use a token of the theme, or a pattern of @rig4u/shared/ui; ` +
              'what is missing there is added there, for all parts.',
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
