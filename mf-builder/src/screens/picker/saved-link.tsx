import { paths } from '@rig4u/shared/routing';
import { Button, ButtonLink, Icon, Span } from '@rig4u/shared/ui';

/** The way to the saved builds; at rest while there are none. On a phone the words are for screen readers only. */
export function SavedLink({ count }: { count: number }) {
  const name = `View Saved Builds (${count})`;
  const content = (
    <>
      <Icon name="save" size="16" />
      <span>
        <Span hideBelow="md">View Saved Builds </Span>
        <span>{`(${count})`}</span>
      </span>
    </>
  );
  if (count === 0) {
    return (
      <Button variant="outline" disabled aria-label={name}>
        {content}
      </Button>
    );
  }
  return (
    <ButtonLink variant="outline" to={paths.savedBuilds} aria-label={name} data-no-print>
      {content}
    </ButtonLink>
  );
}
