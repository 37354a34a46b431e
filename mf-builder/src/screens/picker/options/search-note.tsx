import { numberText } from '@rig4u/shared/format';
import { Box, Hint, Row } from '@rig4u/shared/ui';
import { allCounts } from '../../../catalogue/market/all-counts';
import { NotArrived } from '../../../components/not-arrived';
import { AddTyped } from '../shelf/add-typed';
import type { Options } from './use-options';

/** Says what the list is where it is no plain answer: near to what was typed, or of all parts. Its place stays, so that it is read out when it comes. */
export function SearchNote({ options }: { options: Options }) {
  const { category, search, counts, market } = options;
  const near = search === 'near' && market.status !== 'loading' && counts !== undefined && counts.left > 0;
  return (
    <>
      <Box role="status">
        {market.status === 'loading' && (
          <Hint block>{`Looking through all ${numberText(allCounts[category] ?? 0)} parts...`}</Hint>
        )}
        {market.status === 'open' && market.missed && !near && market.found > 0 && (
          <>
            <Hint block>{market.missed}</Hint>
            <Hint block>{`${numberText(market.found)} among all parts`}</Hint>
          </>
        )}
        {market.status === 'open' && market.nearest && <market.nearest.Note {...market.nearest} />}
        {near && <Hint block>No exact match; these are near.</Hint>}
        {market.status === 'open' && !market.isOrdered && market.found > 0 && (
          <Hint block>Our picks are in this order. The other parts follow by brand and name.</Hint>
        )}
      </Box>
      {near && (
        <Row>
          <AddTyped options={options} />
        </Row>
      )}
      {market.status === 'failed' && <NotArrived what="The list of all parts" onRetry={market.retry} />}
    </>
  );
}
