import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { root, runChild } from '@rig4u/kernel';
import { writeDist } from '@rig4u/releases/fake-builds';

/** What the linter says of a file, and the rule that says it: `rig4u(no-raw-style)`. */
export interface Complaint {
  file: string;
  rule: string;
  message: string;
}

const said = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    diagnostics: v.array(
      v.object({ filename: v.string(), code: v.string(), message: v.string(), help: v.optional(v.string(), '') }),
    ),
  }),
);

/** Lints texts by their path in a folder of their own: nothing but them is there. */
export async function lintTexts(texts: ReadonlyMap<string, string>, config: object): Promise<Complaint[]> {
  const folder = await writeDist(new Map([...texts].map(([file, text]) => [file, new TextEncoder().encode(text)])));
  await writeFile(join(folder, 'oxlint.config.mjs'), `export default ${JSON.stringify(config)};`);
  const { output } = await runChild(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '-c', 'oxlint.config.mjs', '--format', 'json'],
    { cwd: folder },
  );
  return v.parse(said, output).diagnostics.map(({ filename, code, message, help }) => ({
    file: filename,
    rule: code,
    message: `${message} ${help}`,
  }));
}
