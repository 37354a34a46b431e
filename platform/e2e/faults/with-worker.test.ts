import { times } from '@rig4u/kernel/prove';
import { linkedRemotes } from '../support/folders';
import { faultsOf } from './suite';

/** The short form meets each way to fail once: the first with the first remote, the next with the next one. */
const remotesPerFault = times({ full: linkedRemotes.length, short: 1 });

describe.each(linkedRemotes.map((remote, turn) => [remote, turn] as const))('%s', (remote, turn) => {
  const count = linkedRemotes.length;
  faultsOf(remote, { withWorker: true, tries: (place) => (turn + place) % count < remotesPerFault });
});
