import { forced, styled } from '@rig4u/shared/recipes';

const role = (name: string): string => `& [data-role=${name}]`;
const measure = (name: string): string => `& [data-measure=${name}]`;
const word = (tone: string): string => `& text[data-tone=${tone}]`;

/** A word over lines: what is behind it stays away from its letters. */
const halo = { paintOrder: 'stroke', stroke: 'surface', strokeWidth: '4', strokeLinejoin: 'round' };

/**
 * Without colours: shapes are lines of the text's colour, and what overlaps or is pressed has the highlight. Three times `&`,
 * so that it counts more than what a shape is.
 */
const withoutColours = {
  '&&& :is(rect, path, line)': { stroke: 'CanvasText', strokeOpacity: '1' },
  '&&& :is(rect, path):not([data-over])': { fill: 'Canvas' },
  '&&& :is([data-line], [data-limit], [data-measure])': { fill: 'none' },
  '&&& [data-role=behind]': { fill: 'none' },
  '&&& text': { ...halo, fill: 'CanvasText', stroke: 'Canvas', forcedColorAdjust: 'none' },
  '&&& pattern rect': { stroke: 'none' },
  '&&& :is(pattern path, [data-over])': { stroke: 'Highlight' },
  '&&& [role=button]:is(:hover, :focus-visible) :is(rect, path)': { stroke: 'Highlight' },
};

/** The shapes of a fit view. A shape whose size or place no fact tells is dashed, what overlaps is hatched. */
const shapes = {
  '& svg': { fill: 'none', stroke: 'artLine', strokeWidth: '1.25' },
  [role('case')]: { fill: 'sunken', strokeWidth: '1.75' },
  [role('board')]: { fill: 'var(--art-2)' },
  [role('part')]: { fill: 'var(--art-2)' },
  [role('card')]: { fill: 'var(--art-1)' },
  [role('ports')]: { fill: 'var(--art-3)' },
  [role('plug')]: { fill: 'var(--art-3)' },
  [role('fans')]: { fill: 'var(--art-soft)' },
  [role('behind')]: { stroke: 'unknownLine' },
  [role('free-place')]: { stroke: 'unknownLine' },
  [role('room')]: { fill: 'sunken', stroke: 'control' },
  '& [data-basis=unknown]': { strokeDasharray: '4 3' },
  '& [data-line]': { strokeOpacity: '.5' },
  '& [data-line=memory]': { strokeWidth: '2' },
  '& [data-line=shroud]': { strokeDasharray: '2 4' },
  '& [data-limit]': { stroke: 'var(--art-accent)', strokeWidth: '1.5', strokeDasharray: '6 3' },
  '& [data-limit=room]': { strokeWidth: '2', strokeDasharray: 'none' },
  [measure('outer')]: { stroke: 'text3' },
  [measure('limit')]: { stroke: 'var(--art-accent)' },
  '& [data-over]': { stroke: 'fail', strokeWidth: '1.75' },
  '& pattern rect': { fill: 'failWash', stroke: 'none' },
  '& pattern path': { stroke: 'fail', strokeWidth: '2.5' },
  '& [data-over][data-warned]': { stroke: 'warn' },
  '& pattern[data-warned] rect': { fill: 'warnWash' },
  '& pattern[data-warned] path': { stroke: 'warn' },
  '& text': { fill: 'artLine', stroke: 'none', fontFamily: 'heading', fontWeight: '600', pointerEvents: 'none' },
  [word('limit')]: { ...halo, fill: 'accentText' },
  [word('outer')]: { ...halo, fill: 'text3' },
  [word('unknown')]: { ...halo, fill: 'unknown' },
  [word('over')]: { ...halo, fill: 'fail', fontWeight: '600' },
  [word('warned')]: { ...halo, fill: 'warn', fontWeight: '600' },
  '& [role=button]': { cursor: 'pointer', outline: 'none' },
  '& [role=button]:hover :is(rect, path)': { stroke: 'var(--art-accent)', strokeWidth: '2' },
  '& [role=button]:focus-visible :is(rect, path)': { stroke: 'focus', strokeWidth: '3', strokeDasharray: 'none' },
};

const fitted = { '& > svg': { width: 'full', height: 'full' } };
const list = { listStyleType: 'none', textStyle: 'small', fontVariantNumeric: 'tabular-nums' };
const tone = (verdict: string): string => `& [data-verdict=${verdict}]`;

/**
 * Around the plain shapes of a fit view, which say by `data-` attributes what they are. `layout` names its place: `rail` and
 * `details` have a height of their own, `large` takes the height it needs; `measures` and `bench` are lists.
 */
export const FitFrame = styled('div', {
  base: { minWidth: '0', ...shapes, [forced]: withoutColours },
  variants: {
    layout: {
      rail: { height: '11rem', ...fitted },
      details: { height: '16rem', ...fitted },
      large: { '& > svg': { width: 'full', height: 'auto' } },
      measures: {
        ...list,
        display: 'grid',
        width: 'full',
        gap: '1',
        '& > li': {
          display: 'grid',
          gridTemplateColumns: 'minmax(84px, 38%) minmax(0, 1fr) minmax(72px, auto)',
          alignItems: 'center',
          gap: '2',
        },
        // Without a bar the name has its room.
        '& > li:not(:has(rect))': { gridTemplateColumns: 'minmax(0, 1fr) 0 auto' },
        '& svg': { width: 'full', height: '20px' },
        '& b': { fontWeight: '500', textAlign: 'end' },
        [tone('fail')]: { color: 'fail' },
        [tone('warning')]: { color: 'warn' },
        [tone('unknown')]: { color: 'unknown' },
      },
      legend: {
        ...list,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: '5',
        rowGap: '1',
        color: 'text2',
        '& > li': { display: 'flex', alignItems: 'center', gap: '2' },
      },
      bench: {
        ...list,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'end',
        columnGap: '6',
        rowGap: '4',
        '& > li': { display: 'grid', gap: '1', maxWidth: 'min(264px, 100%)' },
        '& > li > span': { color: 'text2' },
        '& b': { fontWeight: '600', color: 'fail', '&[data-warned]': { color: 'warn' } },
      },
    },
  },
});

/** What is at the place `side` has the first column, its neighbours the second one; what is at `rest` lies below both. */
const twoColumns = {
  gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 10fr)',
  gridTemplateRows: 'auto 1fr',
  '& > [data-place=side]': { gridRow: 'span 2' },
  '& > [data-place=rest]': { gridColumn: '1 / -1' },
};

/** The large fit view: two columns where its own place is wide enough, and on paper. */
export const FitGrid = styled('div', {
  base: {
    containerType: 'inline-size',
    '& > *': { display: 'grid', gap: '6', alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
    '@container (min-width: 800px)': { '& > *': twoColumns },
    // Paper: two columns of equal height, so that it is one page.
    _print: {
      '& > *': { display: 'block', columns: '2', columnGap: '2' },
      '& > * > section': { breakInside: 'avoid', padding: '3', gap: '2', marginBottom: '2' },
      '& section section': { gap: '1' },
      '& h2, & h3': { textStyle: 'ui' },
    },
  },
});
