import { Hint, Skeleton } from '@rig4u/shared/ui';
import { gamesWithout, usualResolution, type Estimate } from '../domain/estimates';
import { lateCode } from './late-code';
import { WhenLoaded } from './when-loaded';

const code = lateCode(() => import(/* webpackChunkName: "gaming-words" */ '../domain/estimates/gaming-words'));

/** What a gaming range means, in a sentence; before there is one, of which games it is to be. The words come with the first range. */
export const GamingSentence = ({ gaming }: { gaming: Estimate }) =>
  gaming.known ? (
    <WhenLoaded
      what="What the gaming range means"
      load={code.load}
      arrived={code.arrived}
      waiting={<Skeleton h="3.75rem" />}
    >
      {({ gamingSentence }) => (
        <Hint block>{`Gaming at ${gamingSentence(gaming, usualResolution)}, ${gamesWithout}.`}</Hint>
      )}
    </WhenLoaded>
  ) : (
    <Hint block>{`Games at 1440p, ${gamesWithout}.`}</Hint>
  );
