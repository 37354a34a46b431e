import { partName, partTypeInfo, type BuildComponents } from '@rig4u/shared/builds';
import { Box, Button, Text, VisuallyHidden } from '@rig4u/shared/ui';
import type { Finding } from '../../domain/compatibility/types';
import { namesText } from '../../domain/choices/line-text';
import { isAddition, type Way } from '../../domain/fitting/way';
import type { RankedWay } from '../../domain/fitting/ranked-ways';
import type { Kind } from '../../domain/fitting/ways-out';
import { addText } from './add-text';
import { wayPriceText } from './way-price-text';
import { searching } from './searching';
import { WayFindings } from './way-findings';
import { useWaysOut } from './ways-out';

interface Props {
  finding: Finding;
  components: BuildComponents;
  onTake: (way: Way) => void;
}

/** Up to three ways out of a finding. One is taken only when pressed. */
export function WaysOffer({ finding, components, onTake }: Props) {
  const search = useWaysOut(finding, components);
  if (search.status === 'loading') return <Hint>{searching}</Hint>;
  if (search.status === 'failed') {
    return (
      <Box mt="2">
        <Hint>The catalogue could not be searched for a way out.</Hint>
        <Button size="sm" variant="outline" mt="2" onClick={search.retry}>
          Try Again
        </Button>
      </Box>
    );
  }
  if (search.value.length === 0) return <Hint>No single change in the catalogue clears this.</Hint>;
  return search.value.map((out) => <Offer key={out.kind} out={out} onTake={onTake} />);
}

interface OfferProps {
  out: RankedWay;
  onTake: (way: Way) => void;
}

function Offer({ out: { kind, way, findings }, onTake }: OfferProps) {
  const difference = wayPriceText(way);
  const what = isAddition(way)
    ? `add ${namesText(way.added)} (${partTypeInfo(way.type).label})`
    : `${partName(way.to)} in place of ${partName(way.from)}`;
  return (
    <Box mt="2" data-no-print>
      <Text textStyle="small" mb="2" overflowWrap="anywhere">{`${titleOf(kind)}: ${what}, ${difference}.`}</Text>
      <WayFindings findings={findings} />
      <Button size="sm" variant="outline" mt={findings.length > 0 ? '2' : undefined} onClick={() => onTake(way)}>
        {wordsOf(way, difference)}
      </Button>
    </Box>
  );
}

/** What a button says: the sentence above it names the parts, so only who does not see it hears their names again. */
function wordsOf(way: Way, difference: string) {
  const { seen, rest } = isAddition(way) ? addText(way) : { seen: 'Swap', rest: ` to ${partName(way.to)}` };
  if (rest === '') return `${seen}, ${difference}`;
  return (
    <>
      <span>{seen}</span>
      <VisuallyHidden>{`${rest}, ${difference}`}</VisuallyHidden>
    </>
  );
}

const titleOf = (kind: Kind): string => {
  if (kind === 'cheapest') return 'Cheapest way out';
  return kind === 'all-kept' ? 'Keep every part' : `Keep the ${partTypeInfo(kind).label}`;
};

const Hint = ({ children }: { children: string }) => (
  <Text textStyle="small" color="text2" mt="2">
    {children}
  </Text>
);
