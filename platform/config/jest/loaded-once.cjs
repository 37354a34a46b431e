/**
 * A transformer for packages of plain data: a test file gets what its worker has loaded already. Why: Jest loads every module anew for each file, and
 * the two versions of aria-query, 140 small modules each, took a twentieth of the time of the browser parts' tests.
 */
module.exports = {
  process: () => ({ code: "module.exports = globalThis[Symbol.for('rig4u.load-once')](__filename);" }),
};
