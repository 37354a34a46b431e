import { resolutionLabels, type Resolution } from './resolutions';

/** The points of an estimate, from low to high, 0 to 100. */
interface Points {
  low: number;
  high: number;
}

/** What a range of gaming points means. */
export interface GamingWords {
  /** At the highest settings: 'smooth in new games'. */
  games: string;
  /** 'as fast as a typical RTX 5070 PC'. */
  like: string;
}

/**
 * Frames a second of 100 points, on average over new games at the highest settings, without ray tracing and upscaling: by Tom's Hardware's
 * table of September 2026 (11 games, a fast processor; checks/gaming-relations/gpu-table-2026.ts) and what the model gives its fastest card.
 */
export const framesOf100: Readonly<Record<Resolution, number>> = { '1080p': 210, '1440p': 170, '4k': 111 };

/**
 * What an average of so many frames a second is called. 60 is the 'widely accepted performance target for PC games', one frame for each
 * picture of a 60 Hz screen (tomshardware.com/reviews/athlon-ii-x3-440-gaming-performance,2619-3.html); 120 is that of a 120 Hz screen; 30
 * is 'the lowest framerate at which a game is still playable' (gamerswiki.net/what-is-a-good-fps-for-gaming).
 */
export const frameClasses: readonly { frames: number; words: string }[] = [
  { frames: 120, words: 'smooth in new games, on a 120 Hz screen too' },
  { frames: 60, words: 'smooth in new games' },
  { frames: 30, words: 'playable in new games, smooth at lower settings' },
  { frames: 0, words: 'too much for this PC in new games' },
];

/** Points of typical PCs, by the model, slowest first: each card with a processor of its class. gaming-words.test.ts says which, and works them out anew. */
export const typicalPcs: readonly ({ card: string } & Readonly<Record<Resolution, number>>)[] = [
  { card: 'RTX 5050', '1080p': 30, '1440p': 25, '4k': 16 },
  { card: 'RTX 5060', '1080p': 38, '1440p': 32, '4k': 20 },
  { card: 'RTX 5060 Ti', '1080p': 44, '1440p': 41, '4k': 34 },
  { card: 'RTX 5070', '1080p': 57, '1440p': 52, '4k': 45 },
  { card: 'RTX 5070 Ti', '1080p': 76, '1440p': 66, '4k': 57 },
  { card: 'RTX 5080', '1080p': 83, '1440p': 74, '4k': 66 },
  { card: 'RTX 5090', '1080p': 97, '1440p': 98, '4k': 99 },
];

/** What a range of gaming points at a resolution means: by its lower end in games, and beside PCs that people know. */
export const gamingWords = ({ low, high }: Points, at: Resolution): GamingWords => ({
  games: classOf((low * framesOf100[at]) / 100),
  like: likeWhat(low, high, at),
});

const classOf = (atLeast: number): string => frameClasses.find(({ frames }) => atLeast >= frames)?.words ?? '';

function likeWhat(low: number, high: number, at: Resolution): string {
  const inside = typicalPcs.filter((pc) => pc[at] >= low && pc[at] <= high);
  const [first, last] = [inside[0], inside.at(-1)];
  if (first && last)
    return first === last
      ? `as fast as a typical ${first.card} PC`
      : `as fast as typical PCs from ${first.card} to ${last.card}`;
  const [below, above] = [typicalPcs.findLast((pc) => pc[at] < low), typicalPcs.find((pc) => pc[at] > high)];
  if (below && above) return `between typical PCs with ${below.card} and ${above.card}`;
  return below ? `faster than a typical ${below.card} PC` : `slower than a typical ${above?.card ?? ''} PC`;
}

/** Both in one sentence, without its full stop: '1440p, highest settings: smooth in new games; as fast as a typical RTX 5070 PC'. */
export const gamingSentence = (range: Points, at: Resolution): string => {
  const { games, like } = gamingWords(range, at);
  return `${resolutionLabels[at]}, highest settings: ${games}; ${like}`;
};
