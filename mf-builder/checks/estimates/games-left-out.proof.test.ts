/** @jest-environment node */
import { gamesModels } from '../../src/domain/estimates/fitted';
import { relations } from '../gaming-relations/relations';
import { chipsForGames, usable } from './fit-games';
import { errorsByChip, errorsByRelation } from './games-left-out';
import { quantile } from './quantile';

const chips = chipsForGames();
const known = usable(relations, chips);
const share = (errors: readonly number[], spread: number): number =>
  errors.filter((error) => Math.abs(error) <= spread).length / errors.length;
const inPercent = (errors: readonly number[]): number[] => errors.map((error) => 100 * (Math.exp(Math.abs(error)) - 1));

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
