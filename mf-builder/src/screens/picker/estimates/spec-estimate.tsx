import type { Estimate } from '../../../domain/estimates';

interface Props {
  label: string;
  estimate: Estimate;
}

/** One estimate: the range as words and as a bar, or why there is none. */
export const SpecEstimate = ({ label, estimate }: Props) => (
  <li>
    <b>{label}</b>
    {estimate.known ? (
      <>
        <strong>{`${estimate.low} to ${estimate.high}`}</strong>
        <div className="track" aria-hidden="true">
          <i style={{ insetInlineStart: `${estimate.low}%`, width: `${estimate.high - estimate.low}%` }} />
        </div>
      </>
    ) : (
      <p>{estimate.reason}</p>
    )}
  </li>
);
