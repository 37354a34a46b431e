import { checkTypes } from './checks';
import { parts } from '../parts/this-repository';

/** `pnpm types`: every part in one program. A folder that is no declared part ends it before that, with a message. */
const { ok, output } = await checkTypes();
console.log(ok ? `The types of ${parts.length} parts are sound.` : output);
process.exitCode = ok ? 0 : 1;
