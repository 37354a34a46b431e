// A limit only ends what hangs. How long a test takes says how fast the machine is, and what else it does.
jest.setTimeout(300_000);

// Jest lets errors keep a hundred frames, which takes time where many errors are made.
Error.stackTraceLimit = 25;

// Two hundred files have no page, and the library of pages takes a fifth of a second to load.
if (typeof document !== 'undefined') require('./browser-setup.cjs');
