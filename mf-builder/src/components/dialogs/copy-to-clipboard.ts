import { copyByHand } from '@rig4u/shared/format';
import { useCallback, useState, type RefObject } from 'react';

export interface Copy {
  /** How the last copying ended, in words. */
  said: string;
  /** Copies what the field holds. Where the browser does not let the page do it, the text is selected for the visitor. */
  copy: (what: string, field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>) => Promise<void>;
  say: (words: string) => void;
}

/** Copying to the clipboard, with words on how it ended. */
export function useCopy(): Copy {
  const [said, say] = useState('');
  const copy = useCallback<Copy['copy']>(async (what, field) => {
    const text = field.current?.value ?? '';
    try {
      await navigator.clipboard.writeText(text);
      say(`${what} copied.`);
    } catch {
      field.current?.focus();
      field.current?.select();
      say(copyByHand(what));
    }
  }, []);
  return { said, copy, say };
}
