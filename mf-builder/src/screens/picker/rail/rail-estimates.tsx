import { aspectLabels, aspects, estimatesOf } from '../../../domain/estimates';
import { useBuild } from '../build-state';

/** What the build can be expected to do, as ranges on one scale. What they rest on is in the report. */
export function RailEstimates() {
  const estimates = estimatesOf(useBuild().components);
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
    </section>
  );
}
