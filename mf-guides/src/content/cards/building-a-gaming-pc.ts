import { figures } from '../figures';
import type { GuideCard } from '../guide';

const { displayLinks, uhd144Gbit } = figures;

export const gamingPcCard: GuideCard = {
  id: 'building-a-gaming-pc',
  title: 'Building a Gaming PC',
  description:
    'How to divide the money, which parts decide about frames per second, and the settings that are forgotten most often.',
  image: 'gpu',
  category: 'Gaming',
  icon: 'monitor',
  opening: `
# Building a Gaming PC

## Begin with the monitor
The monitor says what the rest has to do.
A picture in 2560 × 1440 has 1.8 times the pixels of one in 1920 × 1080, and 3840 × 2160 has four times as many.
A refresh rate of 144 Hz only pays off if the computer can bring that many frames.
Decide on resolution and refresh rate first, then buy parts for them.
A good monitor outlives two graphics cards, so it is the wrong place to save.
### Tips
- For fast shooters, prefer the refresh rate. For slow and beautiful games, prefer the resolution.
- Look for variable refresh rate, sold as FreeSync or G-Sync. It removes tearing when the frame rate changes.
- Check the link: 3840 × 2160 at 144 Hz needs about ${uhd144Gbit} Gbit/s. \
HDMI 2.1 carries up to ${displayLinks['HDMI 2.1']}, HDMI 2.0 only ${displayLinks['HDMI 2.0']}; \
DisplayPort 1.4 has ${displayLinks['DisplayPort 1.4']} and manages it by compression (DSC).

## Choose the graphics card
In a gaming computer the graphics card earns the largest share of the money, in most builds a quarter to a half of it.
Compare cards by tests of the games you play, at your resolution.
Mind the memory of the card too: 8 GB is tight in new games, 12 GB is a sound amount for 2560 × 1440,
and 16 GB leaves room for 3840 × 2160 and for ray tracing.`,
};
