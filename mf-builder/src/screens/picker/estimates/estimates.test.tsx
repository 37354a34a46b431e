import type { BuildComponents } from '@rig4u/shared/builds';
import { renderScreen } from '@rig4u/shared/testing';
import { screen } from '@testing-library/react';
import { builtIn } from '../../../catalogue/source';
import { Estimates } from './estimates';

const sentence =
  /^Gaming at 1440p, highest settings: smooth in new games; as fast as a typical RTX 5070 PC, without ray tracing and upscaling\.$/;

async function pair(): Promise<BuildComponents> {
  const [processors, cards] = await Promise.all([builtIn.load('cpu'), builtIn.load('gpu')]);
  const cpu = processors.find(({ name }) => name === 'Ryzen 7 9700X');
  const gpu = cards.find(({ specs }) => specs.chip === 'GeForce RTX 5070');
  if (!cpu || !gpu) throw new Error('The catalogue has changed.');
  return { cpu, gpu };
}

test('says in one sentence what the gaming range means, and what 100 is', async () => {
  renderScreen(<Estimates components={await pair()} budget={1500} />);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(
    screen.getByText(/^From 0 to 100, where 100 is the fastest pair in the catalogue, a Ryzen 7 9850X3D/),
  ).toBeVisible();
});

test('says nothing of games where there is no estimate of them', () => {
  renderScreen(<Estimates components={{}} budget={1500} />);
  expect(screen.queryByText(/^Gaming at /)).toBeNull();
});
