/** @jest-environment node */
import { eventually } from '@rig4u/kernel/until';
import { supervise, type Running } from './supervise';

interface Fake extends Running {
  number: number;
  die: () => void;
}

/** Something that can be started; `fails` says which starts fail. */
function startable(fails: (number: number) => boolean = () => false) {
  const started: Fake[] = [];
  const said: string[] = [];
  let tries = 0;
  const start = async (): Promise<Fake> => {
    tries += 1;
    if (fails(tries)) throw new Error(`start ${tries} failed`);
    let die = (): void => undefined;
    const exited = new Promise<void>((resolve) => (die = resolve));
    const one = { number: tries, exited, die, stop: async () => die() };
    started.push(one);
    return one;
  };
  return {
    started,
    said,
    options: { name: 'It', start, say: (line: string) => void said.push(line), pauseMs: 1, patience: 3 },
  };
}

/** Waits until the start of this number is the current one. */
const becomes = (it: { current: () => Fake }, number: number): Promise<void> =>
  eventually(() => expect(it.current().number).toBe(number));

it('starts again what ended by itself, and says so in a line', async () => {
  const { started, said, options } = startable();
  const it = await supervise(options);
  started[0]?.die();
  await becomes(it, 2);
  expect(said).toEqual(['It ended by itself; it is started again.']);
  await it.stop();
  expect(started).toHaveLength(2);
});

it('hands the one that ended to the new start', async () => {
  const { started, options } = startable();
  const restarted: number[] = [];
  const it = await supervise({ ...options, restart: async (last) => (restarted.push(last.number), options.start()) });
  started[0]?.die();
  await becomes(it, 2);
  expect(restarted).toEqual([1]);
  await it.stop();
});

it('goes on when a new start fails', async () => {
  const { started, said, options } = startable((number) => number === 2);
  const it = await supervise(options);
  started[0]?.die();
  await becomes(it, 3);
  expect(said).toContain('It did not start: start 2 failed');
  await it.stop();
});

it('gives up loudly after many ends in a row', async () => {
  const { started, said, options } = startable((number) => number > 1);
  const it = await supervise(options);
  started[0]?.die();
  await eventually(() => expect(said.at(-1)).toContain('STAYS DOWN'));
  expect(said.filter((line) => line.includes('did not start'))).toHaveLength(3);
  await it.stop();
});

it('does not wait out its pause when it is stopped', async () => {
  const { started, said, options } = startable();
  const it = await supervise({ ...options, pauseMs: 60_000 });
  started[0]?.die();
  // The line comes right before the pause.
  await eventually(() => expect(said).toHaveLength(1));
  await it.stop();
  expect(started).toHaveLength(1);
});

it('throws when the first start fails', async () => {
  await expect(supervise(startable(() => true).options)).rejects.toThrow('start 1 failed');
});
