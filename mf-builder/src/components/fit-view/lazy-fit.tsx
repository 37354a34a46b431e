import type { BuildComponents } from '@rig4u/shared/builds';
import { patiently } from '@rig4u/shared/lazy';
import { Skeleton } from '@rig4u/shared/ui';
import type { FitView } from '../../domain/fit-view/types';
import { WhenLoaded } from '../when-loaded';
import type { FitPanelProps } from './fit-panel';
import type { FitPictureProps } from './fit-picture';

const load = () =>
  patiently(async () => {
    const [panel, picture, build] = await Promise.all([
      import(/* webpackChunkName: "fit-view" */ './fit-panel'),
      import(/* webpackChunkName: "fit-view" */ './fit-picture'),
      import(/* webpackChunkName: "fit-view" */ './view-of-build'),
    ]);
    return { ...panel, ...picture, ...build };
  });

const fitView = 'The fit view';

/** The heights of the places, so that nothing moves when the picture comes. */
const heights = { rail: '11rem', details: '16rem', large: '32rem' } as const;

/** A view that is there already, or the build that it is made of once its code is here. */
type Shown = { view: FitView } | { components: BuildComponents };

export type LazyFitPictureProps = Omit<FitPictureProps, 'view'> & Shown;

/** `FitPicture`, whose code comes after the screen. With `components` the code of the view itself comes later too. */
export const LazyFitPicture = ({ look, width, onLead, ...shown }: LazyFitPictureProps) => (
  <WhenLoaded what={fitView} load={load} waiting={<Skeleton h={heights[width]} />}>
    {({ FitPicture, viewOfBuild }) => (
      <FitPicture
        view={'view' in shown ? shown.view : viewOfBuild(shown.components)}
        look={look}
        width={width}
        onLead={onLead}
      />
    )}
  </WhenLoaded>
);

/** `FitPanel`, whose code comes after the screen. */
export const LazyFitPanel = (props: FitPanelProps) => (
  <WhenLoaded what={fitView} load={load} waiting={<Skeleton h={heights.large} />}>
    {({ FitPanel }) => <FitPanel {...props} />}
  </WhenLoaded>
);
