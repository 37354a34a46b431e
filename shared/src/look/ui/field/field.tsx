import { useId, useMemo, type ComponentProps, type ReactNode } from 'react';
import { element } from '../../element';
import { Grid } from '../layout';
import { Verdict } from '../tag';
import { Hint } from '../text';
import { FieldContext } from './context';

const Label = element('label', { base: { textStyle: 'ui', color: 'text', justifySelf: 'start' } });

export interface FieldProps extends Omit<ComponentProps<typeof Grid>, 'children'> {
  label: ReactNode;
  /** What is wrong with the value and how to mend it. */
  error?: string | undefined;
  hint?: ReactNode;
  /** One Input, Textarea or other control that reads the field's wiring. */
  children: ReactNode;
}

/** A label over its control, with a hint and an error that belong to it for screen readers too. */
export function Field({ label, error, hint, children, ...rest }: FieldProps) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = [hint ? hintId : undefined, error ? errorId : undefined].filter(Boolean).join(' ') || undefined;
  const state = useMemo(() => ({ id, invalid: Boolean(error), describedBy }), [id, error, describedBy]);
  return (
    <Grid gap="1.5" {...rest}>
      <Label htmlFor={id}>{label}</Label>
      <FieldContext value={state}>{children}</FieldContext>
      {hint && (
        <Hint id={hintId} tone="faint">
          {hint}
        </Hint>
      )}
      <div aria-live="polite">
        {error && (
          <Verdict kind="fail" id={errorId}>
            {error}
          </Verdict>
        )}
      </div>
    </Grid>
  );
}
