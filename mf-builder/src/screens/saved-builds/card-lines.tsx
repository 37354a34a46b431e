import { partLines, partTypeInfo, type BuildComponents } from '@rig4u/shared/builds';
import { wholeDollars } from '@rig4u/shared/format';
import { Amount, Fact, Facts, Span } from '@rig4u/shared/ui';
import { namesText, priceText } from '../../domain/choices/line-text';

/** Every part of a saved build with its price. */
export const CardLines = ({ components }: { components: BuildComponents }) => (
  <Facts layout="rows" px="5" py="4" flex="1" alignContent="start" textStyle="small">
    {partLines(components).map((line, index) => (
      <Fact key={`${line.type} ${line.part.id} ${index}`} name={partTypeInfo(line.type).label}>
        <Span long="clamp" dir="auto">
          {namesText([line])}
        </Span>
        <Amount tone="quiet" textAlign="end">
          {priceText([line], wholeDollars)}
        </Amount>
      </Fact>
    ))}
  </Facts>
);
