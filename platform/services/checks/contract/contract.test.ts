/** @jest-environment node */
import { proves } from '@rig4u/kernel/prove';
import { errorLogBoundsContract, setHighBounds } from './error-log-bounds';
import { errorLogContract } from './error-logs';
import { hostedContract } from './hosted-contract';
import { hostileContract } from './hostile';
import { startInstance, type Instance, type Settings } from './instance';
import { loadMinutesContract } from './load-minutes';
import { policyContract } from './policy-contract';
import { protocolContract } from './protocol';
import { savedBuildsContract } from './saved-builds';
import { tokenContract } from './tokens';

/** The second shows that nothing depends on the first one's names; the short form leaves it out. */
const projects: (Settings & { seed: number })[] = [
  { projectId: 'demo-rig4u', anonKey: 'local-key', ownerEmail: 'owner@example.com', seed: 1 },
  { projectId: 'second-project', anonKey: 'another-key', ownerEmail: 'other.owner@example.org', seed: 2 },
];

describe.each(projects.slice(0, proves ? 2 : 1))('the database service of $projectId', (settings) => {
  let instance: Instance;
  const the = () => instance.target;
  beforeAll(async () => {
    instance = await startInstance(settings);
    await setHighBounds(instance.target);
  });
  afterAll(() => instance.stop());

  describe('policies:', () => {
    policyContract(the);
  });
  describe('error log:', () => {
    errorLogContract(the);
  });
  describe('bounds of the error log:', () => {
    errorLogBoundsContract(() => instance);
  });
  describe('saved builds:', () => {
    savedBuildsContract(the);
  });
  describe('loads and revisions:', () => {
    loadMinutesContract(the);
  });
  describe('tokens:', () => {
    tokenContract(the);
  });
  describe('protocol:', () => {
    protocolContract(the);
  });
  // As a hosted one it is the same for each project.
  if (settings.seed === 1)
    describe('pnpm contract:', () => {
      hostedContract(() => instance);
    });
  describe('hostile:', () => {
    hostileContract(() => instance, settings.seed);
  });
});
