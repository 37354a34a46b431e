// A lint rule of our own, as oxlint loads it: plain JavaScript.

/** Calls that look again until what they are given holds. */
const patient = new Set(['eventually', 'until']);

const isFunction = ({ type }) => /Function/.test(type);

const nameOf = ({ callee }) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name);

/** Whether an expectation stands in what is tried again and again, whatever lies between. */
function isPatient(node) {
  for (let at = node.parent; at; at = at.parent)
    if (at.type === 'CallExpression' && patient.has(nameOf(at))) return true;
  return false;
}

const childrenOf = (node) =>
  Object.entries(node)
    .filter(([key]) => key !== 'parent')
    .flatMap(([, value]) => value)
    .filter((value) => typeof value?.type === 'string');

/** The first call of a look in what an expectation is about; what a function in it does is done elsewhere, in a page for instance. */
function lookIn(node, looks) {
  if (node.type === 'CallExpression' && looks.has(nameOf(node))) return nameOf(node);
  for (const child of childrenOf(node).filter((one) => !isFunction(one))) {
    const found = lookIn(child, looks);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** @type {import('oxlint/plugins-dev').Plugin} */
export default {
  meta: { name: 'looks' },
  rules: {
    'no-single-look': {
      meta: { schema: [{ type: 'array', items: { type: 'string' } }] },
      create(context) {
        const looks = new Set(context.options[0]);
        return {
          CallExpression(node) {
            if (node.callee.type !== 'Identifier' || node.callee.name !== 'expect' || isPatient(node)) return;
            const look = node.arguments.map((argument) => lookIn(argument, looks)).find(Boolean);
            if (look === undefined) return;
            context.report({
              node,
              message:
                `What ${look}() answers comes in its own time, and one look at it may be too early. Write ` +
                'await eventually(async () => expect(…)), from @rig4u/kernel/until, or wait for it first.',
            });
          },
        };
      },
    },
  },
};
