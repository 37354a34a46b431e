import { draftBuild } from '@rig4u/shared/builds';
import { screen } from '@testing-library/react';
import { visit } from '../../../../checks/visit';
import { builtIn } from '../../../catalogue/source';

const hundred = /^100 is the fastest pair in the catalogue, a Ryzen 7 9850X3D with an RTX 5090\.$/;

test('the rail says what the gaming range means, and what 100 is', async () => {
  const [processors, cards] = await Promise.all([builtIn.load('cpu'), builtIn.load('gpu')]);
  const cpu = processors.find(({ name }) => name === 'Ryzen 7 9700X');
  const gpu = cards.find(({ specs }) => specs.chip === 'GeForce RTX 5070');
  if (!cpu || !gpu) throw new Error('The catalogue has changed.');
  draftBuild.update(() => ({ components: { cpu, gpu } }));
  visit('/pc-part-picker');
  expect((await screen.findAllByText(hundred)).length).toBeGreaterThan(0);
  const sentence =
    'Gaming at 1440p, highest settings: smooth in new games; as fast as a typical RTX 5070 PC, without ray tracing and upscaling.';
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
});

test('before a card is chosen it says of which games the estimate is to be', async () => {
  visit('/pc-part-picker');
  expect((await screen.findAllByText('Games at 1440p, without ray tracing and upscaling.')).length).toBeGreaterThan(0);
});
