import type { BuildComponents } from '@rig4u/shared/builds';
import { checkConnection, patiently, useLoaded } from '@rig4u/shared/lazy';
import { Button, Hint, Skeleton, VisuallyHidden } from '@rig4u/shared/ui';
import type { ReactNode } from 'react';
import type { FitView } from '../../domain/fit-view/types';
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

type FitCode = Awaited<ReturnType<typeof load>>;

/** The heights of the places, so that nothing moves when the picture comes. */
const heights = { rail: '11rem', details: '16rem', large: '32rem' } as const;

interface WhenLoadedProps {
  height: string;
  children: (code: FitCode) => ReactNode;
}

/** Fetches the code of the fit view, and keeps its place free until it is there. */
function WhenLoaded({ height, children }: WhenLoadedProps) {
  const code = useLoaded('fit-view', load);
  if (code.status === 'ready') return children(code.value);
  if (code.status === 'loading')
    return (
      <>
        <Skeleton h={height} />
        <VisuallyHidden role="status">Loading the fit view...</VisuallyHidden>
      </>
    );
  return (
    <div role="alert">
      <Hint>The fit view did not arrive. {checkConnection}</Hint>
      <Button size="sm" variant="outline" onClick={code.retry}>
        Try Again
      </Button>
    </div>
  );
}

/** A view that is there already, or the build that it is made of once its code is here. */
type Shown = { view: FitView } | { components: BuildComponents };

export type LazyFitPictureProps = Omit<FitPictureProps, 'view'> & Shown;

/** `FitPicture`, whose code comes after the screen. With `components` the code of the view itself comes later too. */
export const LazyFitPicture = ({ look, width, onLead, ...shown }: LazyFitPictureProps) => (
  <WhenLoaded height={heights[width]}>
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
  <WhenLoaded height={heights.large}>{({ FitPanel }) => <FitPanel {...props} />}</WhenLoaded>
);
