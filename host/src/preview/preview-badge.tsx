import type { PageIndex } from '@rig4u/shared/contracts';
import { on } from '@rig4u/shared/events';
import { Alert, Button, Flex, Text } from '@rig4u/shared/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** Above the bar that some screens keep at the lower edge, where messages stand too; they come over it. */
const look = {
  position: 'fixed',
  zIndex: '40',
  insetInlineStart: { base: '4', md: '6' },
  bottom: 'calc({spacing.16} + {spacing.4} + env(safe-area-inset-bottom))',
  maxWidth: 'calc(100vw - {spacing.8})',
  alignItems: 'center',
  boxShadow: 'float',
} as const;

const moment = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

const onRegistryChange = (changed: () => void) => on('registry-changed', changed);

/** Says which release is a preview here, and until when, and lets the visitor leave it; also where scripts no longer run. */
export function PreviewBadge({ index }: { index: () => Pick<PageIndex, 'preview'> }) {
  const preview = useSyncExternalStore(onRegistryChange, () => index().preview);
  const [said, setSaid] = useState('');
  // A screen reader says what comes into a place that it knows, so the words come after it.
  useEffect(
    () =>
      setSaid(
        preview ? `Preview: ${preview.part} ${preview.version}, until ${moment.format(new Date(preview.until))}` : '',
      ),
    [preview],
  );
  if (!preview) return null;
  return (
    // The words alone are announced, not the button beside them.
    <Alert as="aside" kind="warning" role={undefined} aria-label="Preview" data-lower-bar="" data-no-print css={look}>
      <Flex align="center" gap="3">
        <Text role="status">{said}</Text>
        <form method="post" action="/preview/leave">
          <Button type="submit" variant="outline" size="sm">
            Leave
          </Button>
        </form>
      </Flex>
    </Alert>
  );
}
