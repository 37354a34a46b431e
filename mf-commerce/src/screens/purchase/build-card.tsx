import {
  hasNoPrice,
  lineCents,
  partLines,
  partName,
  partTypeInfo,
  soldLine,
  soldText,
  sumOf,
  totalText,
  type PartLine,
} from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { EditedImage } from '@rig4u/shared/images';
import { Alert, Amount, Card, Column, Fact, Facts, Fill, Frame, Heading, Hint, Row, Text } from '@rig4u/shared/ui';
import type { Purchase } from '../../domain/purchase';
import { FoldedParts } from './folded-parts';

/** The build, part by part, with prices to the cent, what is sold no more, and their sum. */
export function BuildCard({ purchase: { id, name, components } }: { purchase: Purchase }) {
  const lines = partLines(components);
  const sold = soldLine(components);
  return (
    <Card as="section" aria-labelledby="selected-build" pad="md">
      <Column space="xl">
        <Row space="lg" oneLine>
          <Frame size="sm">
            <EditedImage id={id} category="pc-build" alt="" />
          </Frame>
          <Fill>
            <Heading as="h2" id="selected-build">
              Your Selected Build
            </Heading>
            <Text dir="auto" tone="quiet" long="break">
              {name}
            </Text>
          </Fill>
        </Row>
        {lines.length === 0 ? (
          <Text tone="quiet">No part is chosen in this build yet.</Text>
        ) : (
          <FoldedParts count={lines.length}>
            <Facts layout="rows">
              {lines.map((line, index) => (
                <Fact key={`${line.type} ${index}`} name={partTypeInfo(line.type).label}>
                  <Fill>
                    <span dir="auto">{`${line.quantity > 1 ? `${line.quantity} × ` : ''}${partName(line.part)}`}</span>
                    {soldText(line.part) && <Hint block>{soldText(line.part)}</Hint>}
                  </Fill>
                  <Amount>{priceOf(line)}</Amount>
                </Fact>
              ))}
            </Facts>
            <Facts layout="sum">
              <Fact name="Sum of all parts">{totalText(sumOf(components))}</Fact>
            </Facts>
          </FoldedParts>
        )}
        {sold && <Alert kind="warning">{sold}</Alert>}
      </Column>
    </Card>
  );
}

function priceOf(line: PartLine): string {
  if (line.part.owned) return 'owned';
  return hasNoPrice(line.part) ? 'no price known' : exactDollars(lineCents(line) / 100);
}
