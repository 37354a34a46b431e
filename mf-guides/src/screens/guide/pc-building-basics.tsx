import { basics } from '../../content/pc-building-basics';
import { GuideScreen } from './guide-screen';

/** `/guides/pc-building-basics`. */
export const Component = () => <GuideScreen id={basics.id} builtIn={basics} />;
