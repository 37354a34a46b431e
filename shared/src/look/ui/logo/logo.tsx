import type { ComponentProps } from 'react';
import { config } from '../../../kernel/config';
import { Link, paths } from '../../../kernel/routing';
import { element } from '../../element';
import { Icon } from '../icon';
import { Span } from '../text';
import { logoRecipe } from './recipe';

const iconSizes = { sm: 22, md: 26, lg: 34 } as const;

const Base = element(Link, logoRecipe);

export interface LogoProps extends Omit<ComponentProps<typeof Base>, 'to' | 'size' | 'children'> {
  size?: keyof typeof iconSizes;
}

/** The brand: its icon and the product's name with the highlighted part; leads home. */
export function Logo({ size = 'md', ...rest }: LogoProps) {
  const { name, highlight } = config().product;
  const at = name.lastIndexOf(highlight);
  return (
    <Base to={paths.home} size={size} aria-label={`${name} home`} {...rest}>
      <Icon name="cpu" size={iconSizes[size]} color="accentText" />
      {at < 0 ? (
        <span>{name}</span>
      ) : (
        <span>
          <span>{name.slice(0, at)}</span>
          <Span color="accentText">{highlight}</Span>
          <span>{name.slice(at + highlight.length)}</span>
        </span>
      )}
    </Base>
  );
}
