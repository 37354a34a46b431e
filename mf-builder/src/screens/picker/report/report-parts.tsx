import { chosenOf, partTypes, type BuildComponents } from '@rig4u/shared/builds';
import { Fact, Facts, Span } from '@rig4u/shared/ui';
import { EnteredNote } from '../../../components/entered-note';
import { namesText, priceText } from '../../../domain/choices/line-text';

/** The required parts and whatever else is chosen, each with its name and price. */
export function ReportParts({ components }: { components: BuildComponents }) {
  const lines = partTypes
    .map((info) => ({ ...info, chosen: chosenOf(components, info.type) }))
    .filter(({ required, chosen }) => required || chosen.length > 0);
  return (
    <Facts layout="rows" halves ruled textStyle="small">
      {lines.map(({ type, label, chosen }) => (
        <Fact key={type} name={label}>
          {chosen.length === 0 ? (
            <Span tone="quiet">Not Selected</Span>
          ) : (
            <>
              <span>
                <span>{namesText(chosen)}</span>
                <EnteredNote chosen={chosen} />
              </span>
              <span>{priceText(chosen)}</span>
            </>
          )}
        </Fact>
      ))}
    </Facts>
  );
}
