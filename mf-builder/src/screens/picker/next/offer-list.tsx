import { partTypeInfo, type PartType } from '@rig4u/shared/builds';
import { Amount } from '@rig4u/shared/ui';

/** A part that an offer brings: what it is called, and what it costs in words. */
export interface OfferLine {
  type: PartType;
  name: string;
  price: string;
}

/** What an offer would put into the build, part by part. */
export const OfferList = ({ lines }: { lines: readonly OfferLine[] }) => (
  <dl className="offer">
    {lines.map(({ type, name, price }) => (
      <div key={type}>
        <dt>{partTypeInfo(type).label}</dt>
        <dd>{name}</dd>
        <dd>
          <Amount>{price}</Amount>
        </dd>
      </div>
    ))}
  </dl>
);
