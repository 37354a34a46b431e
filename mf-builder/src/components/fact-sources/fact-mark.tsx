import { Span } from '@rig4u/shared/ui';
import { factMark, type MarkedFacts } from '../../domain/parts/fact-origins';

/** What a fact is that is not simply stated, in words behind its value: 'may be wrong'. Nothing for one that is. */
export function FactMark({ part, fact }: { part: MarkedFacts | undefined; fact: string }) {
  const mark = part && factMark(part, fact);
  return (
    mark && (
      <Span tone="quiet" textStyle="small">
        {` (${mark})`}
      </Span>
    )
  );
}
