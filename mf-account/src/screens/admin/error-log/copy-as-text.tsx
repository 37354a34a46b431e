import { copyByHand } from '@rig4u/shared/format';
import { Button, Column, Hint, Icon, Textarea } from '@rig4u/shared/ui';
import { useLayoutEffect, useRef, useState } from 'react';

/** Copies a text. If the browser refuses, the text appears in a field, selected, for the visitor to copy. */
export function CopyAsText({ text }: { text: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (outcome !== 'refused') return;
    field.current?.focus();
    field.current?.select();
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return (
    <Column space="sm" alignItems="start">
      <Button variant="outline" onClick={() => void copy()}>
        <Icon name="copy" />
        Copy as text
      </Button>
      <Hint role="status">{outcome === 'copied' ? 'Copied.' : outcome === 'refused' && copyByHand('The text')}</Hint>
      {outcome === 'refused' && <Textarea ref={field} aria-label="The error as text" readOnly value={text} rows={8} />}
    </Column>
  );
}
