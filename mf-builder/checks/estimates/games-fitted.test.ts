/** @jest-environment node */
import { gamesModels } from '../../src/domain/estimates/fitted';
import { resolutions } from '../../src/domain/estimates/resolutions';
import { relations } from '../gaming-relations/relations';
import { chipsForGames, fitGames, usable } from './fit-games';
import { deviationsOf } from './own-deviations';

const chips = chipsForGames();
const known = usable(relations, chips);

test('there are enough relations, of chips whose facts are known', () => {
  expect(known.length).toBeGreaterThanOrEqual(40);
  expect(known.length).toBe(relations.length);
});

test('what is shipped is what the relations give', () => {
  const models = fitGames(known, chips);
  const own = deviationsOf(models, known, chips);
  expect(gamesModels.relations).toBe(known.length);
  for (const kind of ['card', 'processor'] as const) {
    expect(Object.keys(gamesModels[kind].terms)).toEqual(Object.keys(models[kind].terms));
    for (const [name, term] of Object.entries(models[kind].terms))
      expect(gamesModels[kind].terms[name]).toBeCloseTo(term, 4);
    for (const [place, slope] of models[kind].slopes.entries())
      expect(gamesModels[kind].slopes[place]).toBeCloseTo(slope, 4);
  }
  for (const at of resolutions)
    for (const key of ['processorRoom', 'scaling', 'memoryLoss'] as const)
      expect(gamesModels.together[key][at]).toBeCloseTo(models.together[key][at], 4);
  const shipped: Readonly<Record<string, number>> = { ...gamesModels.own.cpu, ...gamesModels.own.gpu };
  expect(Object.keys(shipped).toSorted()).toEqual(Object.keys(own).toSorted());
  for (const [name, value] of Object.entries(own)) expect(shipped[name]).toBeCloseTo(value, 2.5);
});
