import { copyByHand } from '@rig4u/shared/format';
import { Box, Button, Icon, Text, Textarea } from '@rig4u/shared/ui';
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
    <Box>
      <Button variant="outline" onClick={() => void copy()}>
        <Icon name="copy" />
        Copy as text
      </Button>
      <Text role="status" textStyle="small" color="text2" mt="2">
        {outcome === 'copied' && 'Copied.'}
        {outcome === 'refused' && copyByHand('The text')}
      </Text>
      {outcome === 'refused' && (
        <Textarea ref={field} aria-label="The error as text" readOnly value={text} rows={8} mt="2" />
      )}
    </Box>
  );
}
