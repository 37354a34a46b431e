import type { Chart } from '../../../../domain/money-curve';

/** A build on the curve or beside it. */
export interface PlotMark {
  kind: 'here' | 'next' | 'other';
  totalCents: number;
  value: number;
  /** What the legend says of it. */
  text: string;
}

interface Props {
  chart: Chart;
  marks: readonly PlotMark[];
  /** What the picture shows, in words. */
  label: string;
}

const percent = (value: number): string => `${value}%`;

/** The picture of the curve. Table, sentences and legend say the same, so that nobody needs it. */
export const CurvePlot = ({ chart: { line, band, estimates, budgets, cards, place }, marks, label }: Props) => (
  <div className="plot" role="img" aria-label={label}>
    {estimates.map(({ at, text }) => (
      <i key={text} style={{ bottom: percent(at) }} />
    ))}
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path data-role="band" d={band} />
      <path data-role="line" d={line} />
    </svg>
    {estimates.map(({ at, text }) => (
      <span key={text} className="estimate" style={{ bottom: percent(at) }}>
        {text}
      </span>
    ))}
    {budgets.map(({ at, text, fine }) => (
      <span key={text} className="budget" data-fine={fine || undefined} style={{ insetInlineStart: percent(at) }}>
        {text}
      </span>
    ))}
    {marks
      .filter(({ kind }) => kind === 'here')
      .map((mark) => {
        const { x, y } = place(mark.totalCents, mark.value);
        return <u key={mark.kind} data-role="drop" style={{ insetInlineStart: percent(x), height: percent(y) }} />;
      })}
    {cards.map(({ x, y, text, room }) => (
      <span
        key={text}
        className="word"
        data-room={room}
        data-side={x > 88 ? 'start' : 'end'}
        style={{ insetInlineStart: percent(x), bottom: percent(y) }}
      >
        {text}
      </span>
    ))}
    {cards.map(({ x, y, text }) => (
      <b key={text} data-role="step" style={{ insetInlineStart: percent(x), bottom: percent(y) }} />
    ))}
    {marks.toReversed().map((mark) => {
      const { x, y } = place(mark.totalCents, mark.value);
      return <b key={mark.kind} data-role={mark.kind} style={{ insetInlineStart: percent(x), bottom: percent(y) }} />;
    })}
  </div>
);
