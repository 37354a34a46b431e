import { numberText } from '@rig4u/shared/format';
import { Button, Column, Fill, Hint, Row } from '@rig4u/shared/ui';
import type { Nearest } from '../../../domain/shelf/nearest';
import { useViewActions } from '../route-state';

interface Props {
  found: readonly Nearest<string>[];
  /** Whether there are parts that are all of it and of which too little is known. */
  unsure: boolean;
}

/** Where nothing that works is all that is asked for: what is nearest, what has to change for it, and the way to it. */
export function NearestNote({ found, unsure }: Props) {
  const { show } = useViewActions();
  return (
    <Column space="sm" my="2">
      <Hint block>
        {unsure
          ? 'Of the parts that are all of this too little is known to say that one fits. Nearest that is known:'
          : 'Nothing that fits your build is all of this. Nearest:'}
      </Hint>
      <Column as="ul" role="list" space="sm" aria-label="What is nearest">
        {found.map(({ changes, count, best, instead }) => {
          const words = changes.map((change) => change.words).join(', ');
          return (
            <Row as="li" space="md" key={words}>
              <Fill wraps>
                <Hint>{`${best}${instead === '' ? '' : ` (${instead})`}`}</Hint>
              </Fill>
              <Button
                size="sm"
                variant="outline"
                onClick={() =>
                  show(({ filters }) => ({ filters: changes.reduce((now, change) => change.of(now), filters) }))
                }
              >
                {`${words} · ${count === 1 ? '1 part' : `${numberText(count)} parts`}`}
              </Button>
            </Row>
          );
        })}
      </Column>
    </Column>
  );
}
