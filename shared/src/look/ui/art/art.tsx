import type { ComponentProps } from 'react';
import { compactDrawings, drawings, type ArtName } from '../../art';
import { element } from '../../element';

const Svg = element('svg', { base: { width: 'full', height: 'auto', color: 'var(--art-line)' } });

export interface ArtProps extends Omit<ComponentProps<typeof Svg>, 'name' | 'children'> {
  name: ArtName;
  /** The bolder drawing, for less than 96 px. */
  compact?: boolean | undefined;
}

/** A drawing of the product's family, as wide as its place. Decorative: what it shows stands beside it in words. */
export const Art = ({ name, compact = false, ...rest }: ArtProps) => (
  <Svg viewBox={compact ? '0 0 192 192' : '0 0 240 200'} aria-hidden="true" {...rest}>
    <use href={compact ? compactDrawings[name] : `${drawings[name]}#art`} width="100%" height="100%" />
  </Svg>
);
