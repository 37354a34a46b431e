import { findFirefox } from '@rig4u/workspace/find-firefox';
import { startFirefox } from './firefox';
import { runJourneys, runTranslated } from './run-journeys';
import { openStage } from './stage';

const stage = openStage(findFirefox, startFirefox);

runJourneys(stage);
runTranslated(stage);
