import type { ErrorLog } from '@rig4u/shared/database';
import { Heading, Stack } from '@rig4u/shared/ui';
import { Fact, Facts } from '../facts';
import { TimeAgo } from './time-ago';
import { CopyAsText } from './copy-as-text';
import { browserOf, errorAsText, metadataOf, times } from '../../../domain/error-as-text';
import { Priority } from './priority';
import { TextBlock } from './text-block';

const stackH = '320px';

/** Everything that is known about an error. */
export function ErrorDetail({ error, now }: { error: ErrorLog; now: number }) {
  const { componentStack } = error.metadata;
  const metadata = metadataOf(error);
  const browser = browserOf(error);
  return (
    <Stack gap="5">
      <TextBlock title="Message" text={error.error_message} maxH="200px" />
      <Facts>
        <Fact name="State">{error.resolved ? 'Resolved' : 'Unresolved'}</Fact>
        <Fact name="Priority">
          <Priority priority={error.priority} />
        </Fact>
        <Fact name="Occurrences">{times(error.occurrences)}</Fact>
        <Fact name="First seen">
          <TimeAgo iso={error.timestamp} now={now} />
        </Fact>
        <Fact name="Last seen">
          <TimeAgo iso={error.last_seen} now={now} />
        </Fact>
        <Fact name="Component">{error.component}</Fact>
        <Fact name="Page" wide>
          {error.browser_info.url ?? 'Not known'}
        </Fact>
      </Facts>
      {error.error_stack && <TextBlock title="Stack" text={error.error_stack} maxH={stackH} />}
      {componentStack && <TextBlock title="Component stack" text={componentStack} maxH={stackH} />}
      {metadata && <TextBlock title="Metadata" text={metadata} maxH={stackH} />}
      {browser.length > 0 && (
        <div>
          <Heading as="h3" mb="2">
            Browser
          </Heading>
          <Facts>
            {browser.map(({ name, text }) => (
              <Fact key={name} name={name} wide={text.length > 40}>
                {text}
              </Fact>
            ))}
          </Facts>
        </div>
      )}
      <CopyAsText key={error.id} text={errorAsText(error)} />
    </Stack>
  );
}
