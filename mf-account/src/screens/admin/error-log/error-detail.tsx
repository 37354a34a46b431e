import type { ErrorLog } from '@rig4u/shared/database';
import { Column, Fact, Facts, Section } from '@rig4u/shared/ui';
import { TimeAgo } from '../time-ago';
import { CopyAsText } from './copy-as-text';
import { browserOf, errorAsText, marksOf, metadataOf, stateOf, times } from '../../../domain/error-as-text';
import { Priority } from './priority';
import { TextBlock } from './text-block';

/** Everything that is known about an error. */
export function ErrorDetail({ error, now, asked }: { error: ErrorLog; now: number; asked: boolean }) {
  const { componentStack } = error.metadata;
  const metadata = metadataOf(error);
  const browser = browserOf(error);
  return (
    <Column>
      <TextBlock title="Message" text={error.error_message} />
      <Facts>
        <Fact name="State">{stateOf(error, asked)}</Fact>
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
        {marksOf(error).map(({ name, text }) => (
          <Fact key={name} name={name} strong>
            {text}
          </Fact>
        ))}
        <Fact name="Component">{error.component}</Fact>
        <Fact name="Page" strong>
          {error.browser_info.url ?? 'Not known'}
        </Fact>
      </Facts>
      {error.error_stack && <TextBlock tall title="Stack" text={error.error_stack} />}
      {componentStack && <TextBlock tall title="Component stack" text={componentStack} />}
      {metadata && <TextBlock tall title="Metadata" text={metadata} />}
      {browser.length > 0 && (
        <Section level={3} space="sm" title="Browser">
          <Facts>
            {browser.map(({ name, text }) => (
              <Fact key={name} name={name} strong={text.length > 40}>
                {text}
              </Fact>
            ))}
          </Facts>
        </Section>
      )}
      <CopyAsText key={error.id} text={errorAsText(error)} />
    </Column>
  );
}
