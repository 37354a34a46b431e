import type { ComponentProps } from 'react';
import { useFetched } from '../../../state/use-fetched';
import type { OwnPartDialog } from './own-part-dialog';

/** The dialog for a part that is in no catalogue. Its questions come with the first opening: most builds never need them. */
export function OwnPart(props: ComponentProps<typeof OwnPartDialog>) {
  const code = useFetched(
    () => import(/* webpackChunkName: "own-part" */ './own-part-dialog'),
    props.open,
    props.onClose,
  );
  return code && <code.OwnPartDialog {...props} />;
}
