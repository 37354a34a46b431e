import type { Reason } from './table';

/** What each preset should be best at, and why it exists: words that stay true when prices change its parts. */
export const reasons: readonly Reason[] = [
  {
    id: 'budget-beast',
    first: 'price',
    why: 'The least that plays: lighter and older games on graphics of the processor, with a supply and a slot for a card later.',
  },
  {
    id: 'mid-range-performer',
    first: 'games',
    why: 'A first card of today and a processor that also works, in a mesh case, at the middle of what people ask for.',
  },
  {
    id: 'office-professional',
    first: 'work',
    why: 'A sound-damped case for a desk where people think, and no money for a card that nobody sees.',
  },
  {
    id: 'premium-performance',
    first: 'streams',
    why: 'Games and their stream at once behind panorama glass, with every part within its rate.',
  },
  { id: 'dream-machine', first: 'games', why: 'For who asks what the most would be.' },
  { id: 'amd-gaming-rig', first: 'games', why: 'Stacked cache and a Radeon: processor and card by one maker.' },
  { id: 'retro-gamer', first: 'games', why: 'Wood on the outside, a card for games inside, and no light.' },
  { id: 'gaming-stealth', first: 'games', why: 'The closed case with a fast card; nothing of it glows.' },
  {
    id: 'sleek-gaming',
    first: 'streams',
    why: 'A fast card for its price, behind glass and with its cables out of sight.',
  },
  { id: 'luxury-gaming', first: 'price', why: 'White glass for 4K, and cooling that is part of the look.' },
  { id: 'industrial-gaming', first: 'price', why: 'A modular steel frame, and a card on ordinary power plugs.' },
  { id: 'gaming-white', first: 'games', why: 'White where parts come in white, with stacked cache for games.' },
  { id: 'first-frames', first: 'games', why: 'A card of its own at the least money.' },
  {
    id: 'high-refresh',
    first: 'games',
    why: 'A quick processor for games and air around it; nothing that adds no pictures.',
  },
  {
    id: 'content-creator',
    first: 'video',
    why: 'Cores for renders, a disk for what is finished, and a white case to look at.',
  },
  { id: 'trading-workstation', first: 'work', why: 'Six screens, and backtests while they move.' },
  {
    id: 'industrial-workstation',
    first: 'memory',
    why: 'Models that need more memory than games do, with a disk for archives.',
  },
  { id: 'programmer-paradise', first: 'work', why: 'Cores for the compiler, and none of the money in a card.' },
  { id: 'luxury-workstation', first: 'work', why: 'As quick at work as it gets, closed and sound-damped.' },
  { id: 'cyberpunk-workstation', first: 'cores', why: 'Lit, and quick at renders.' },
  {
    id: 'retro-workstation',
    first: 'price',
    why: 'Wood on the desk, cores for code and a large cooler that nobody hears.',
  },
  { id: 'creator-starter', first: 'price', why: 'The least that encodes video on a card of its own.' },
  {
    id: 'studio-starter',
    first: 'memory',
    why: 'A socket that takes a sixteen-core later, and memory for photos today.',
  },
  { id: 'white-frost', first: 'price', why: 'White at the least money, for play and work.' },
  { id: 'cyberpunk-build', first: 'games', why: 'Light from every part that can carry it, and a card for 4K.' },
  { id: 'retro-gaming', first: 'games', why: 'A wooden front with a top Radeon behind it.' },
  { id: 'luxury-showcase', first: 'video', why: 'Twice as many cores as games need, behind the finest glass.' },
  { id: 'rgb-aurora', first: 'games', why: 'Light for a middling budget.' },
  { id: 'compact-powerhouse', first: 'size', why: 'The speed of a tower in little more than half its volume.' },
  { id: 'silent-operator', first: 'draw', why: 'For ears: calm parts in a damped case, and two terabytes.' },
  {
    id: 'streaming-specialist',
    first: 'video',
    why: "Eight cores for the game and an encoder of NVIDIA's for the stream.",
  },
  { id: 'compact-creator', first: 'size', why: 'A studio that fits on a shelf.' },
  { id: 'trading-compact', first: 'size', why: 'Six screens from a small machine.' },
  { id: 'compact-home', first: 'price', why: 'A small PC that does everything but games.' },
];
