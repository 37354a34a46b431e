import { overclocking } from '../../content/overclocking-guide';
import { GuideScreen } from './guide-screen';

/** `/guides/overclocking-guide`. */
export const Component = () => <GuideScreen id={overclocking.id} builtIn={overclocking} />;
