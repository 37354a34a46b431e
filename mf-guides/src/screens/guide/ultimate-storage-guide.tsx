import { storage } from '../../content/ultimate-storage-guide';
import { GuideScreen } from './guide-screen';

/** `/guides/ultimate-storage-guide`. */
export const Component = () => <GuideScreen id={storage.id} builtIn={storage} />;
