import type { Estimate } from '../../../domain/estimates';

interface Props {
  label: string;
  estimate: Estimate;
  /** The price-based score. */
  fromPrice: number;
}

/** One estimate: the range as words and as a bar, what it rests on, and the price-based score beside it. */
export const SpecEstimate = ({ label, estimate, fromPrice }: Props) => (
  <li>
    <b>{label}</b>
    {estimate.known ? (
      <>
        <strong>
          {estimate.low} to {estimate.high}
        </strong>
        <div className="track" aria-hidden="true">
          <i style={{ insetInlineStart: `${estimate.low}%`, width: `${estimate.high - estimate.low}%` }} />
        </div>
        <p>{estimate.basis}</p>
      </>
    ) : (
      <p>{estimate.reason}</p>
    )}
    <small>Price-based estimate: {fromPrice}</small>
  </li>
);
