import type { BuildComponents } from '@rig4u/shared/builds';
import { FitGrid } from '../../look/fit-view';
import { Bullets, Column, Hint, Row, Section, Verdict } from '@rig4u/shared/ui';
import { useCallback, useRef, type RefObject } from 'react';
import type { BenchItem, FitLimit, FitRule } from '../../domain/fit-view/types';
import { FitBench } from './fit-bench';
import { FitLegend } from './fit-legend';
import { FitMeasures } from './fit-measures';
import { FitPicture } from './fit-picture';
import { viewOfBuild } from './view-of-build';

export interface FitPanelProps {
  components: BuildComponents;
  /** The level of its headings; 2 without one. */
  level?: 2 | 3 | undefined;
}

/** The large fit view of a build: from the side, from above, measures, all limits in words, and what has no known place. */
export function FitPanel({ components, level = 2 }: FitPanelProps) {
  const view = viewOfBuild(components);
  const sentences = useRef<HTMLUListElement>(null);
  const lead = useCallback((rule: FitRule) => {
    const found = sentences.current?.querySelector(`[data-rule=${rule}]`);
    if (found instanceof HTMLElement) found.focus();
  }, []);
  const { limits, bench, notes, frames, parts, measures } = view;
  return (
    <FitGrid>
      <div>
        <Section
          card
          data-place="side"
          level={level}
          title={parts.find(({ type }) => type === 'case')?.name ?? 'Measures in mm'}
        >
          <FitPicture view={view} look="side" width="large" onLead={lead} />
          {frames.side && <FitLegend />}
        </Section>
        {frames.top && (
          <Section card level={level} title="From above">
            <FitPicture view={view} look="top" width="large" onLead={lead} />
            <Section level={level === 2 ? 3 : 4} title="Measures in mm">
              <FitMeasures measures={measures} />
            </Section>
          </Section>
        )}
        <Section card level={level} title="In words">
          {limits.length > 0 ? <Sentences limits={limits} list={sentences} /> : <Hint>{nothingToCompare}</Hint>}
        </Section>
        <Rest bench={bench} limits={limits} notes={notes.filter((note) => note !== view.why)} level={level} />
      </div>
    </FitGrid>
  );
}

interface RestProps {
  limits: readonly FitLimit[];
  bench: readonly BenchItem[];
  notes: readonly string[];
  level: 2 | 3;
}

/** What the pictures cannot show: parts without a known place, and what is convention. */
function Rest({ bench, limits, notes, level }: RestProps) {
  if (bench.length === 0 && notes.length === 0) return null;
  return (
    <Section card data-place="rest" level={level} title={bench.length > 0 ? 'Beside the case' : about}>
      {bench.length > 0 && <FitBench bench={bench} limits={limits} />}
      {bench.length > 0 && notes.length > 0 ? (
        <Section level={level === 2 ? 3 : 4} title={about}>
          <Notes notes={notes} />
        </Section>
      ) : (
        <Notes notes={notes} />
      )}
    </Section>
  );
}

const about = 'About the picture';

const Notes = ({ notes }: { notes: readonly string[] }) =>
  notes.length === 0 ? null : (
    <Hint asChild>
      <Bullets>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Bullets>
    </Hint>
  );

const nothingToCompare = 'Choose a graphics card, a cooler or a power supply, and this says whether it has room.';

interface SentencesProps {
  limits: readonly FitLimit[];
  list: RefObject<HTMLUListElement | null>;
}

/** Every limit in a sentence. The button of a part moves the focus to it. */
const Sentences = ({ limits, list }: SentencesProps) => (
  <Column as="ul" space="sm" ref={list}>
    {limits.map(({ rule, verdict, sentence }) => (
      <Row as="li" key={rule} data-rule={rule} tabIndex={-1}>
        <Verdict kind={verdict}>{sentence}</Verdict>
      </Row>
    ))}
  </Column>
);
