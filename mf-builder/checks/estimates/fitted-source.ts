import { chipsForGames, fitGames, usable } from './fit-games';
import { cardModels, processorModel } from './fit-rendering';
import { leftOutByChip, leftOutByRelation } from './games-left-out';
import { gamesSpread } from './games-spread';
import { deviationsOf } from './own-deviations';
import { relations } from '../gaming-relations/relations';

const places = 5;

const rounded = (value: unknown): unknown => (typeof value === 'number' ? Number(value.toFixed(places)) : value);

const literal = (value: unknown): string => JSON.stringify(value, (_, one: unknown) => rounded(one), 2);

/** A chip's own deviation; the first script carries one for each chip, and a thousandth is nothing. */
const three = (value: number): number => Number(value.toFixed(3));

/** The models as they fit what is measured and published today. */
export function fittedModels(): object {
  const chips = chipsForGames();
  const known = usable(relations, chips);
  const games = fitGames(known, chips);
  const all = Object.entries(deviationsOf(games, known, chips)).map(([name, value]) => [name, three(value)] as const);
  const cards = new Set(known.flatMap(({ kind, faster, slower }) => (kind === 'gpu' ? [faster, slower] : [])));
  const own = {
    cpu: Object.fromEntries(all.filter(([name]) => !cards.has(name))),
    gpu: Object.fromEntries(all.filter(([name]) => cards.has(name))),
  };
  return {
    processorModel: processorModel(),
    cardModels: cardModels(),
    gamesModels: {
      ...games,
      own,
      spread: gamesSpread(leftOutByRelation(known, chips), leftOutByChip(known, chips)),
      relations: known.length,
    },
  };
}

/** The text of src/domain/estimates/fitted.ts. */
export const fittedSource = (
  models: object,
  top: object,
  day: string,
): string => `import type { Aspect } from './aspects';
import type { CardMaker } from './card-facts';
import type { FittedModel } from './fitted-model';
import type { GamesModels } from './games-together';
import type { Resolution } from './resolutions';

/** Written by \`pnpm --filter mf-builder estimates:fit\` on ${day}; checks/estimates holds what it is fitted to, and the proof. */
${Object.entries(models)
  .map(([name, model]) => `export const ${name}: ${types[name] ?? 'FittedModel'} = ${literal(model)};\n`)
  .join('\n')}
/** The speed of the catalogue's fastest pair, which has 100. */
export const fastest: Readonly<Record<Aspect, Readonly<Record<Resolution, number>>>> = ${literal(top)};
`;

const types: Readonly<Record<string, string>> = {
  cardModels: 'Readonly<Record<CardMaker, FittedModel>>',
  gamesModels: 'GamesModels',
};
