import { exactly, plus, scaled, spanning, through, wider, type Range } from './range';

/**
 * A model of speed that was fitted to measurements: its logarithm is a constant, a slope for each feature, and a term for the
 * architecture. `pnpm --filter mf-builder estimates:fit` writes them.
 */
export interface FittedModel {
  constant: number;
  slopes: readonly number[];
  terms: Readonly<Record<string, number>>;
  /** Half the width of the range, as a logarithm, that held the stated share of chips when each was left out. */
  spread: number;
  /** Chips that it was fitted to. */
  n: number;
}

/** Architectures of which one is meant; undefined where it can be any of the model's. */
export type Architectures = readonly string[] | undefined;

function termOf({ terms }: FittedModel, architectures: Architectures): Range {
  const known = architectures?.map((name) => terms[name]);
  // Why all: one that the model has never met may be like any of them.
  const possible = known?.every((term) => term !== undefined) ? known : Object.values(terms);
  return spanning(possible.map(exactly));
}

/** The logarithm of the speed, without the model's own error. */
export const logSpeed = (model: FittedModel, features: readonly Range[], architectures: Architectures): Range =>
  plus(
    exactly(model.constant),
    termOf(model, architectures),
    ...features.map((feature, place) => scaled(feature, model.slopes[place] ?? 0)),
  );

/** The speed that the model gives, as wide as it has been wrong. */
export const modelledSpeed = (model: FittedModel, features: readonly Range[], architectures: Architectures): Range =>
  wider(through(logSpeed(model, features, architectures), Math.exp), model.spread);
