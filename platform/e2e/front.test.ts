import { isInstalled, startFront } from '@rig4u/deploy/front';
import { startGateway } from '@rig4u/gateway';
import { needing } from '@rig4u/kernel/needing';
import { times } from '@rig4u/kernel/prove';
import { faultsOf } from './faults/suite';
import { linkedRemotes } from './support/folders';
import type { StartFront } from './support/product';
import { openScene } from './support/scene';
import { mouseJourney, visitorJourneys } from './support/visitor-journeys';

/** nginx with our configuration, before the product's gateway and a second one of the same store. */
const throughNginx: StartFront = async ({ url, store }) => {
  const second = await startGateway({ store, say: () => undefined, env: {}, port: 0 });
  const front = await startFront('nginx', [Number(new URL(url).port), second.port]);
  return {
    url: front.url,
    // Gateways see by themselves what was written.
    renew: () => Promise.resolve(),
    close: async () => {
      await front.stop();
      await second.close();
    },
  };
};

const journeys = times({ full: 1, short: 0 }) ? visitorJourneys : mouseJourney;

needing('nginx (Debian: apt-get install nginx)', isInstalled('nginx'), () => {
  describe('what a visitor does, through nginx with two gateways', () => {
    journeys(openScene(undefined, throughNginx));
  });

  describe.each(linkedRemotes.slice(0, times({ full: linkedRemotes.length, short: 1 })))(
    '%s broken, through nginx with two gateways',
    (remote) => {
      faultsOf(remote, { front: throughNginx }, times({ full: 100, short: 2 }));
    },
  );
});
