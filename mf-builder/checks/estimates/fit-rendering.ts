import type { StoredPart } from '@rig4u/shared/builds';
import { cardFacts, type CardMaker, renderingFeatures as cardFeatures } from '../../src/domain/estimates/card-facts';
import { modelledSpeed, type FittedModel } from '../../src/domain/estimates/fitted-model';
import { numberFact } from '../../src/domain/estimates/part-facts';
import { processorFacts, renderingFeatures as processorFeatures } from '../../src/domain/estimates/processor-facts';
import type { Range } from '../../src/domain/estimates/range';
import { measuredCards, measuredProcessors, type MeasuredPart } from './measured-parts';
import { quantile } from './quantile';
import { fitRidge, type Held, type Row } from './ridge';

const held: Held = { slopes: 0.02, terms: 0.3 };

/** A median of so many submissions is believed by half. */
const halfBelieved = 1;

/** The share of measured chips that a range is made to hold: between 78 and 90 % of all, and of the chips on sale, when asked of others. */
const heldByRange: Readonly<Record<Kind, number>> = { processor: 0.82, card: 0.86 };

export type Kind = 'processor' | 'card';

const features = (kind: Kind, part: StoredPart) =>
  kind === 'processor'
    ? {
        ranges: processorFeatures(processorFacts(part), numberFact(part, 'baseGHz')),
        of: processorFacts(part).architectures,
      }
    : { ranges: cardFeatures(cardFacts(part)), of: cardFacts(part).architectures };

const rowOf = (kind: Kind, { part, median, n }: MeasuredPart): Row => {
  const { ranges, of } = features(kind, part);
  return {
    features: ranges.map(({ mid }) => mid),
    group: of?.[0] ?? 'unknown',
    y: Math.log(median),
    weight: n / (n + halfBelieved),
  };
};

/** A model of the measured parts; its spread is still open. */
function fitOf(kind: Kind, parts: readonly MeasuredPart[]): FittedModel {
  const ridge = fitRidge(
    parts.map((part) => rowOf(kind, part)),
    held,
  );
  return { ...ridge, spread: 0, n: parts.length };
}

/** For each part the model of all others. */
export const leftOut = (kind: Kind, parts: readonly MeasuredPart[]): { one: MeasuredPart; model: FittedModel }[] =>
  parts.map((one) => ({
    one,
    model: fitOf(
      kind,
      parts.filter((other) => other !== one),
    ),
  }));

/** What a model says of a part, as a range of speeds. */
export function modelled(kind: Kind, model: FittedModel, part: StoredPart): Range {
  const { ranges, of } = features(kind, part);
  return modelledSpeed(model, ranges, of);
}

/** How far outside the range a measured value is, as a logarithm; 0 inside. */
const missed = ({ low, high }: Range, median: number): number =>
  Math.max(0, Math.log(low / median), Math.log(median / high));

/** To three places, so that the chip at the edge stays inside. */
const roundedUp = (value: number): number => Math.ceil(value * 1000 + 1e-6) / 1000;

/** The model with the spread that holds the stated share of the parts when each is left out. */
export function fittedModel(kind: Kind, parts: readonly MeasuredPart[]): FittedModel {
  const misses = leftOut(kind, parts).map(({ one, model }) => missed(modelled(kind, model, one.part), one.median));
  return { ...fitOf(kind, parts), spread: roundedUp(quantile(misses, heldByRange[kind])) };
}

export const processorModel = (): FittedModel => fittedModel('processor', measuredProcessors());

export const cardModels = (): Record<CardMaker, FittedModel> => ({
  nvidia: fittedModel('card', measuredCards('OPTIX')),
  amd: fittedModel('card', measuredCards('HIP')),
  intel: fittedModel('card', measuredCards('ONEAPI')),
});
