import { CommandLine } from '@rig4u/shared/charts';
import { toast } from '@rig4u/shared/toasts';
import { Button, Span } from '@rig4u/shared/ui';
import { copyByHand } from '@rig4u/shared/format';
import { useRef } from 'react';
import type { Command } from '../../../domain/releases/commands';

/** A command to copy: the page itself holds no right to deploy. Where the browser refuses, the command is selected. */
export function CopyCommand({ does, text }: Command) {
  const code = useRef<HTMLElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Command copied', description: text });
    } catch {
      if (code.current) getSelection()?.selectAllChildren(code.current);
      toast({ title: 'The command is selected', description: copyByHand('The command'), kind: 'destructive' });
    }
  };
  return (
    <CommandLine>
      <small>{does}</small>
      <Span asChild tabIndex={0} aria-label={`${does}: ${text}`} role="group">
        <code ref={code}>{text}</code>
      </Span>
      <Button variant="link" size="sm" aria-label={`Copy: ${text}`} onClick={() => void copy()}>
        Copy
      </Button>
    </CommandLine>
  );
}
