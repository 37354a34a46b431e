import { Bars } from '@rig4u/shared/charts';
import { failRate } from '@rig4u/shared/database';
import { Hint, Span, VisuallyHidden } from '@rig4u/shared/ui';
import { countText, msText, percentText } from '../../../domain/releases/figure-words';
import type { PartView } from '../../../domain/releases/part-view';

/** Which share of the visitors gets which release. */
export const Shares = ({ view: { live, tried } }: { view: PartView }) => (
  <Bars>
    {[live, tried].map(
      (release) =>
        release && (
          <div key={release.version} data-row="">
            <span>{release.version}</span>
            <span data-bar="" data-tone={release === tried ? 'tried' : undefined} aria-hidden="true">
              <i style={{ width: `${release.percent}%` }} />
            </span>
            <span>
              <span>{`${release.percent} %`}</span>
              <VisuallyHidden> of visitors</VisuallyHidden>
            </span>
          </div>
        ),
    )}
  </Bars>
);

const slowerBy = (live: number | undefined, tried: number | undefined): boolean =>
  live !== undefined && tried !== undefined && tried > live;

/** The time that three of four loads do not take longer than, of the live release and of the tried one. */
export function LoadTimes({ view: { live, tried } }: { view: PartView }) {
  const [now, next] = [live.health?.p75Ms, tried?.health?.p75Ms];
  return (
    <>
      <b>{msText(now)}</b>
      {tried && (
        <>
          <VisuallyHidden>{`, of ${tried.version}`}</VisuallyHidden>
          <Span color={slowerBy(now, next) ? 'warn' : 'accentText'}>{` → ${msText(next)}`}</Span>
        </>
      )}
    </>
  );
}

const widthOf = (share: number, limit: number): string =>
  `${Math.min(100, limit > 0 ? (share / (2 * limit)) * 100 : 0)}%`;

/** The share of visits that failed; while something is rolled out, beside the limit and the live release's. */
export function Failures({ view: { live, tried, limit } }: { view: PartView }) {
  const shown = tried?.health ?? live.health;
  if (!shown || shown.visits === 0) return <Hint as="span">No loads yet</Hint>;
  const rate = failRate(shown);
  const isOver = limit !== undefined && rate > limit;
  return (
    <>
      <b>{percentText(rate)}</b>
      {isOver && <Span color="fail"> above the limit</Span>}
      <Hint as="span">{` ${countText(shown.failed)} of ${countText(shown.visits)}${tried?.health && live.health ? `, live ${percentText(failRate(live.health))}` : ''}`}</Hint>
      {limit !== undefined && (
        <Bars>
          <span data-bar="" data-tone={isOver ? 'bad' : 'tried'} aria-hidden="true">
            <i style={{ width: widthOf(rate, limit) }} />
            <u style={{ insetInlineStart: '50%' }} />
          </span>
        </Bars>
      )}
    </>
  );
}
