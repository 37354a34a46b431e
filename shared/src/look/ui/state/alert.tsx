import type { ComponentProps } from 'react';
import { element } from '../../element';
import { Icon } from '../icon';
import { alertRecipe } from './recipe';

const Base = element('div', alertRecipe);

export interface AlertProps extends Omit<ComponentProps<typeof Base>, 'kind'> {
  kind?: 'fail' | 'warning' | 'pass' | 'info' | undefined;
}

/** A message in a box. A failure interrupts a screen reader, everything else waits for its turn. */
export const Alert = ({ kind = 'fail', children, ...rest }: AlertProps) => (
  <Base kind={kind} role={kind === 'fail' ? 'alert' : 'status'} {...rest}>
    <Icon name={kind} />
    <div>{children}</div>
  </Base>
);
