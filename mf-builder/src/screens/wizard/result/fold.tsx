import { Heading, Hint, Icon, Span } from '@rig4u/shared/ui';
import { useId, type ReactNode } from 'react';
import { FoldFrame } from '../../../look/fold';

interface Props {
  title: string;
  /** What stands below the title while the rest is folded, in a sentence. */
  hint?: ReactNode;
  children: ReactNode;
}

/** A card of the page that opens on a press: a region with a heading. */
export function FoldedSection({ title, hint, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <FoldFrame card>
        <summary>
          <span>
            <Heading as="h2" size="h3" id={id}>
              {title}
            </Heading>
            {hint && <Hint as="span">{hint}</Hint>}
          </span>
          <Icon name="down" size={16} />
        </summary>
        <div>{children}</div>
      </FoldFrame>
    </section>
  );
}

/** More of what a card says, within the card. */
export const Fold = ({ title, hint, children }: Props) => (
  <FoldFrame>
    <summary>
      <span>
        <Span textStyle="ui">{title}</Span>
        {hint && (
          <Hint as="span" tone="faint">
            {hint}
          </Hint>
        )}
      </span>
      <Icon name="down" size={16} />
    </summary>
    <div>{children}</div>
  </FoldFrame>
);
