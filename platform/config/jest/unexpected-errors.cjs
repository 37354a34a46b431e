const { format } = require('node:util');

/**
 * What a test file says by `console.error`, which is how React and jsdom warn: of what a visitor would meet, or of a test that did not
 * wait. Each is a failure. A test that expects it spies on `console.error`.
 */
class UnexpectedErrors {
  #said = [];

  /** Listens from now on; `global` is that of the test file. */
  constructor({ console, Error }) {
    const listen = (...words) => {
      const error = new Error(`console.error: ${format(...words)}`);
      Error.captureStackTrace(error, listen);
      this.#said.push(error);
    };
    console.error = listen;
  }

  /** What a test said, up to the end of its last hook, fails that test; what came outside of any test fails the file. */
  handle({ name, test }, { unhandledErrors }) {
    if (name === 'test_done') test.errors.push(...this.#said.splice(0).map((error) => [error, test.asyncError]));
    if (name === 'test_start' || name === 'run_finish') unhandledErrors.push(...this.#said.splice(0));
  }
}

module.exports = { UnexpectedErrors };
