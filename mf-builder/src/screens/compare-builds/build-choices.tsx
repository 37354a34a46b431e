import type { SavedBuild } from '@rig4u/shared/builds';
import { useNavigate } from '@rig4u/shared/routing';
import { CardGrid, Field, Select } from '@rig4u/shared/ui';
import type { Pair } from '../../domain/comparison/compared-row';
import { writeSides, type Side } from '../../domain/comparison/sides-in-address';
import { namedBuild } from '../../state/named-build';

interface Props {
  sides: Pair<Side | undefined>;
  /** What the builds of links are called. */
  names: Pair<string>;
  builds: readonly SavedBuild[];
}

/** Which two builds are compared. A choice goes into the address; a build of a link that it takes the place of comes again with Back. */
export function BuildChoices({ sides, names, builds }: Props) {
  const navigate = useNavigate();
  const choose = (place: keyof Pair<Side>, id: string) => {
    const side = sides[place];
    const replace = side === undefined || 'id' in side;
    void navigate(writeSides({ ...sides, [place]: { id } }), { replace, preventScrollReset: true });
  };
  return (
    <CardGrid as="div" layout="pairs" data-no-print>
      {(['first', 'second'] as const).map((place) => (
        <Choice
          key={place}
          label={place === 'first' ? 'First build' : 'Second build'}
          side={sides[place]}
          linkedName={names[place]}
          builds={builds}
          onChoose={(id) => choose(place, id)}
        />
      ))}
    </CardGrid>
  );
}

interface ChoiceProps {
  label: string;
  side: Side | undefined;
  linkedName: string;
  builds: readonly SavedBuild[];
  onChoose: (id: string) => void;
}

function Choice({ label, side, linkedName, builds, onChoose }: ChoiceProps) {
  const saved = side && 'id' in side ? namedBuild(builds, side.id) : undefined;
  return (
    <Field label={label}>
      <Select value={saved?.id ?? ''} onChange={(event) => onChoose(event.target.value)}>
        {!saved && (
          <option value="" disabled>
            {side && 'code' in side ? linkedName : 'Choose a build'}
          </option>
        )}
        {builds.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
