import { FitFrame } from '../../look/fit-view';
import { Hint } from '@rig4u/shared/ui';
import { memo, useId, useMemo, type KeyboardEvent, type ReactNode } from 'react';
import type { FitPart, FitRule, FitView, ViewName } from '../../domain/fit-view/types';
import { FitMeasures } from './fit-measures';
import { layersOf } from './layers';
import { placeWords } from './place-words';
import { BoxMark, Hatch, Mark } from './shapes';
import { sheetOf, usualWidth, type FitWidth, type Sheet } from './sheet';
import { useWidth } from './use-width';
import { wishesOf } from './wishes';

export interface FitPictureProps {
  view: FitView;
  /** From which side one looks into the case. */
  look: ViewName;
  /** Where it is shown. The picture takes the whole width of its place; `large` also has the outer measures. */
  width: FitWidth;
  /** Makes each part a button that leads to the sentence of its limit. Without it the picture is quiet. */
  onLead?: ((limit: FitRule) => void) | undefined;
}

const looks = { side: 'Seen through the open side panel', top: 'Seen from above' } as const;

/**
 * How the chosen parts sit in the case, from one side, to scale. Its label says in sentences what it shows. A case that
 * cannot be drawn honestly has its measures on one scale instead, from the side only.
 */
export const FitPicture = memo(function FitPicture({ view, look, width, onLead }: FitPictureProps) {
  if (view.frames[look]) return <Picture view={view} look={look} width={width} onLead={onLead} />;
  return look === 'side' ? <NoPicture view={view} /> : null;
});

const NoPicture = ({ view }: { view: FitView }) => (
  <>
    <Hint>{view.why}</Hint>
    <FitMeasures measures={view.measures} />
  </>
);

function Picture({ view, look, width: place, onLead }: FitPictureProps) {
  const [ref, width] = useWidth(usualWidth(place));
  const hatch = `hatch${useId().replaceAll(/\W/g, '')}`;
  const sheet = useMemo(() => sheetOf(view, look, place, width), [view, look, place, width]);
  return (
    <FitFrame ref={ref} layout={place}>
      {sheet && (
        <svg
          viewBox={`0 0 ${sheet.width} ${sheet.height}`}
          role={onLead ? 'group' : 'img'}
          aria-label={[`${looks[look]}.`, ...view.text].join(' ')}
        >
          <Hatch id={hatch} />
          {layersOf(sheet.shapes).map(({ part, boxes, shape }, at) =>
            shape ? (
              <Mark key={at} sheet={sheet} shape={shape} hatch={hatch} />
            ) : (
              <Part key={at} part={view.parts.find(({ type }) => type === part)} onLead={onLead}>
                {boxes.map((box, i) => (
                  <BoxMark key={i} sheet={sheet} box={box} />
                ))}
              </Part>
            ),
          )}
          <Words sheet={sheet} />
        </svg>
      )}
    </FitFrame>
  );
}

interface PartProps {
  part: FitPart | undefined;
  onLead: FitPictureProps['onLead'];
  children: ReactNode;
}

/** The boxes of a part; a button where it has a limit to lead to. */
function Part({ part, onLead, children }: PartProps) {
  if (!onLead || part?.leadsTo === undefined || part.type === 'case') return children;
  const { label, leadsTo } = part;
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onLead(leadsTo);
  };
  return (
    <g role="button" tabIndex={0} aria-label={label} onClick={() => onLead(leadsTo)} onKeyDown={press}>
      {children}
    </g>
  );
}

/** The names and numbers for which there is room. The label of the picture and of its parts says them all. */
const Words = ({ sheet }: { sheet: Sheet }) => (
  <g aria-hidden="true" fontSize={sheet.letter} textAnchor="middle" dominantBaseline="central">
    {placeWords(wishesOf(sheet), sheet.letter).map(({ text, tone, x, y, turned }, at) => (
      <text key={at} data-tone={tone} transform={`translate(${x} ${y})${turned === true ? ' rotate(-90)' : ''}`}>
        {text}
      </text>
    ))}
  </g>
);
