import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';

// A screen test walks through several loads of 300 ms; a machine that runs others beside it needs more than jest's five seconds.
jest.setTimeout(20_000);

// Jest lets errors keep a hundred frames. React makes an error for each element, to know its owner: a tenth of the time of a screen's test.
Error.stackTraceLimit = 25;

const { getElementError } = getConfig();

/** Whether the library only waits: it looks again and again, and prints the page itself once it gives up. */
const isWaiting = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

/**
 * The library's own error, without the printed page while it waits. Why: it prints the whole page for each look that finds nothing,
 * which nobody reads, and which was a quarter of the time of a picker's test.
 */
function elementError(message: string | null, container: Element): Error {
  const error = isWaiting()
    ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
    : getElementError(message, container);
  // The stack begins in the test, not here.
  Error.captureStackTrace(error, elementError);
  return error;
}

configure({ getElementError: elementError });
