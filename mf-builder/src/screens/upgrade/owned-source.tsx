import { partLines, type SavedBuild } from '@rig4u/shared/builds';
import { useLocation, useNavigate } from '@rig4u/shared/routing';
import { useStored } from '@rig4u/shared/storage';
import { Button, Column, Disclosure, Field, Input, Row, Select } from '@rig4u/shared/ui';
import { useState } from 'react';
import { provenCode } from '../../domain/link/code-in-text';
import { decodeBuild } from '../../domain/link/read-link';
import { writeUpgrade } from '../../domain/what-next/upgrade-address';
import { fromPicker } from '../../domain/what-next/upgrade-link';
import { namedBuild } from '../../state/named-build';
import { upgradeAsked } from '../../state/upgrade-asked';
import { draft } from '../../state/working-build';

interface Props {
  builds: readonly SavedBuild[];
  /** Whether the parts are those of a link. */
  linked: boolean;
}

const linkOption = 'link';

/** Where the parts are taken from: chosen here, the build in the picker, a saved one or the one of a link. */
export function OwnedSource({ builds, linked }: Props) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = upgradeAsked(search);
  const isPicked = partLines(useStored(draft).value.components).length > 0;
  const chosen = asked.from === fromPicker ? fromPicker : (namedBuild(builds, asked.from)?.id ?? '');
  const go = (from: string, hash = '') =>
    void navigate({ search: writeUpgrade({ ...asked, from }), hash }, { preventScrollReset: true });
  return (
    <Column space="sm">
      <Field label="Take the parts from">
        <Select
          value={linked ? linkOption : chosen}
          onChange={({ target }) => target.value !== linkOption && go(target.value)}
        >
          <option value="">What I choose here</option>
          {(isPicked || asked.from === fromPicker) && <option value={fromPicker}>The build in the picker</option>}
          {linked && <option value={linkOption}>The build of the link</option>}
          {builds.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Disclosure label="Take them from a link">
        <LinkField onLink={(hash) => go('', hash)} />
      </Disclosure>
    </Column>
  );
}

function LinkField({ onLink }: { onLink: (hash: string) => void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const take = () => {
    const decoded = decodeBuild(text);
    setError(decoded.ok ? undefined : decoded.message);
    if (decoded.ok) onLink(`#b=${provenCode(text)}`);
  };
  return (
    <Column space="sm">
      <Field label="Link of a build" error={error}>
        <Input value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <Row>
        <Button size="sm" variant="outline" onClick={take}>
          Take these parts
        </Button>
      </Row>
    </Column>
  );
}
