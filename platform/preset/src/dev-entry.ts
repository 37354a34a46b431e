import config from 'rig4u-dev/config';
import * as routes from 'rig4u-dev/routes';
import { runAlone } from '@rig4u/shared/dev-shell';

runAlone(routes, config);
