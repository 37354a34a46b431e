import { Button, LiveRegion } from '@rig4u/shared/ui';
import { Tray } from '../../../look/options-head';
import { tickOneMore } from '../../../components/tick-one-more';
import { useViewActions } from '../route-state';

/** How many options are ticked, and the way to their comparison. */
export function CompareTray({ count, onCompare }: { count: number; onCompare: () => void }) {
  const { show } = useViewActions();
  const ticked = count > 0 && `${count} ticked`;
  return (
    <>
      <LiveRegion>{ticked}</LiveRegion>
      {ticked && (
        <Tray aria-label="Ticked for comparison">
          <b>{ticked}</b>
          {count === 1 && <span>{tickOneMore}</span>}
          <span className="end">
            <Button size="sm" disabled={count < 2} onClick={onCompare}>
              Compare
            </Button>
            <Button size="sm" variant="ghost" onClick={() => show({ compared: [] })}>
              Clear
            </Button>
          </span>
        </Tray>
      )}
    </>
  );
}
