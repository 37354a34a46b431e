require('@testing-library/jest-dom');
const { configure, getConfig } = require('@testing-library/dom');

const { getElementError } = getConfig();

/** Whether the library only waits: it looks again and again, and prints the page itself once it gives up. */
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

/**
 * The library's own error, without the printed page while it waits. Why: it prints the whole page for each look that finds nothing,
 * which nobody reads, and which was a quarter of the time of a picker's test.
 */
function elementError(message, container) {
  const error = isWaiting()
    ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
    : getElementError(message, container);
  // The stack begins in the test, not here.
  Error.captureStackTrace(error, elementError);
  return error;
}

// What comes by itself comes later on a machine that does much else: only what hangs is given up.
configure({ getElementError: elementError, asyncUtilTimeout: 30_000 });

// Each test begins as a new visitor does, with nothing stored.
beforeEach(() => localStorage.clear());
