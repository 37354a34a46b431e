const { mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { dirname, join } = require('node:path');

/** What a file threw after its last test, as by a timer that it left, fails the run. `runner.cjs` writes it down in Jest's workers. */
module.exports = class LateErrors {
  #file = join(mkdtempSync(join(tmpdir(), 'rig4u-late-')), 'errors');

  constructor() {
    writeFileSync(this.#file, '');
    // Workers take it with the environment.
    process.env.RIG4U_LATE_ERRORS = this.#file;
  }

  onRunComplete() {
    const said = readFileSync(this.#file, 'utf8').trim();
    rmSync(dirname(this.#file), { recursive: true });
    delete process.env.RIG4U_LATE_ERRORS;
    if (said === '') return;
    const words = `Thrown when a test file was over:\n\n${said}\n`;
    process.stderr.write(words);
    this.error = new Error(words);
  }

  getLastError() {
    return this.error;
  }
};
