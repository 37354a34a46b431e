import { useLocation } from '@rig4u/shared/routing';
import type { BuiltInGuide } from '../../content/guide';
import { guideFromState, newerGuide } from '../../state/guide-in-history';
import { GuideArticle } from './guide-article';
import { GuideNotFound } from './guide-not-found';

/** The guide of that id: the one in the navigation state, or the one of this release. */
export function GuideScreen({ id, builtIn }: { id: string; builtIn?: BuiltInGuide }) {
  const { state }: { state: unknown } = useLocation();
  const guide = newerGuide(guideFromState(state, id), builtIn);
  return guide ? <GuideArticle key={guide.id} guide={guide} /> : <GuideNotFound />;
}
