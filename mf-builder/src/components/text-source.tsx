import { Column, Field, Input, Textarea } from '@rig4u/shared/ui';
import { useState, type ChangeEvent } from 'react';

interface Props {
  /** File name endings that the file chooser offers. */
  accept: string;
  /** What to paste. */
  label: string;
  hint: string;
  value: string;
  /** What is wrong with the text. */
  error: string | undefined;
  /** Bytes of the largest file that is read. */
  limit: number;
  onChange: (text: string) => void;
}

/** A text from a file or from the clipboard: a chosen file fills the field, where it can be seen before it is used. */
export function TextSource({ accept, label, hint, value, error, limit, onChange }: Props) {
  const [problem, setProblem] = useState<string>();

  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    if (file.size > limit) {
      setProblem(`This file is larger than ${limit.toLocaleString('en-US')} bytes. Choose a smaller one.`);
      return;
    }
    try {
      const text = await file.text();
      setProblem(undefined);
      onChange(text);
    } catch {
      setProblem('This file cannot be read. Choose it again, or paste its text.');
    }
    // The same file can be chosen again after it was corrected.
    target.value = '';
  };

  return (
    <Column>
      <Field label="File" error={problem}>
        <Input type="file" accept={accept} py="2" onChange={(event) => void read(event)} />
      </Field>
      <Field label={label} hint={hint} error={error}>
        {/* A report of a PC holds names and serial numbers. */}
        <Textarea
          data-unkept
          rows={6}
          dir="auto"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    </Column>
  );
}
