const { appendFileSync } = require('node:fs');
const { inspect } = require('node:util');
const { compileOnce } = require('./compiled-once.cjs');

const along = (...names) => names.reduce((from, name) => require.resolve(name, { paths: [from] }), __dirname);
const { default: runFile } = require(along('jest', 'jest-cli', 'jest-config', 'jest-circus/runner'));

let latest;
const betweenFiles = new Set(process.listeners('uncaughtException'));
const isBetweenFiles = () => process.listeners('uncaughtException').every((listener) => betweenFiles.has(listener));

// Between two files an error that nobody catches ends a worker; Jest starts another, and the run is green.
process.on('uncaughtExceptionMonitor', (error) => {
  const file = process.env.RIG4U_LATE_ERRORS;
  if (file === undefined || !isBetweenFiles()) return;
  appendFileSync(file, `After ${latest}:\n${inspect(error)}\n\n`);
});

/**
 * Jest's own runner of a test file. A worker compiles a module once; what is thrown after the file's last test is written down for
 * `late-errors.cjs`.
 */
module.exports = (globalConfig, config, environment, runtime, testPath, ...rest) => {
  latest = testPath;
  compileOnce(runtime.cjsLoader.executor);
  return runFile(globalConfig, config, environment, runtime, testPath, ...rest);
};
