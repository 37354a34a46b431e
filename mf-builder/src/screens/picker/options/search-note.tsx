import { numberText } from '@rig4u/shared/format';
import { Box, Hint, Row } from '@rig4u/shared/ui';
import { allCounts } from '../../../catalogue/market/all-counts';
import { NotArrived } from '../../../components/not-arrived';
import { AddTyped } from '../shelf/add-typed';
import { nothingFound } from './nothing-found';
import type { Options } from './use-options';

/** Says what the list is where it is no plain answer: near to what was typed, or of all parts. Its place stays, so that it is read out when it comes. */
export function SearchNote({ options }: { options: Options }) {
  const { category, search, counts, market } = options;
  const near = search === 'near' && counts !== undefined && counts.left > 0;
  return (
    <>
      <Box role="status">
        {market.status === 'loading' && !near && (
          <Hint block>{`Looking through all ${numberText(allCounts[category] ?? 0)} parts...`}</Hint>
        )}
        {market.status === 'open' && market.missed && !near && market.found > 0 && (
          <>
            <Hint block>{nothingFound}</Hint>
            <Hint block>{`${numberText(market.found)} among all parts`}</Hint>
          </>
        )}
        {near && <Hint block>No exact match; these are near.</Hint>}
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
