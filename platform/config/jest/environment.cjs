const { AsyncLocalStorage } = require('node:async_hooks');
const { join } = require('node:path');
const { mayMatch } = require('./quick-selectors.cjs');
const { UnexpectedErrors } = require('./unexpected-errors.cjs');

/** A module found along the packages that bring it: a dependency beside Jest could be of another version. */
const along = (...names) => names.reduce((from, name) => require.resolve(name, { paths: [from] }), __dirname);
const jsdom = along('jest-fixed-jsdom', 'jest-environment-jsdom', 'jsdom');
const selectors = require(join(jsdom, '../jsdom/living/helpers/selectors.js'));

/**
 * For the style of an element jsdom asks each rule whether it matches, with a selector engine that takes long to say no. A sixth of
 * the time of a screen's test went there. Most rules name a class that the element does not have, which is seen at once.
 */
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) => mayMatch(element, selector) && matchesDontThrow(element, selector);

// After that: jsdom takes the function above when it is loaded.
const BrowserEnvironment = require('jest-fixed-jsdom');
const { default: NodeEnvironment } = require(along('jest', 'jest-cli', 'jest-config', 'jest-environment-node'));

/** What is pure needs no browser: it has neither React nor storage nor a page. A file may still name its environment itself. */
const isPure = (path) => /[\\/](domain|checks)[\\/].*\.test\.ts$/.test(path);

/**
 * The storages that a test file has entered. Each file's test runner has one of its own and never leaves it, so that every promise of a
 * later file was told to all of them.
 */
const entered = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...args) {
  entered.add(this);
  return run.apply(this, args);
};

const tidy = (Environment) =>
  class extends Environment {
    constructor(config, context) {
      super(config, context);
      // For `loaded-once.cjs`: the worker's own modules, which it loads a single time.
      this.global[Symbol.for('rig4u.load-once')] = require;
    }

    async setup() {
      await super.setup();
      // Not before: Jest gives the file its console after the environment is made.
      this.unexpectedErrors = new UnexpectedErrors(this.global);
    }

    handleTestEvent(event, state) {
      this.unexpectedErrors.handle(event, state);
    }

    async teardown() {
      for (const storage of entered) storage.disable();
      entered.clear();
      await super.teardown();
    }
  };

const environments = { pure: tidy(NodeEnvironment), browser: tidy(BrowserEnvironment) };

module.exports = class {
  constructor(config, context) {
    const Environment = environments[isPure(context.testPath) ? 'pure' : 'browser'];
    return new Environment(config, context);
  }
};
