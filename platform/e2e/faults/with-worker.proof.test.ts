import { linkedRemotes } from '../support/folders';
import { faultsOf } from './suite';

describe.each(linkedRemotes)('%s', (remote) => {
  faultsOf(remote, { withWorker: true });
});
