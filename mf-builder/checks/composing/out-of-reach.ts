import type { Brief } from './brief';
import { compose, type Composed } from './compose';
import { rangesOf } from './compose-near';
import type { Shelf } from './shelf';

/** How far from its price range a build is looked for, in US dollars: near first, since a wide range takes long to search. */
const distances = [10, 20, 40, 80, 160, 320, 640, 1280, 2560];

/** The build nearest to a price range on one side of it, found by halving the distance; undefined where there is none. */
function nearest(shelf: Shelf, brief: Brief, side: 'above' | 'below'): Composed | undefined {
  const [least, most] = rangesOf(brief).at(-1) ?? brief.price;
  const within = (distance: number): Composed | undefined => {
    const price = side === 'above' ? ([most + 1, most + distance] as const) : ([least - distance, least - 1] as const);
    return compose(shelf, { ...brief, price });
  };
  let found: Composed | undefined;
  let [none, some] = [0, 0];
  for (const distance of distances) {
    found = within(distance);
    some = distance;
    if (found) break;
    none = distance;
  }
  while (found && some - none > 1) {
    const middle = Math.floor((none + some) / 2);
    const nearer = within(middle);
    if (nearer) [found, some] = [nearer, middle];
    else none = middle;
  }
  return found;
}

/** What would meet a brief that no build meets: the nearest prices, and the part that would have to cost less. */
export function outOfReach(shelf: Shelf, brief: Brief): string {
  const [least, most] = rangesOf(brief).at(-1) ?? brief.price;
  const asked = least === most ? `$${least} to the dollar` : `$${least} to $${most}`;
  const [below, above] = [nearest(shelf, brief, 'below'), nearest(shelf, brief, 'above')];
  const dollars = ({ cents }: Composed): number => Math.round(cents / 100);
  const says = [
    `${brief.id} cannot be composed at ${asked}`,
    ...(below ? [`the nearest below costs $${dollars(below)}`] : ['nothing below can be composed']),
    ...(above
      ? [`the nearest above costs $${dollars(above)}, ${cheaperPart(shelf, above, most)}`]
      : ['nothing above can be composed']),
  ];
  return `${says.join('; ')}.`;
}

/** The dearest part of a build, and by how much it alone is too dear. */
function cheaperPart(shelf: Shelf, { parts, cents }: Composed, most: number): string {
  const all = Object.values(shelf).flat();
  const [dearest] = Object.values(parts)
    .flat()
    .flatMap((id) => all.find((part) => part.id === id) ?? [])
    .toSorted((a, b) => b.price - a.price);
  const over = Math.round(cents / 100) - most;
  return `and would do if ${dearest?.id} ${dearest?.name} ($${dearest?.price}) cost $${over} less`;
}
