// A lint rule of our own, as oxlint loads it: plain JavaScript.

/** Whether something is a text on the page, by what the source says of it. */
const [no, perhaps, surely] = [0, 1, 2];

/** What a child comes to: whether it is a text, and whether it comes, goes or changes. */
const still = { text: no, moves: false };
const unknown = { text: perhaps, moves: true };
const either = (...kinds) => ({ text: Math.max(no, ...kinds.map(({ text }) => text)), moves: true });

const returned = (node) => {
  if (node.type === 'ReturnStatement') return node.argument ? [node.argument] : [];
  if (node.type === 'BlockStatement') return node.body.flatMap(returned);
  return node.type === 'IfStatement' ? [node.consequent, node.alternate].filter(Boolean).flatMap(returned) : [];
};

/** What a list is made of: what the function gives that `map`, or `Array.from`, calls for each entry. */
function entriesOf({ callee, arguments: given }) {
  const each = /^(map|from)$/.test(callee.property?.name) ? given.at(-1) : undefined;
  if (!/Function/.test(each?.type)) return [];
  return each.body.type === 'BlockStatement' ? returned(each.body) : [each.body];
}

const message =
  'A text lies beside what comes, goes or changes, or in an element that React makes into another one. A translator puts its own ' +
  'nodes in the place of texts, and then React throws, or changes a text that is no longer in the page. Put it into an element of ' +
  'its own, or write all of it as one template: {`${count} parts`}.';

const says = (text) => (text.trim() === '' ? no : surely);

const kinds = {
  JSXElement: () => still,
  JSXFragment: (node) => ({ ...still, text: Math.max(no, ...childrenOf(node).map(({ text }) => text)) }),
  Literal: ({ value }) => ({ ...still, text: /string|number/.test(typeof value) ? says(String(value)) : no }),
  TemplateLiteral: ({ expressions }) => ({ text: surely, moves: expressions.length > 0 }),
  BinaryExpression: ({ operator }) => (operator === '+' ? { text: surely, moves: true } : still),
  ConditionalExpression: ({ consequent, alternate }) => either(kindOf(consequent), kindOf(alternate)),
  LogicalExpression: ({ operator, left, right }) =>
    operator === '&&' ? either(kindOf(right)) : either(kindOf(left), kindOf(right)),
  ChainExpression: ({ expression }) => kindOf(expression),
  Identifier: ({ name }) => (name === 'undefined' ? still : unknown),
  CallExpression: (node) => {
    const entries = entriesOf(node);
    return entries.length > 0 ? either(...entries.map(kindOf)) : unknown;
  },
};

const kindOf = (node) => kinds[node.type]?.(node) ?? unknown;

/** White space that holds a line break is not on the page. A space is, and a text beside it is one of several. */
const isLayout = ({ type, value }) => type === 'JSXText' && value.trim() === '' && value.includes('\n');

/** The children of an element as they are on the page. */
const childrenOf = ({ children }) =>
  children
    .filter(({ type, expression }) => type !== 'JSXExpressionContainer' || expression.type !== 'JSXEmptyExpression')
    .map((node) => {
      if (node.type === 'JSXText') return { node, text: says(node.value), moves: false };
      return { node, ...kindOf(node.type === 'JSXExpressionContainer' ? node.expression : node) };
    })
    .filter(({ node }) => !isLayout(node));

/** The elements that a value may come to, one in the place of another. */
const rootsOf = (node) => {
  if (node?.type === 'JSXElement') return [node];
  if (node?.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(rootsOf);
  return node?.type === 'LogicalExpression' ? [node.left, node.right].flatMap(rootsOf) : [];
};

const nameOf = ({ type, name, object, property }) =>
  type === 'JSXMemberExpression' ? `${nameOf(object)}.${nameOf(property)}` : name;
/** What React knows an element by, where two may stand in one place; an element with a key is never taken for another. */
const kindOfElement = ({ openingElement: { name, attributes } }) =>
  attributes.some((one) => one.name?.name === 'key') ? Symbol('keyed') : nameOf(name);

/** A text among others in one of two elements, of which React makes the other one by changing it. */
function looseBetween(one, other) {
  if (kindOfElement(one) !== kindOfElement(other)) return undefined;
  const [mine, theirs] = [one, other].map(childrenOf);
  const several = [mine, theirs].find((all) => all.length > 1 && all.some(({ text }) => text === surely));
  if (several) return several.find(({ text }) => text === surely).node;
  return mine
    .filter(({ node }, at) => node.type === 'JSXElement' && theirs[at]?.node.type === 'JSXElement')
    .map(({ node }) => looseBetween(node, theirs[mine.findIndex((child) => child.node === node)].node))
    .find(Boolean);
}

/** @type {import('oxlint/plugins-dev').Plugin} */
export default {
  meta: { name: 'translated' },
  rules: {
    'no-loose-text': {
      meta: { schema: [{ enum: ['perhaps', 'surely'] }] },
      create(context) {
        const least = context.options[0] === 'surely' ? surely : perhaps;
        const check = (node) => {
          const children = childrenOf(node);
          if (children.length < 2 || !children.some(({ moves }) => moves)) return;
          const loose = children.find(({ text }) => text >= least);
          if (loose) context.report({ node: loose.node, message });
        };
        const checkInPlace = (node) => {
          const roots = rootsOf(node);
          const loose = roots.flatMap((one, at) => roots.slice(at + 1).map((other) => looseBetween(one, other)));
          for (const found of new Set(loose.filter(Boolean))) context.report({ node: found, message });
        };
        return { JSXElement: check, JSXFragment: check, ConditionalExpression: checkInPlace };
      },
    },
  },
};
