import { benchStartUp } from './start-up';

/** `pnpm bench start`: how long `npm start` takes from built state, and how long one changed file takes to go live. */
export async function benchStart(): Promise<void> {
  console.log(
    '\n`npm start` from built state, until it says that it is ready, and a file that is saved while it runs:',
  );
  console.table(await benchStartUp());
}
