import { defineRecipe } from '@chakra-ui/react/styled-system';
import { forced } from '../tokens/media';

const role = (name: string): `& [data-role=${string}]` => `& [data-role=${name}]`;

/** Behind a word over a line, so that its letters stay apart from it. */
const halo = '0 0 3px var(--surface), 0 0 2px var(--surface), 0 0 1px var(--surface)';

const dot = {
  width: '9px',
  height: '9px',
  borderRadius: 'full',
  borderWidth: '1.5px',
  borderColor: 'text2',
  bg: 'surface',
};

const here = { ...dot, width: '14px', height: '14px', borderWidth: '2px', borderColor: 'surface', bg: 'accent' };
const next = { ...dot, width: '13px', height: '13px', borderWidth: '2px', borderColor: 'accentText' };
const other = { ...dot, width: '11px', height: '11px', borderWidth: '2px', borderColor: 'warn', borderRadius: 'chip' };

/** Each kind of mark has a shape of its own, so that none is known by its colour alone. */
const marks = { [role('step')]: dot, [role('here')]: here, [role('next')]: next, [role('other')]: other };

/** Without colours: the line is the text's, the range is dashed, and the mark of the visitor is filled. */
const withoutColours = {
  [role('line')]: { stroke: 'CanvasText' },
  [role('band')]: { fill: 'none', stroke: 'GrayText', strokeDasharray: '2 3', vectorEffect: 'non-scaling-stroke' },
  '&&& b': { forcedColorAdjust: 'none', borderColor: 'CanvasText', background: 'Canvas' },
  '&&& b[data-role=here]': { background: 'Highlight' },
};

/** Something that rises in steps. Places are given in percent, so that words keep their size however wide it is. */
export const staircaseRecipe = defineRecipe({
  base: {
    containerType: 'inline-size',
    fontSize: 'xs',
    lineHeight: '1.3',
    fontVariantNumeric: 'tabular-nums',
    color: 'text2',
    '& .plot': { position: 'relative', height: { base: '240px', md: '300px' }, margin: '10px 4px 28px 32px' },
    '& .plot > *': { position: 'absolute' },
    '& .plot > i': { width: 'full', insetInlineStart: '0', borderTopWidth: '1px' },
    '& svg': { inset: '0', width: 'full', height: 'full', overflow: 'visible', fill: 'none' },
    [role('band')]: { fill: 'accentWash' },
    [role('line')]: { stroke: 'accent', strokeWidth: '2', vectorEffect: 'non-scaling-stroke' },
    [role('drop')]: {
      width: '0',
      bottom: '0',
      borderInlineStartWidth: '1.5px',
      borderStyle: 'dashed',
      borderColor: 'text',
    },
    '& .plot > b': { transform: 'translate(-50%, 50%)', ...dot },
    ...Object.fromEntries(Object.entries(marks).map(([name, look]) => [name.replace('& ', '& .plot > b'), look])),
    '& .estimate': { insetInlineEnd: 'calc(100% + 8px)', transform: 'translateY(50%)' },
    '& .budget': { top: 'calc(100% + 6px)', transform: 'translateX(-50%)' },
    '& .word': { whiteSpace: 'nowrap', paddingTop: '5px', textShadow: halo },
    '& .word[data-side=start]': { transform: 'translate(-100%, 100%)', paddingInlineEnd: '6px' },
    '& .word[data-side=end]': { transform: 'translateY(100%)', paddingInlineStart: '6px' },
    '& .word[data-strong]': { fontWeight: '600', color: 'text' },
    '@container (max-width: 899px)': { '& [data-room=much]': { display: 'none' } },
    '@container (max-width: 559px)': { '& [data-room=some], & [data-fine]': { display: 'none' } },
    '& .legend': { display: 'flex', flexWrap: 'wrap', columnGap: '20px', rowGap: '6px', textStyle: 'small' },
    '& .legend li': { display: 'flex', alignItems: 'baseline', gap: '8px', minWidth: '0' },
    '& .legend b': { flex: 'none', alignSelf: 'center', ...dot },
    ...Object.fromEntries(Object.entries(marks).map(([name, look]) => [name.replace('& ', '& .legend b'), look])),
    [forced]: withoutColours,
  },
});
