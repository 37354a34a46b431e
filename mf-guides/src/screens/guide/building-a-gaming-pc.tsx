import { gamingPc } from '../../content/building-a-gaming-pc';
import { GuideScreen } from './guide-screen';

/** `/guides/building-a-gaming-pc`. */
export const Component = () => <GuideScreen id={gamingPc.id} builtIn={gamingPc} />;
