import { paths } from '@rig4u/shared/routing';
import { Button, ButtonLink, CardGrid, ChoiceTile, Icon, Row, type IconName } from '@rig4u/shared/ui';
import { useState } from 'react';
import { describeUse, labelOfUse, useCases, type UseCase } from '../../domain/recommendation';
import { StepHead } from './step-head';

const icons: Readonly<Record<UseCase, IconName>> = {
  gaming: 'bolt',
  streaming: 'share',
  'content-creation': 'palette',
  'office-work': 'chart',
  programming: 'wrench',
  'general-use': 'home',
};

interface Props {
  useCase: UseCase;
  arrived: boolean;
  onChange: (useCase: UseCase) => void;
  onNext: (useCase: UseCase) => void;
}

/** Step 1: six tiles, one of them chosen. */
export function UseStep({ useCase, arrived, onChange, onNext }: Props) {
  // The address follows a moment later; a tile must not wait for it.
  const [chosen, setChosen] = useState(useCase);
  const choose = (next: UseCase) => {
    setChosen(next);
    onChange(next);
  };
  return (
    <>
      <StepHead title="What will you use your PC for?" arrived={arrived}>
        Pick what you will do most. You can change every part later.
      </StepHead>
      <CardGrid as="fieldset" layout="choices" border="0" p="0" mt="10" aria-label="What will you use your PC for?">
        {useCases.map((option) => (
          <ChoiceTile
            key={option}
            name="use"
            value={option}
            icon={icons[option]}
            title={labelOfUse(option)}
            hint={describeUse(option)}
            checked={option === chosen}
            onChange={() => choose(option)}
          />
        ))}
      </CardGrid>
      <Row apart mt="8">
        <ButtonLink to={paths.home} variant="outline" size="lg">
          <Icon name="left" />
          Back
        </ButtonLink>
        <Button size="lg" onClick={() => onNext(chosen)}>
          Next
          <Icon name="right" />
        </Button>
      </Row>
    </>
  );
}
