import '@testing-library/jest-dom';

// A screen test walks through several loads of 300 ms; a machine that runs others beside it needs more than jest's five seconds.
jest.setTimeout(20_000);
