import type { ComponentProps, CSSProperties } from 'react';
import { element } from '../../element';
import { rangeRecipe } from './recipe';

const Base = element('div', rangeRecipe);

/** A dot below the slider. */
export interface RangeMark {
  id: string;
  /** Where it lies, in the slider's own figures. */
  at: number;
  /** Whether it counts for the value of now: then it is filled. */
  near?: boolean | undefined;
}

export interface RangeProps extends Omit<ComponentProps<'input'>, 'type' | 'min' | 'max' | 'value'> {
  min: number;
  max: number;
  value: number;
  /** Dots on the slider's scale. They are decoration: what they mean stands beside the slider in words. */
  marks?: readonly RangeMark[] | undefined;
}

/** A dot is as wide as this share of the shortest slider, that of a phone. */
const dot = 0.028;

/** Marks in rows: one that would lie over another goes below it. */
function inRows(marks: readonly RangeMark[], span: number): (RangeMark & { row: number })[] {
  const ends: number[] = [];
  return marks
    .toSorted((a, b) => a.at - b.at)
    .map((mark) => {
      const free = ends.findIndex((end) => mark.at >= end);
      const row = free === -1 ? ends.length : free;
      ends[row] = mark.at + dot * span;
      return { ...mark, row };
    });
}

/** A slider, and what lies on its scale. */
export function Range({ min, max, value, marks = [], ...input }: RangeProps) {
  const share = (at: number): number => (at - min) / (max - min);
  const placed = inRows(marks, max - min);
  const rows = Math.max(1, ...placed.map(({ row }) => row + 1));
  const filled: CSSProperties & Record<'--share' | '--rows', number> = { '--share': share(value), '--rows': rows };
  return (
    <Base style={filled}>
      <input type="range" min={min} max={max} value={value} {...input} />
      <span aria-hidden="true">
        {placed.map(({ id, at, near, row }) => (
          <i key={id} data-near={near || undefined} style={placeOf(share(at), row)} />
        ))}
      </span>
    </Base>
  );
}

const placeOf = (share: number, row: number): CSSProperties & Record<'--row', number> => ({
  insetInlineStart: `${share * 100}%`,
  '--row': row,
});
