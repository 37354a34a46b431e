/** @jest-environment node */
import { gamesModels } from '../../src/domain/estimates/fitted';
import { relations } from '../gaming-relations/relations';
import { chipsForGames, fitGames, usable } from './fit-games';
import { errorsByChip, errorsByRelation } from './games-left-out';
import { deviationsOf } from './own-deviations';
import { quantile } from './quantile';

const chips = chipsForGames();
const known = usable(relations, chips);
const share = (errors: readonly number[], spread: number): number =>
  errors.filter((error) => Math.abs(error) <= spread).length / errors.length;
const inPercent = (errors: readonly number[]): number[] => errors.map((error) => 100 * (Math.exp(Math.abs(error)) - 1));

test('there are enough relations, of chips whose facts are known', () => {
  expect(known.length).toBeGreaterThanOrEqual(40);
  expect(known.length).toBe(relations.length);
});

test('each relation left out: half are met within 12 %, and the range holds as many as is stated', () => {
  const errors = errorsByRelation(known, chips);
  expect(quantile(inPercent(errors), 0.5)).toBeLessThanOrEqual(12);
  expect(share(errors, gamesModels.spread.published)).toBeGreaterThanOrEqual(0.8);
  expect(share(errors, gamesModels.spread.published)).toBeLessThanOrEqual(0.92);
});

test('each chip left out with all its relations: the same', () => {
  const errors = errorsByChip(known, chips);
  expect(quantile(inPercent(errors), 0.5)).toBeLessThanOrEqual(12);
  expect(share(errors, gamesModels.spread.modelled)).toBeGreaterThanOrEqual(0.8);
  expect(share(errors, gamesModels.spread.modelled)).toBeLessThanOrEqual(0.92);
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
  const shipped: Readonly<Record<string, number>> = { ...gamesModels.own.cpu, ...gamesModels.own.gpu };
  expect(Object.keys(shipped).toSorted()).toEqual(Object.keys(own).toSorted());
  for (const [name, value] of Object.entries(own)) expect(shipped[name]).toBeCloseTo(value, 4);
});
