import { Skeleton } from '@rig4u/shared/ui';
import { LoadingRows } from '../../../look/options-head';

const rows = Array.from({ length: 13 }, (_, place) => place);

/** The head and twelve rows in the size of the real ones, so that nothing moves when they come. */
export const TableSkeleton = () => (
  <LoadingRows aria-hidden="true" data-loading>
    {rows.map((row) => (
      <div key={row}>
        <Skeleton />
      </div>
    ))}
  </LoadingRows>
);
