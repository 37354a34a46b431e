import type { ComponentProps, ReactNode } from 'react';
import { element } from '../../element';
import { Words } from '../text/words';

const Label = element('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: { base: 'touch', md: '36px' },
    fontFamily: 'body',
    fontSize: 'sm',
    lineHeight: '1.35',
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: 'touch' },
  },
});
const Box = element('input', {
  base: { flex: 'none', boxSize: '18px', accentColor: 'var(--accent)', cursor: 'pointer' },
});

export interface CheckboxProps extends Omit<ComponentProps<typeof Label>, 'onChange'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** A box to tick, with its words beside it. */
export const Checkbox = ({ checked, onChange, children, ...rest }: CheckboxProps) => (
  <Label {...rest}>
    <Box type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    <Words>{children}</Words>
  </Label>
);
