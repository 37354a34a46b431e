import { runJest } from './run-jest';
import { lastLine } from './tally';

/** `pnpm prove [path …]`: the unit tests with every heavy proof in full. It takes many minutes longer than `npm test`. */
const { output, ...tally } = await runJest('unit', process.argv.slice(2), { RIG4U_PROVE: '1' });
console.log(`${tally.failed > 0 ? `${output.trim()}\n` : ''}${lastLine(tally)}`);
process.exitCode = tally.failed > 0 ? 1 : 0;
