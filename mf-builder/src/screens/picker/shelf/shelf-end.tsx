import { numberText } from '@rig4u/shared/format';
import { Box, Button } from '@rig4u/shared/ui';
import { allCounts } from '../../../catalogue/market/all-counts';
import type { Options } from '../options/use-options';
import { useViewActions } from '../route-state';

interface Props {
  options: Options;
  /** Called when all parts are wanted: the button goes then. */
  onAll: () => void;
}

/** Below the list: the way to all parts, or where those that are not ours come from. */
export function ShelfEnd({ options: { category, market, counts }, onAll }: Props) {
  const { show } = useViewActions();
  const all = allCounts[category];
  if (all === undefined || !counts) return null;
  if (market.status === 'open')
    return (
      market.found > 0 && (
        <Box p="3">
          <market.Notice />
        </Box>
      )
    );
  const open = () => {
    show({ shelf: 'all' });
    onAll();
  };
  return (
    <p className="more">
      <Button variant="outline" onClick={open}>{`List all ${numberText(all)} parts`}</Button>
    </p>
  );
}
