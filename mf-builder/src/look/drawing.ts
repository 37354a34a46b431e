import { forced, styled } from '@rig4u/shared/recipes';

/** The colours of a drawing from facts, by the names that its paths bear: `art-fill-top`, `art-stroke-line`. */
const tones = {
  top: 'var(--art-1)',
  left: 'var(--art-2)',
  right: 'var(--art-3)',
  deep: 'var(--art-4)',
  soft: 'var(--art-soft)',
  accent: 'var(--art-accent)',
  line: 'var(--art-line)',
  none: 'none',
};

const coloured = Object.fromEntries(
  Object.entries(tones).flatMap(([name, colour]) => [
    [`& .art-fill-${name}`, { fill: colour }],
    [`& .art-stroke-${name}`, { stroke: colour }],
  ]),
);

const inked = ['line', 'accent'];

/** Without colours: lines and small marks have the text's colour, faces and the cores of cables the page's. */
const plain = Object.fromEntries(
  Object.keys(tones)
    .filter((name) => name !== 'none')
    .flatMap((name) => {
      const ink = inked.includes(name) ? 'CanvasText' : 'Canvas';
      return [
        [`& .art-fill-${name}`, { fill: ink }],
        [`& .art-stroke-${name}`, { stroke: ink }],
      ];
    }),
);

/** A drawing made from facts, 240 × 200. Its paths name their colours, and this maps the names to the theme. */
export const Drawing = styled('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: 'auto',
    aspectRatio: '240 / 200',
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    ...coloured,
    [forced]: plain,
  },
});
