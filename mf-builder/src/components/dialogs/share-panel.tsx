import { partLines } from '@rig4u/shared/builds';
import { paths } from '@rig4u/shared/routing';
import {
  Alert,
  Bullets,
  Button,
  Column,
  Field,
  Heading,
  Hint,
  Icon,
  Input,
  Row,
  Select,
  Text,
  Textarea,
} from '@rig4u/shared/ui';
import { useMemo, useRef, useState } from 'react';
import { verdictSummary } from '../../domain/compatibility/verdict-summary';
import { encodeBuild } from '../../domain/link/write-link';
import { fileName, formatOf, formats } from '../../domain/exports/formats';
import type { Shareable } from '../../domain/exports/lines-in-words';
import { checkOf } from '../../state/build-check';
import { saveFile } from './download';
import { useCopy } from './copy-to-clipboard';

/** The link of a build and its texts, to copy, to download and to hand to other programs. */
export function SharePanel({ build: given }: { build: Omit<Shareable, 'today'> }) {
  const { components } = given;
  const [opened] = useState(() => new Date());
  const verdict = useMemo(() => verdictSummary(components, checkOf(components), opened), [components, opened]);
  const build = { ...given, verdict, today: opened };
  const encoded = encodeBuild(build.components);
  const [chosen, setChosen] = useState<(typeof formats)[number]['id']>(encoded.ok ? 'markdown' : 'json');
  const linkField = useRef<HTMLInputElement>(null);
  const textField = useRef<HTMLTextAreaElement>(null);
  const { said, copy, say } = useCopy();
  const format = formatOf(chosen);
  const text = format.write(build);

  if (partLines(build.components).length === 0)
    return <Text>Nothing is chosen yet. Choose a part, then share the build.</Text>;

  const url = encoded.ok ? new URL(`${paths.picker}${encoded.hash}`, window.location.origin).href : undefined;
  const handOver = async () => {
    try {
      await navigator.share({ title: build.name, ...(url ? { url } : { text }) });
    } catch (error) {
      const closed = error instanceof DOMException && error.name === 'AbortError';
      if (!closed) say('The share menu could not be opened. Copy the link instead.');
    }
  };

  return (
    <Column space="xl">
      {encoded.ok && url ? (
        <Column space="md">
          <Field
            label="Link"
            hint="Opens the build for reading, with the catalogue's prices. It does not carry the name, the note or which parts are owned."
          >
            <Input ref={linkField} readOnly value={url} onFocus={(event) => event.target.select()} />
          </Field>
          <Row>
            <Button onClick={() => void copy('Link', linkField)}>
              <Icon name="link" size="16" />
              Copy link
            </Button>
            {'share' in navigator && (
              <Button variant="outline" onClick={() => void handOver()}>
                <Icon name="share" size="16" />
                Share with…
              </Button>
            )}
          </Row>
        </Column>
      ) : (
        !encoded.ok && <Outside names={encoded.outside} />
      )}
      <Column space="md">
        <Heading as="h3" size="h3">
          As text
        </Heading>
        <Field label="Format">
          <Select
            value={chosen}
            onChange={(event) => setChosen(formats.find(({ id }) => id === event.target.value)?.id ?? chosen)}
          >
            {formats.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={`The build as ${format.label}`}>
          <Textarea ref={textField} readOnly rows={8} dir="auto" textStyle="code" value={text} />
        </Field>
        <Row>
          <Button variant="outline" onClick={() => void copy(format.label, textField)}>
            <Icon name="copy" size="16" />
            Copy text
          </Button>
          <Button variant="outline" onClick={() => saveFile(fileName(build, format.extension), format.mime, text)}>
            <Icon name="download" size="16" />
            Download
          </Button>
        </Row>
        <Hint role="status" minH="5">
          {said}
        </Hint>
      </Column>
    </Column>
  );
}

const Outside = ({ names }: { names: readonly string[] }) => (
  <Alert kind="info">
    <Text>
      No link can carry this build: these parts are outside the catalogue, or too much is entered of them. Share it as
      JSON instead: that carries everything, and can be imported again.
    </Text>
    <Bullets mt="2">
      {names.slice(0, 5).map((name, index) => (
        <li key={`${name} ${index}`}>
          <Text dir="auto" long="clamp">
            {name}
          </Text>
        </li>
      ))}
      {names.length > 5 && <li>{`and ${names.length - 5} more`}</li>}
    </Bullets>
  </Alert>
);
