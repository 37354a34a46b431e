import { savedBuilds } from '@rig4u/shared/builds';
import { paths } from '@rig4u/shared/routing';
import { useStored } from '@rig4u/shared/storage';
import { Hint, TextLink } from '@rig4u/shared/ui';

/** What to do in an empty account: bring a build of this browser into it, or find a first one. */
export function FirstStep() {
  const { length } = useStored(savedBuilds).value;
  return length > 0 ? (
    <Hint>
      <TextLink to={paths.savedBuilds}>{length === 1 ? '1 build' : `${length} builds`}</TextLink>{' '}
      <span>in this browser: open one, press Complete Build, then Save to my account.</span>
    </Hint>
  ) : (
    <Hint>
      <span>Not sure where to start?</span>{' '}
      <TextLink to={paths.optimalBuild}>Two questions lead to a whole build.</TextLink>
    </Hint>
  );
}
