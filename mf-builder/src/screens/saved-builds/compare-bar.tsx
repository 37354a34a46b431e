import type { SavedBuild } from '@rig4u/shared/builds';
import { Button, ButtonLink, Fill, LiveRegion, Row, StickyBar } from '@rig4u/shared/ui';
import { comparisonAddress } from '../../components/comparison-address';
import { tickOneMore } from '../../components/tick-one-more';

/** Which builds are ticked, and from two on the way to their comparison; nothing while none is. */
export function CompareBar({ ticked, onClear }: { ticked: readonly SavedBuild[]; onClear: () => void }) {
  const [first, second] = ticked;
  const said = second
    ? `${first?.name} and ${second.name} are ticked.`
    : first && `${first.name} is ticked. ${tickOneMore}`;
  return (
    <>
      <LiveRegion>{said}</LiveRegion>
      {first && (
        <StickyBar as="section" edge="bottom" aria-label="Ticked for comparison" data-lower-bar="" data-no-print>
          <Row space="sm" py="3">
            <Fill>{second ? '2 ticked' : `1 ticked. ${tickOneMore}`}</Fill>
            {second && <ButtonLink to={comparisonAddress({ id: first.id }, { id: second.id })}>Compare</ButtonLink>}
            <Button variant="ghost" onClick={onClear}>
              Clear
            </Button>
          </Row>
        </StickyBar>
      )}
    </>
  );
}
