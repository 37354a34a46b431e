import { partLines, partTypeInfo, type BuildComponents } from '@rig4u/shared/builds';
import { wholeDollars } from '@rig4u/shared/format';
import { Amount, Fact, Facts, Span } from '@rig4u/shared/ui';
import { namesText, priceText } from '../../domain/choices/line-text';
import { shortChange, type PriceChanges } from '../../domain/prices';
import { changeColour } from './change-button';

/** Every part of a saved build with its price, and what changed of it. */
export function CardLines({ components, changes }: { components: BuildComponents; changes: PriceChanges | undefined }) {
  return (
    <Facts layout="rows" px="5" py="4" flex="1" alignContent="start" textStyle="small">
      {partLines(components).map((line, index) => {
        const cents = changes?.lines[index]?.cents;
        return (
          <Fact key={`${line.type} ${line.part.id} ${index}`} name={partTypeInfo(line.type).label}>
            <Span long="clamp" dir="auto">
              {namesText([line])}
            </Span>
            <Amount tone="quiet" textAlign="end">
              <span>{priceText([line], wholeDollars)}</span>
              {cents !== undefined && cents !== 0 && (
                <Span block color={changeColour(cents)}>
                  {shortChange(cents)}
                </Span>
              )}
            </Amount>
          </Fact>
        );
      })}
    </Facts>
  );
}
