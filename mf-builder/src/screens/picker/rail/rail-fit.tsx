import { chosenOf } from '@rig4u/shared/builds';
import { paths } from '@rig4u/shared/routing';
import { TextLink } from '@rig4u/shared/ui';
import { LazyFitPicture } from '../../../components/fit-view/lazy-fit';
import { useBuild } from '../build-state';
import { usePointedBuild } from '../preview';

/** How the parts sit in the case, once there is one; while an option is pointed at, with that option. */
export function RailFit() {
  const { components, saved } = useBuild();
  const pointed = usePointedBuild(components);
  if (chosenOf(pointed, 'case').length === 0) return null;
  return (
    <section>
      <div className="apart">
        <h3>Fit view</h3>
        <TextLink to={saved ? paths.savedBuildFitView(saved.id) : paths.fitView}>Open large</TextLink>
      </div>
      <div className="picture">
        <LazyFitPicture components={pointed} look="side" width="rail" />
      </div>
    </section>
  );
}
