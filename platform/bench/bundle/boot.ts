import '../../../host/src/boot/boot';
import { screensAt } from '@rig4u/shared/boot';
import { preload } from '../../../host/src/remotes/preload';
import { screensId, type NamedScreen } from './screens-in-page';

// The product's boot script, which finds no record of a remote here; then the bundle's own screens, asked for ahead in
// the same way.
const named: NamedScreen[] = JSON.parse(document.getElementById(screensId)?.textContent ?? '[]');
for (const { files } of screensAt(named, location.pathname)) for (const file of files) preload(document, file);
