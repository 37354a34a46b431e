import type { SavedBuild } from '@rig4u/shared/builds';
import { useNavigate } from '@rig4u/shared/routing';
import { CardGrid, Field, Select } from '@rig4u/shared/ui';
import type { Pair } from '../../domain/comparison/compared-row';
import { writeSides, type Side } from '../../domain/comparison/sides-in-address';
import type { SideState } from './use-compared-build';

interface Props {
  sides: Pair<Side | undefined>;
  states: Pair<SideState>;
  builds: readonly SavedBuild[];
}

/** Which two builds are compared. A choice goes into the address. */
export function BuildChoices({ sides, states, builds }: Props) {
  const navigate = useNavigate();
  const choose = (place: keyof Pair<Side>) => (id: string) =>
    void navigate(writeSides({ ...sides, [place]: { id } }), { replace: true, preventScrollReset: true });
  return (
    <CardGrid as="div" layout="pairs" data-no-print>
      <Choice label="First build" side={sides.first} state={states.first} builds={builds} onChoose={choose('first')} />
      <Choice
        label="Second build"
        side={sides.second}
        state={states.second}
        builds={builds}
        onChoose={choose('second')}
      />
    </CardGrid>
  );
}

interface ChoiceProps {
  label: string;
  side: Side | undefined;
  state: SideState;
  builds: readonly SavedBuild[];
  onChoose: (id: string) => void;
}

function Choice({ label, side, state, builds, onChoose }: ChoiceProps) {
  const isLinked = side !== undefined && 'code' in side;
  const chosen = state.status === 'ready' && side && 'id' in side ? side.id : '';
  return (
    <Field label={label}>
      <Select value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {chosen === '' && (
          <option value="" disabled>
            {state.status === 'ready' ? state.name : isLinked ? 'Linked build' : 'Choose a build'}
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
