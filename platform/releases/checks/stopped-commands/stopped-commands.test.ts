/** @jest-environment node */
import { flagsOf } from '../../src/command/command-flags';
import { stoppedCommands } from '.';

/** Commands that write into no store. */
const reading = ['build', 'dev', 'manifest', 'check', 'preview-keys', 'log-keys', 'policy show', 'status', 'history'];
const readingToo = ['why', 'diff', 'verify', 'doctor', 'serve', 'export'];
/** Tried by the stores' own tests of it, as its writes are of another kind: releases, copies, notes, steps of roll-outs, tables. */
const elsewhere = ['publish', 'prune', 'preview', 'backup', 'restore', 'move', 'mirror', 'watch', 'migrate'];

it('every command that changes what the log says is stopped', () => {
  const lines = stoppedCommands.map(({ args: [command = '', word = ''] }) =>
    command === 'policy' ? `policy ${word}` : command,
  );
  expect([...new Set(lines), ...reading, ...readingToo, ...elsewhere].toSorted()).toEqual(
    Object.keys(flagsOf).toSorted(),
  );
});
