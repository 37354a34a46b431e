import type { BuildComponents } from '@rig4u/shared/builds';
import * as v from 'valibot';
import type { MeasuredChips } from '../src/catalogue/measured';
import { aspects, coverage, estimatesOf, gamingAt, resolutions, type Estimate } from '../src/domain/estimates';
import { basisOf } from '../src/domain/estimates/basis-text';
import { answerTo, Malformed, record, type LineAnswer } from './json-line';
import { lockedParts } from './locked-parts';
import { onEitherShelf } from './named-part';

/** A type that nothing is wanted of is like one that is not chosen. */
const chosenOnly = (parts: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(parts).filter(([, given]) => given !== null));

const rangeOf = (estimate: Estimate): [low: number, high: number] | null =>
  estimate.known ? [estimate.low, estimate.high] : null;

function answerOf(parts: BuildComponents, chips: MeasuredChips): object {
  const estimates = estimatesOf(parts, { chips });
  const gaming = gamingAt(parts, { chips });
  const limiter = estimates.gaming.known ? estimates.gaming.limiter : undefined;
  return {
    gaming: { ...Object.fromEntries(resolutions.map((at) => [at, rangeOf(gaming[at])])), limiter: limiter ?? null },
    productivity: rangeOf(estimates.productivity),
    videoEditing: rangeOf(estimates.videoEditing),
    streaming: rangeOf(estimates.streaming),
    coverage,
    basis: Object.fromEntries(
      aspects.map((aspect) => {
        const estimate = estimates[aspect];
        return [aspect, estimate.known ? basisOf(parts, aspect, { chips }) : estimate.reason];
      }),
    ),
  };
}

/** Answers one line of `estimate`; its help says what is read and written. `number` counts lines from 1. Never throws for a bad line. */
export const estimateLine =
  (chips: MeasuredChips) =>
  (text: string, number: number): LineAnswer =>
    answerTo(text, number, '{"id": "1", "parts": {"cpu": "cpu8", "gpu": "gpu14"}}', ({ parts }) => {
      if (!v.is(record, parts)) throw new Malformed('parts must be an object like {"cpu": "cpu8", "gpu": ["gpu14"]}');
      const notes: string[] = [];
      const components = lockedParts(chosenOnly(parts), 'parts', notes, onEitherShelf);
      return { ...answerOf(components, chips), ...(notes.length > 0 && { notes }) };
    });
