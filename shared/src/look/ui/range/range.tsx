import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, CSSProperties } from 'react';
import { rangeRecipe } from './recipe';

const Base = chakra('div', rangeRecipe);

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

/** A slider, and what lies on its scale. */
export function Range({ min, max, value, marks = [], ...input }: RangeProps) {
  const share = (at: number): number => (at - min) / (max - min);
  const filled: CSSProperties & Record<'--share', number> = { '--share': share(value) };
  return (
    <Base style={filled}>
      <input type="range" min={min} max={max} value={value} {...input} />
      <span aria-hidden="true">
        {marks.map(({ id, at, near }) => (
          <i key={id} data-near={near || undefined} style={{ insetInlineStart: `${share(at) * 100}%` }} />
        ))}
      </span>
    </Base>
  );
}
