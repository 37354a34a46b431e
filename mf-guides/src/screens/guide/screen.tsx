import { useParams } from '@rig4u/shared/routing';
import { GuideScreen } from './guide-screen';

/** `/guides/:guideId`: a guide that only the navigation state has. The built-in ones have addresses of their own. */
export function Component() {
  const { guideId = '' } = useParams();
  return <GuideScreen id={guideId} />;
}
