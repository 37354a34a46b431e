import { Box, Skeleton } from '@rig4u/shared/ui';

const rows = Array.from({ length: 12 }, (_, place) => place);

/** Rows in the size of the real ones, so that nothing moves when they come. */
export const TableSkeleton = () => (
  <Box aria-hidden="true" data-loading>
    <Skeleton h="10" borderRadius="0" />
    {rows.map((row) => (
      <Box key={row} h={{ base: '7rem', md: '3.5rem' }} borderBottomWidth="1px" p="3">
        <Skeleton h="full" />
      </Box>
    ))}
  </Box>
);
