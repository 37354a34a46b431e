import { wholeDollars } from '@rig4u/shared/format';
import type { Loaded } from '@rig4u/shared/lazy';
import { Column, Disclosure, Fact, Facts, Hint, Skeleton, Strip } from '@rig4u/shared/ui';
import { useMemo } from 'react';
import { BuildsNotLoaded } from '../../components/builds-not-loaded';
import type { PresetBuild } from '../../domain/presets';
import { aroundBudget, type AroundBudget, scaleMarks, scaleText, type UseCase } from '../../domain/recommendation';

interface Props {
  useCase: UseCase;
  /** US dollars. */
  budget: number;
  builds: Loaded<readonly PresetBuild[]>;
  /** Takes the budget that brings the build that was pressed, in US dollars. */
  onChoose: (budget: number) => void;
}

/** What the budget brings, what a little less and a little more would, and every mark of the scale in words. */
export function BudgetBrings({ builds, ...rest }: Props) {
  if (builds.status === 'failed') return <BuildsNotLoaded onRetry={builds.retry} />;
  if (builds.status === 'loading')
    return (
      <Column space="md" aria-busy="true">
        <Skeleton shape="line" />
        <Strip aria-hidden="true">
          {['less', 'match', 'more'].map((cell) => (
            <li key={cell}>
              <Skeleton shape="cell" />
            </li>
          ))}
        </Strip>
        <Skeleton shape="line" />
      </Column>
    );
  return <Brings builds={builds.value} {...rest} />;
}

function Brings({ useCase, budget, builds, onChoose }: Omit<Props, 'builds'> & { builds: readonly PresetBuild[] }) {
  const around = useMemo(() => aroundBudget(builds, useCase, budget), [builds, useCase, budget]);
  const marked = useMemo(
    () => scaleMarks(builds, useCase, budget).flatMap(({ id }) => builds.filter((build) => build.id === id)),
    [builds, useCase, budget],
  );
  if (!around) return null;
  const { less, match, more, found } = around;
  return (
    <Column space="md">
      <Hint>{scaleText(builds, useCase, budget)}</Hint>
      <Strip role="list" aria-label="What the budget brings">
        <Neighbour
          step={less}
          place="For less"
          none="No budget on the slider leads to a cheaper build."
          onChoose={onChoose}
        />
        <li data-on="">
          <p>
            <small>{found === 'window' ? 'Your match' : 'The closest'}</small>
            <Words build={match} />
          </p>
        </li>
        <Neighbour
          step={more}
          place="For more"
          none="No budget on the slider leads to a more expensive build."
          onChoose={onChoose}
        />
      </Strip>
      <Disclosure label="All builds on the scale" openLabel="Hide the builds">
        <Facts>
          {marked.map(({ id, name, price }) => (
            <Fact key={id} name={name}>
              {wholeDollars(price)}
            </Fact>
          ))}
        </Facts>
      </Disclosure>
    </Column>
  );
}

interface NeighbourProps {
  step: AroundBudget<PresetBuild>['less'];
  place: string;
  /** What is said where there is none. */
  none: string;
  onChoose: (budget: number) => void;
}

/** A build beside the match; a press sets the slider to the budget that brings it. */
const Neighbour = ({ step, place, none, onChoose }: NeighbourProps) => (
  <li>
    {step ? (
      <button type="button" onClick={() => onChoose(step.budget)}>
        <small>{place}</small>
        <Words build={step.build} />
      </button>
    ) : (
      <p>
        <small>{place}</small>
        <small>{none}</small>
      </p>
    )}
  </li>
);

const Words = ({ build: { name, price, components, parts } }: { build: PresetBuild }) => (
  <>
    <b>{wholeDollars(price)}</b>
    <span>{name}</span>
    <small>{parts.gpu ? `${components.cpu}, ${components.gpu}` : components.cpu}</small>
  </>
);
