import type { ReactNode } from 'react';
import { element } from '../../element';
import { Art, type ArtName } from '../art';
import { Icon, type IconName } from '../icon';
import { Words } from '../text/words';
import { factsRecipe } from './recipe';

/**
 * A list of names and their values. `layout` says how they lie: `tiles` (name above value), `rows` (name beside value),
 * `list` (name with an icon, ruled), `sum` (value at the end of the line), `line` (one after the other), `stats` (large),
 * `pictures` (each with a drawing).
 */
export const Facts = element('dl', factsRecipe);

export interface FactProps {
  name: ReactNode;
  /** The icon before the name, in a `list`. */
  icon?: IconName | undefined;
  /** The drawing beside it, in `pictures`. */
  art?: ArtName | undefined;
  /** Of tiles: takes the whole row. Of a sum: the last line, which all others add up to. */
  strong?: boolean | undefined;
  children: ReactNode;
}

/** One name and its value, within `Facts`. */
export const Fact = ({ name, icon, art, strong, children }: FactProps) => (
  <div data-strong={strong || undefined}>
    <dt>
      {icon || art ? (
        <>
          {icon && <Icon name={icon} />}
          {art && <Art name={art} compact />}
          <Words>{name}</Words>
        </>
      ) : (
        name
      )}
    </dt>
    <dd>{children}</dd>
  </div>
);
