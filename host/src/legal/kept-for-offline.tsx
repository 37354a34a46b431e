import { useLoaded } from '@rig4u/shared/lazy';
import { Text } from '@rig4u/shared/ui';
import { keptBytes, megabytes } from './kept-bytes';

/** What is kept so that the pages open without a network, and how much it is now. */
export function KeptForOffline() {
  const bytes = useLoaded('bytes', keptBytes);
  return (
    <Text>
      <span>
        So that the pages open without a network, this browser also keeps their programs and drawings, and nothing of
        yours, in its cache storage as{' '}
      </span>
      <code>rig4u-offline</code>
      <span>{`. ${bytes.status === 'ready' ? (bytes.value > 0 ? `It is ${megabytes(bytes.value)} now.` : 'It is empty now.') : ''}${bytes.status === 'failed' ? 'How much it is could not be read.' : ''}`}</span>
    </Text>
  );
}
