import { exactDollars, wholeDollars } from '@rig4u/shared/format';
import { Staircase } from '@rig4u/shared/charts';
import { Disclosure, Hint, Row, Strip } from '@rig4u/shared/ui';
import { useMemo } from 'react';
import { changedText, chartOf, figureTexts, rangeText, type CurveStep } from '../../../../domain/money-curve';
import type { CurveFigures } from '../../../../domain/best-build';
import { gamesWithout } from '../../../../domain/estimates';
import type { PresetBuild } from '../../../../domain/presets';
import { FoldedSection } from '../fold';
import { CurvePlot, type PlotMark } from './curve-plot';
import { CurveTable } from './curve-table';
import type { Question } from './question';
import { penaltyText } from './proof';
import { aimOf, rangeOf, valueOf } from './range-of';
import { useWords } from '../use-words';

interface Props {
  question: Question;
  steps: readonly CurveStep[];
  /** Undefined where nothing works at this budget. */
  figures: CurveFigures | undefined;
  preset: PresetBuild;
}

/** The best estimate at every budget as a picture, in three sentences and as a table. */
export function MoneyCurve({ question, steps, figures, preset }: Props) {
  const { useCase } = question;
  const { estimate, hasResolution } = useWords[useCase];
  const without = hasResolution ? `, games ${gamesWithout}` : '';
  const marks = useMemo(() => marksOf(question, figures, preset), [question, figures, preset]);
  const chart = useMemo(() => chartOf(steps, marks), [steps, marks]);
  if (!chart) return null;
  const texts = figures ? figureTexts(figures, (parts) => rangeOf(aimOf(question), parts)) : [];
  const [first, last] = [steps[0], steps.at(-1)];
  return (
    <FoldedSection title="What your money buys" hint={texts.map(({ title }) => title).join(' · ')}>
      <Hint
        tone="faint"
        block
        mb="3"
      >{`The ${estimate} (0–100${without}) of the best build at each budget. The band is its range; the line is the lower end of it, ${penaltyText}.`}</Hint>
      <Staircase>
        <CurvePlot
          chart={chart}
          marks={marks}
          label={
            `Curve: from ${exactDollars((first?.totalCents ?? 0) / 100)} on, ${first && rangeText(first)}, ` +
            `to ${exactDollars((last?.totalCents ?? 0) / 100)}, ${last && rangeText(last)}. The table has every step.`
          }
        />
        <Row as="ul" className="legend" role="list">
          {marks.map(({ kind, text }) => (
            <li key={kind}>
              <b data-role={kind} aria-hidden="true" />
              <span>{text}</span>
            </li>
          ))}
        </Row>
      </Staircase>
      {texts.length > 0 && (
        <Strip role="list" aria-label="What the curve says" mt="4" mb="2">
          {texts.map(({ title, text }) => (
            <li key={title}>
              <p>
                <b>{title}</b>
                <small>{text}</small>
              </p>
            </li>
          ))}
        </Strip>
      )}
      <Disclosure label="The curve as a table" openLabel="Hide the table">
        <CurveTable steps={steps} estimate={estimate} here={figures?.here.totalCents} />
      </Disclosure>
    </FoldedSection>
  );
}

/** Where the visitor is, the next step and the ready-made build. */
function marksOf(question: Question, figures: CurveFigures | undefined, preset: PresetBuild): readonly PlotMark[] {
  const range = (parts: PresetBuild['parts']) => rangeText(rangeOf(aimOf(question), parts));
  const own = { totalCents: preset.price * 100, value: valueOf(aimOf(question), preset.parts) };
  const beside: PlotMark = {
    ...own,
    kind: 'other',
    text: `${preset.name}: ${wholeDollars(preset.price)}, ${range(preset.parts)}`,
  };
  if (!figures) return [beside];
  const { here, next } = figures;
  return [
    { ...here, kind: 'here', text: `You are here: ${exactDollars(here.totalCents / 100)}, ${range(here.parts)}` },
    ...(next
      ? [
          {
            ...next.build,
            kind: 'next' as const,
            text: `+${exactDollars(next.cents / 100)}: ${changedText(here.parts, next.build.parts)}, ${range(next.build.parts)}`,
          },
        ]
      : []),
    beside,
  ];
}
