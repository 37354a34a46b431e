import { nginxProgram } from '@rig4u/deploy/start-nginx';
import { needing } from '@rig4u/kernel/needing';
import { times } from '@rig4u/kernel/prove';
import { faultsOf } from './faults/suite';
import { startExport } from './support/exported';
import { linkedRemotes } from './support/folders';
import { openScene } from './support/scene';
import { mouseJourney, visitorJourneys } from './support/visitor-journeys';

const journeys = times({ full: 1, short: 0 }) ? visitorJourneys : mouseJourney;

needing('nginx (Debian: apt-get install nginx)', nginxProgram() !== undefined, () => {
  describe('what a visitor does, on an export that nginx serves', () => {
    journeys(openScene(undefined, startExport));
  });

  /** Every remote with every fault; in the short form one remote with its share of them. An export is of plain files, so each has its own. */
  describe.each(linkedRemotes.slice(0, times({ full: linkedRemotes.length, short: 1 })))(
    '%s broken, on an export that nginx serves',
    (remote) => {
      faultsOf(remote, { front: startExport, publishes: true });
    },
  );
});
