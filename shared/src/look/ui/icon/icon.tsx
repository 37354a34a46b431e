import type { HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { element } from '../../element';
import { shapes, type IconName } from './shapes';

const Svg = element('svg', {
  base: {
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.5',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
});

export interface IconProps extends Omit<HTMLChakraProps<'svg'>, 'name' | 'children'> {
  name: IconName;
  /** Edge in pixels; 20 without one. */
  size?: number | string;
}

/** A line icon in the colour of the text around it. Decorative: what it means stands beside it, or on its button. */
export const Icon = ({ name, size = 20, ...rest }: IconProps) => (
  <Svg viewBox="0 0 20 20" width={`${size}px`} height={`${size}px`} aria-hidden="true" {...rest}>
    <path d={shapes[name]} />
  </Svg>
);
