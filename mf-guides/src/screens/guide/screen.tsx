import { useLocation, useParams } from '@rig4u/shared/routing';
import { findGuide } from '../../content/guides';
import { guideFromState, newerGuide } from '../../state/guide-in-history';
import { GuideArticle } from './guide-article';
import { GuideNotFound } from './guide-not-found';

/** `/guides/:guideId`. */
export function Component() {
  const { guideId = '' } = useParams();
  const { state }: { state: unknown } = useLocation();
  const guide = newerGuide(guideFromState(state, guideId), findGuide(guideId));
  return guide ? <GuideArticle key={guide.id} guide={guide} /> : <GuideNotFound />;
}
