import { wholeDollars } from '@rig4u/shared/format';
import type { Loaded } from '@rig4u/shared/lazy';
import { paths } from '@rig4u/shared/routing';
import { CardGrid, ChoiceTile, Hint, TextLink, type ArtName } from '@rig4u/shared/ui';
import { useMemo, useState } from 'react';
import type { PresetBuild } from '../../domain/presets';
import { describeUse, labelOfUse, useCases, type UseCase } from '../../domain/recommendation';
import { consequenceOf } from './consequence';
import { StepHead } from './step-head';
import { StepWays } from './step-ways';

const drawings: Readonly<Record<UseCase, ArtName>> = {
  gaming: 'gpu',
  streaming: 'webcam',
  'content-creation': 'monitor',
  'office-work': 'keyboard',
  programming: 'cpu',
  'general-use': 'case',
};

interface Props {
  useCase: UseCase;
  /** US dollars: what the consequence in each tile is worked out for. */
  budget: number;
  builds: Loaded<readonly PresetBuild[]>;
  arrived: boolean;
  onChange: (useCase: UseCase) => void;
  onNext: (useCase: UseCase) => void;
}

/** Step 1: six tiles, one of them chosen. Each says what its choice changes. */
export function UseStep({ useCase, budget, builds, arrived, onChange, onNext }: Props) {
  // The address follows a moment later; a tile must not wait for it.
  const [chosen, setChosen] = useState(useCase);
  const notes = useMemo(() => consequences(builds, budget), [builds, budget]);
  const choose = (next: UseCase) => {
    setChosen(next);
    onChange(next);
  };
  return (
    <>
      <StepHead title="What will you use your PC for?" arrived={arrived}>
        Pick what you will do most. You can change every part later.
      </StepHead>
      <CardGrid as="fieldset" layout="choices" mt="8" aria-label="What will you use your PC for?">
        {useCases.map((option) => (
          <ChoiceTile
            key={option}
            name="use"
            value={option}
            art={drawings[option]}
            title={labelOfUse(option)}
            hint={describeUse(option)}
            note={notes.get(option) ?? ''}
            checked={option === chosen}
            onChange={() => choose(option)}
          />
        ))}
      </CardGrid>
      <Hint mt="4">{`The line under each use says what it puts first, in the ready builds for ${wholeDollars(budget)}.`}</Hint>
      <Hint mt="2">
        Already have a PC? <TextLink to={`${paths.optimalBuild}?mode=upgrade`}>See what to change first</TextLink>
      </Hint>
      <StepWays back={paths.home} onNext={() => onNext(chosen)} />
    </>
  );
}

/** What each use changes; nothing while the builds are not there: a tile is whole without it. */
function consequences(builds: Loaded<readonly PresetBuild[]>, budget: number): ReadonlyMap<UseCase, string> {
  if (builds.status !== 'ready') return new Map();
  return new Map(useCases.map((use) => [use, consequenceOf(use, builds.value, budget)]));
}
