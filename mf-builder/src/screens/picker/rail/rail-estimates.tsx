import { Hint } from '@rig4u/shared/ui';
import { GamingSentence } from '../../../components/gaming-sentence';
import { HowEstimated } from '../../../components/how-estimated/how-estimated';
import { aspectLabels, aspects, customBuild, estimatesOf, hundredIs } from '../../../domain/estimates';
import { useMeasuredChips } from '../../../state/measured-chips';
import { useBuild } from '../build-state';

/** What the build can be expected to do, as ranges on one scale, and on a press what they rest on. */
export function RailEstimates() {
  const { components, budget } = useBuild();
  const estimates = estimatesOf(components, { chips: useMeasuredChips(components) });
  return (
    <section>
      <h3>Estimate, 0–100</h3>
      <dl className="ranges">
        {aspects.map((aspect) => {
          const estimate = estimates[aspect];
          return (
            <div key={aspect}>
              <dt>{aspectLabels[aspect]}</dt>
              <span className="track" aria-hidden="true">
                {estimate.known && (
                  <i style={{ insetInlineStart: `${estimate.low}%`, width: `${estimate.high - estimate.low}%` }} />
                )}
              </span>
              <dd>{estimate.known ? `${estimate.low}–${estimate.high}` : 'not yet'}</dd>
            </div>
          );
        })}
      </dl>
      <GamingSentence gaming={estimates.gaming} />
      <Hint block>{`${hundredIs}.`}</Hint>
      <HowEstimated components={components} performance={customBuild(components, budget).performance} />
    </section>
  );
}
