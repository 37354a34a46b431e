import { Button, LiveRegion } from '@rig4u/shared/ui';
import { Tray } from '../../../look/options-head';
import { tickOneMore } from '../../../components/tick-one-more';
import { readMarketId } from '../../../catalogue/market/market-id';
import { mostCompared, useViewActions } from '../route-state';

interface Props {
  /** How many options of the list are ticked. */
  count: number;
  /** The ids of those that are ticked, and not in the list at the moment. */
  absent: readonly string[];
  onCompare: () => void;
}

/** How many options are ticked, and the way to their comparison. */
export function CompareTray({ count, absent, onCompare }: Props) {
  const { show } = useViewActions();
  const ticked = tickedText(count, absent);
  return (
    <>
      <LiveRegion>{ticked}</LiveRegion>
      {ticked && (
        <Tray aria-label="Ticked for comparison">
          <b>{ticked}</b>
          {count === 1 && count + absent.length < mostCompared && <span>{tickOneMore}</span>}
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

/** '3 ticked', '3 ticked, 2 of them among all parts'; nothing where none is. */
function tickedText(count: number, absent: readonly string[]): string | undefined {
  const all = count + absent.length;
  if (all === 0) return undefined;
  const where = absent.every((id) => readMarketId(id)) ? 'among all parts' : 'not in this list';
  if (absent.length === 0) return `${all} ticked`;
  return count === 0 ? `${all} ticked, ${where}` : `${all} ticked, ${absent.length} of them ${where}`;
}
