import type { Aspect } from './aspects';
import { gamesModels } from './fitted';
import { speedTogether } from './games-together';
import type { Range } from './range';
import type { Resolution } from './resolutions';
import { anyProcessor, memoryLeft, type Sides } from './sides';

/** Memory that work can use, in GB. */
const useful = { productivity: 16, videoEditing: 32 };

/** What recording and sending a game takes of a processor, in samples per minute of rendering; at most this share of it. */
const encoder = { takes: 40, atMost: 0.6 };

/** One number of each side: the lowest, the likeliest or the highest. */
interface Point {
  rendering: number;
  cardRendering: number;
  games: number;
  cardGames: number;
  memory: number;
  drive: number;
}

type Model = (point: Point, at: Resolution) => number;

/**
 * Half of the fastest pair's time is work of the processor, half of the card. The speeds are shares of the reference parts', so the
 * reference pair has 1.
 */
const half = (a: number, b: number): number => 2 / (1 / a + 1 / b);

/** Rendering speeds of the fastest processor and card, rounded: with them the pair takes the same time on each. */
const unit = { processor: 660, card: 15_000 };

const models: Readonly<Record<Aspect, Model>> = {
  gaming: ({ games, cardGames }, at) => speedTogether(gamesModels.together, at, cardGames, games),
  productivity: ({ rendering, memory, drive }) => rendering * memory * drive,
  videoEditing: ({ rendering, cardRendering, memory, drive }) =>
    half(rendering / unit.processor, cardRendering / unit.card) * memory * drive,
  streaming: ({ games, cardGames, rendering }, at) =>
    speedTogether(
      gamesModels.together,
      at,
      cardGames,
      games * (1 - Math.min(encoder.atMost, encoder.takes / rendering)),
    ),
};

/** Whether an aspect can be told of such sides. */
export function canTell(aspect: Aspect, { processor, graphics }: Sides): boolean {
  const seen = graphics?.games !== undefined;
  if (aspect === 'gaming') return seen;
  return processor?.rendering !== undefined && (aspect !== 'streaming' || seen);
}

/** A card of any kind, where nothing is known of it: rendering by it alone may take anything. */
const anyCard: Range = { low: 20, mid: 600, high: 15_000 };

/** One end of a build's speed, or the middle; every model rises with every side, so ends go to ends. */
function speedAt(
  end: keyof Range,
  aspect: Aspect,
  { processor, graphics, memory, drive }: Sides,
  at: Resolution,
): number {
  const asked = aspect === 'productivity' || aspect === 'videoEditing' ? useful[aspect] : undefined;
  return models[aspect](
    {
      rendering: (processor?.rendering ?? anyProcessor.rendering)[end],
      cardRendering: (graphics?.rendering ?? anyCard)[end],
      games: (processor?.games?.[at] ?? anyProcessor.games)[end],
      cardGames: graphics?.games?.[at][end] ?? 0,
      memory: asked === undefined ? 1 : memoryLeft(memory, asked)[end],
      drive: drive[end],
    },
    at,
  );
}

/** The speed of a build, in a unit of its own for each aspect, as a range. */
export const aspectSpeed = (aspect: Aspect, sides: Sides, at: Resolution): Range => ({
  low: aspectLow(aspect, sides, at),
  mid: aspectMiddle(aspect, sides, at),
  high: speedAt('high', aspect, sides, at),
});

/** The likeliest speed alone. */
export const aspectMiddle = (aspect: Aspect, sides: Sides, at: Resolution): number => speedAt('mid', aspect, sides, at);

/** The least alone. */
export const aspectLow = (aspect: Aspect, sides: Sides, at: Resolution): number => speedAt('low', aspect, sides, at);
