import type { StoredKey } from '@rig4u/shared/contracts';
import { checkConnection, type Loaded } from '@rig4u/shared/lazy';
import { Box, Bullets, Button, LiveRegion, Skeleton, Text } from '@rig4u/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  list: Loaded<StoredKey[]>;
  where: StoredKey['kept'];
  /** What is said where nothing is kept. */
  nothing: string;
  /** Further entries. */
  children?: ReactNode;
}

/** What the live parts keep in one place, as the registry says it. */
export function KeptList({ list, where, nothing, children }: Props) {
  if (list.status === 'loading')
    return (
      <>
        <LiveRegion>Loading the list...</LiveRegion>
        <Skeleton shape="card" />
      </>
    );
  if (list.status === 'failed')
    return (
      <Box role="alert">
        <Text>{`The list of what is kept did not arrive. ${checkConnection}`}</Text>
        <Button size="sm" variant="outline" mt="2" onClick={list.retry}>
          Try Again
        </Button>
      </Box>
    );
  const here = list.value.filter(({ kept }) => kept === where);
  if (here.length === 0) return <Text>{nothing}</Text>;
  return (
    <Bullets>
      {here.map(({ key, what }) => (
        <li key={key}>
          <code>{key}</code>
          <span>{`: ${what}`}</span>
        </li>
      ))}
      {children}
    </Bullets>
  );
}
