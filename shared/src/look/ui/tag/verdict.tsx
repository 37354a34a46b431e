import type { ComponentProps } from 'react';
import { element } from '../../element';
import { Icon } from '../icon';
import { VisuallyHidden } from '../layout';
import { Span } from '../text';

const colours = { pass: 'accentText', warning: 'warn', fail: 'fail', unknown: 'unknown' } as const;
const words = { pass: 'Pass', warning: 'Warning', fail: 'Fail', unknown: 'Not checked' } as const;

const Base = element('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: '1.5',
    fontFamily: 'body',
    fontWeight: '500',
    fontSize: 'sm',
    lineHeight: '1.4',
  },
});

export type VerdictKind = keyof typeof colours;

export interface VerdictProps extends ComponentProps<typeof Base> {
  kind: VerdictKind;
  /** The verdict in a word for screen readers; needed where the text does not say it, given by itself where there is no text. */
  word?: string | undefined;
}

/** A verdict: icon, colour and text, never the colour alone. */
export const Verdict = ({ kind, children, word = children ? undefined : words[kind], ...rest }: VerdictProps) => (
  <Base color={colours[kind]} {...rest}>
    <Icon name={kind} size={16} mt="1px" />
    {word && <VisuallyHidden>{word}</VisuallyHidden>}
    {children && <Span minW="0">{children}</Span>}
  </Base>
);
