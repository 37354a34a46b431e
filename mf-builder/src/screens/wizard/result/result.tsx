import { accessoryById } from '@rig4u/shared/accessories';
import { totalOf } from '@rig4u/shared/builds';
import { Alert, Button, Flex, Icon } from '@rig4u/shared/ui';
import { useCallback, useMemo } from 'react';
import type { PresetBuild } from '../../../domain/presets';
import { outsideText, recommend, describeUse } from '../../../domain/recommendation';
import type { Wizard } from '../wizard-state';
import { defaults } from '../wizard-state';
import { StepHead } from '../step-head';
import { Accessories } from './accessories';
import { BuildCard } from './build-card';
import { ComputedPlace } from './computed/computed-place';
import { useHandOff } from './ways-on';

interface Props extends Wizard {
  builds: readonly PresetBuild[];
  arrived: boolean;
}

/** Step 3: the build, what goes with it, and the ways on. */
export function Result({ state, change, go, builds, arrived }: Props) {
  const { useCase, budget, theme, build: taken, accessories: ticked, refinement } = state;
  const { customize, purchase } = useHandOff();
  const recommended = useMemo(() => recommend(builds, useCase, budget), [builds, useCase, budget]);
  const own = builds.find(({ id }) => id === taken);
  const build = own ?? recommended?.build;
  const selected = useMemo(() => ticked.map(accessoryById).filter((item) => item !== undefined), [ticked]);

  const toggle = useCallback(
    (id: string) =>
      change(({ accessories }) => ({
        accessories: accessories.includes(id) ? accessories.filter((other) => other !== id) : [...accessories, id],
      })),
    [change],
  );
  const restyle = useCallback((next: typeof theme) => change({ theme: next }), [change]);
  if (!build) return null;

  return (
    <>
      <StepHead title="Your Optimal PC Build" arrived={arrived}>
        {describeUse(useCase)}
      </StepHead>
      <Flex direction="column" gap={{ base: '3', md: '4' }} mt={{ base: '2', md: '8' }}>
        {own ? (
          <Alert kind="info">
            <span>You chose this build from the list.</span>{' '}
            <Button variant="link" onClick={() => go({ build: '' })}>
              Show the recommended build
            </Button>
          </Alert>
        ) : (
          recommended && recommended.found !== 'window' && <Alert kind="info">{outsideText(budget, build.price)}</Alert>
        )}
        <ComputedPlace
          question={{ useCase, budget, refinement }}
          preset={build}
          onTake={(taken) => customize(taken, budget, useCase)}
          onChange={change}
        >
          <BuildCard
            key={build.id}
            build={build}
            origin={own ? 'The build you chose' : 'Recommended build'}
            asked={useCase}
            budget={budget}
            resolution={refinement.resolution}
            onCustomize={() => customize(build, budget, useCase)}
            onPurchase={() => purchase(build, selected)}
          />
        </ComputedPlace>
        <Accessories
          useCase={useCase}
          theme={theme}
          price={totalOf(build.parts) / 100}
          selected={selected}
          onTheme={restyle}
          onToggle={toggle}
        />
      </Flex>
      <Flex justify="center" gap="3" wrap="wrap" mt="6">
        <Button variant="outline" onClick={() => go({ step: 'all', listUse: useCase })}>
          <Icon name="list" size="16" />
          See all builds
        </Button>
        <Button variant="ghost" onClick={() => go(defaults)}>
          <Icon name="undo" size="16" />
          Start over
        </Button>
      </Flex>
    </>
  );
}
