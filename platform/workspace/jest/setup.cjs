// A screen test walks through several loads of 300 ms; a machine that runs others beside it needs more than jest's five seconds.
jest.setTimeout(20_000);

// Jest lets errors keep a hundred frames, which takes time where many errors are made.
Error.stackTraceLimit = 25;

// Two hundred files have no page, and the library of pages takes a fifth of a second to load.
if (typeof document !== 'undefined') require('./browser-setup.ts');
