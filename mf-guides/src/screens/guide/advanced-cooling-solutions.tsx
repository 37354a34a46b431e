import { advancedCooling } from '../../content/advanced-cooling-solutions';
import { GuideScreen } from './guide-screen';

/** `/guides/advanced-cooling-solutions`. */
export const Component = () => <GuideScreen id={advancedCooling.id} builtIn={advancedCooling} />;
