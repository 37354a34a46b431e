import { checkLint } from './checks';

/** `pnpm lint`: rules and walls, format, unused code. */
const failed = (await checkLint()).filter(({ ok }) => !ok);
console.log(failed.length === 0 ? 'Nothing to complain of.' : failed.map(({ output }) => output).join('\n'));
process.exitCode = failed.length === 0 ? 0 : 1;
