import { createContext, useContext } from 'react';

export interface FieldState {
  id: string;
  invalid: boolean;
  /** Ids of hint and error, as far as they are there. */
  describedBy: string | undefined;
}

export const FieldContext = createContext<FieldState | null>(null);

interface Wiring {
  id?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
  'aria-describedby'?: string | undefined;
}

/** A control's props with what its Field knows about it; what the control says itself stays. */
export function useWired<P extends Wiring>(props: P): P & Wiring {
  const field = useContext(FieldContext);
  if (!field) return props;
  const describedBy = [field.describedBy, props['aria-describedby']].filter(Boolean).join(' ') || undefined;
  return {
    ...props,
    id: props.id ?? field.id,
    'aria-invalid': props['aria-invalid'] ?? (field.invalid || undefined),
    'aria-describedby': describedBy,
  };
}
