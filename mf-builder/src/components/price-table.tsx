import { exactDollars } from '@rig4u/shared/format';
import { Box, Hint } from '@rig4u/shared/ui';
import { dayText, historyText, type SourcedPoint } from '../domain/prices';

/** The dated prices of a part: what they say in a sentence, and all of them in a table. */
export function PriceTable({ name, points }: { name: string; points: readonly SourcedPoint[] }) {
  return (
    <>
      <Hint>{historyText(points, dayText)}</Hint>
      {points.length > 0 && (
        <Box
          as="table"
          aria-label={`Prices of ${name}`}
          w="full"
          mt="2"
          textStyle="small"
          css={{ '& th, & td': { paddingBlock: '1', textAlign: 'start', borderBottomWidth: '1px' } }}
        >
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Price</th>
              <th scope="col">From</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ date, price, source }) => (
              <tr key={`${source} ${date}`}>
                <td>{dayText(date)}</td>
                <td>{exactDollars(price)}</td>
                <td>{source}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      )}
    </>
  );
}
