const vm = require('node:vm');

/** What this worker has compiled, by file. */
const compiled = new Map();

/**
 * Lets a test file run what an earlier one of its worker has compiled. Why: Jest compiles every module anew for each file, which was a
 * quarter of the time of a small file that tests a page. What a module holds stays the file's own: it runs anew.
 * `executor` is the part of Jest 30 that compiles; its `compile` is private.
 */
function compileOnce(executor) {
  const compileAnew = executor.compile.bind(executor);
  const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
  executor.compile = (source, filename) => {
    const page = executor.environment.getVmContext();
    if (page === null) return null;
    try {
      if (compiled.get(filename)?.source !== source) {
        // The wrapper may not move what an error says of the first line.
        const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
        compiled.set(filename, { source, script });
      }
    } catch {
      // Jest says it in its own words.
      return compileAnew(source, filename);
    }
    return compiled.get(filename).script.runInContext(page);
  };
}

module.exports = { compileOnce };
