const { readFileSync } = require('node:fs');
const { join, relative, sep } = require('node:path');

/** Jest's own, found along the packages that bring it: a dependency beside Jest could be of another version. */
const found = ['jest', 'jest-cli', 'jest-config', '@jest/test-sequencer'].reduce(
  (from, name) => require.resolve(name, { paths: [from] }),
  __dirname,
);
const { default: Sequencer } = require(found);

const root = join(__dirname, '../../..');
const weights = JSON.parse(readFileSync(join(__dirname, 'weights.json'), 'utf8'));

/**
 * The heaviest files first, so that no worker is left with one of them at the end. Jest knows how long files took on the
 * machine it ran on; a fresh clone begins
 * by what `npm test -- --weights` wrote.
 */
module.exports = class HeaviestFirst extends Sequencer {
  sort(tests) {
    const weight = ({ path }) => weights[relative(root, path).split(sep).join('/')] ?? 0;
    return super.sort(tests).sort((one, other) => weight(other) - weight(one));
  }
};
