import { findWebKit } from '@rig4u/workspace/find-webkit';
import { startWebKit } from './webkit';
import { runJourneys } from './run-journeys';
import { openStage } from './stage';

runJourneys(openStage(findWebKit, startWebKit));
