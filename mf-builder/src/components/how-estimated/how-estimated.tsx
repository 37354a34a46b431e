import type { BuildComponents } from '@rig4u/shared/builds';
import { patiently } from '@rig4u/shared/lazy';
import { Disclosure, Skeleton } from '@rig4u/shared/ui';
import { loadMeasuredChips } from '../../catalogue/measured';
import type { PriceScores } from '../../domain/estimates';
import { WhenLoaded } from '../when-loaded';

const load = () =>
  patiently(async () => {
    const [{ EstimateBasis }, whole] = await Promise.all([
      import(/* webpackChunkName: "estimate-basis" */ './estimate-basis'),
      loadMeasuredChips(),
    ]);
    return { EstimateBasis, whole };
  });

interface Props {
  components: BuildComponents;
  /** The scores that follow from the price alone; undefined where that is not known whole. */
  performance: PriceScores | undefined;
}

/** A button beside estimates that opens what they rest on; its code and the measured chips come with the first press. */
export const HowEstimated = ({ components, performance }: Props) => (
  <Disclosure label="How this is estimated">
    <WhenLoaded what="What estimates rest on" load={load} waiting={<Skeleton h="8rem" />}>
      {({ EstimateBasis, whole }) => <EstimateBasis components={components} performance={performance} whole={whole} />}
    </WhenLoaded>
  </Disclosure>
);
