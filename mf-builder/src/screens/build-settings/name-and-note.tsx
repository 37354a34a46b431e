import { savedBuilds, updateBuild, type SavedBuild } from '@rig4u/shared/builds';
import { Button, Column, Field, Fill, Hint, Input, Row, Section, Textarea } from '@rig4u/shared/ui';
import { useRef, useState, type FormEvent } from 'react';
import { tellSaved } from '../../state/refusals';
import { limitName, limitNote, validName } from '../../domain/build-name';
import { dropTexts, useUnsavedTexts } from '../../state/unsaved-texts';

/** Name and note of a build. What is written and not saved stays, whatever happens to the page. */
export function TextsForm({ build }: { build: SavedBuild }) {
  const [unsaved, keep] = useUnsavedTexts(build.id);
  const [tried, setTried] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const { name, note } = unsaved ?? { name: build.name, note: build.note ?? '' };
  const valid = validName(name);
  const long = note.length > limitNote;

  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!valid.ok) nameField.current?.focus();
    else if (long) noteField.current?.focus();
    else {
      const result = savedBuilds.update((list) => updateBuild(list, build.id, { name: valid.name, note }));
      tellSaved(result);
      if (result.ok) dropTexts(build.id);
    }
  };

  return (
    <Section card title="Name and note">
      <form noValidate onSubmit={save}>
        <Column>
          <Field
            label="Name"
            hint={`1 to ${limitName} characters`}
            error={tried && !valid.ok ? valid.message : undefined}
          >
            <Input
              ref={nameField}
              dir="auto"
              autoComplete="off"
              value={name}
              onChange={(event) => keep({ name: event.target.value, note })}
            />
          </Field>
          <Field
            label="Note"
            hint="For yourself, and for texts and files you export."
            error={
              long
                ? `A note has at most ${limitNote.toLocaleString('en-US')} characters; this one has ${note.length.toLocaleString('en-US')}.`
                : undefined
            }
          >
            <Textarea
              ref={noteField}
              rows={6}
              dir="auto"
              value={note}
              onChange={(event) => keep({ name, note: event.target.value })}
            />
          </Field>
          <Row>
            <Fill wraps asChild>
              <Hint>{unsaved && 'Not saved yet.'}</Hint>
            </Fill>
            {unsaved && (
              <Button
                variant="ghost"
                onClick={() => {
                  dropTexts(build.id);
                  setTried(false);
                  nameField.current?.focus();
                }}
              >
                Discard changes
              </Button>
            )}
            <Button type="submit">Save changes</Button>
          </Row>
        </Column>
      </form>
    </Section>
  );
}
