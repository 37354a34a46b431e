import { cleanAddress, Navigate, useLocation } from '@rig4u/shared/routing';
import type { BuiltInGuide } from '../../content/guide';
import { guideFromState, newerGuide } from '../../state/guide-in-history';
import { GuideArticle } from './guide-article';
import { GuideNotFound } from './guide-not-found';

/**
 * The guide of that id: the one in the navigation state, or the one of this release. Where there is none, an address with something
 * behind it leads to where it was meant to lead.
 */
export function GuideScreen({ id, builtIn }: { id: string; builtIn?: BuiltInGuide }) {
  const location = useLocation();
  const { state }: { state: unknown } = location;
  const guide = newerGuide(guideFromState(state, id), builtIn);
  if (guide) return <GuideArticle key={guide.id} guide={guide} />;
  const meant = cleanAddress(location);
  return meant ? <Navigate replace to={meant} /> : <GuideNotFound />;
}
