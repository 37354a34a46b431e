/** @jest-environment node */
import * as processes from 'node:child_process';
import { EventEmitter } from 'node:events';
import { runChild } from './run-child';

jest.mock('node:child_process');
const minute = 60_000;

/** A program that does what the test says, on the test's own clock. */
function start() {
  jest.useFakeTimers();
  const child: EventEmitter & { stdout: EventEmitter; stderr: EventEmitter; kill: jest.Mock } = Object.assign(
    new EventEmitter(),
    {
      stdout: new EventEmitter(),
      stderr: new EventEmitter(),
      kill: jest.fn((): boolean => child.emit('close', null)),
    },
  );
  jest.spyOn(processes, 'spawn').mockImplementation(jest.fn().mockReturnValue(child));
  return { child, result: runChild('program', [], { silentMs: 20 * minute }) };
}
afterEach(() => jest.useRealTimers());

it('lets a program that goes on telling take as long as it needs', async () => {
  const { child, result } = start();
  for (const stream of [child.stdout, child.stderr, child.stdout]) {
    jest.advanceTimersByTime(19 * minute);
    stream.emit('data', Buffer.from('a file. '));
  }
  child.emit('close', 0);
  expect(await result).toEqual({ ok: true, output: 'a file. a file. a file. ' });
  expect(jest.getTimerCount()).toBe(0);
});

it('ends a program that has told nothing for so long', async () => {
  const { child, result } = start();
  child.stdout.emit('data', Buffer.from('begins'));
  jest.advanceTimersByTime(20 * minute - 1);
  expect(child.kill).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(await result).toEqual({ ok: false, output: 'begins\nEnded: it printed nothing for 20 minutes.\n' });
});
