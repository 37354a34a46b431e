import * as v from 'valibot';
import { Refusal } from '@rig4u/kernel';
import { describeIssues } from '@rig4u/shared/contracts';
import { revisionSchema, type Revision } from './revision';

/** The revision in a text. Throws a Refusal that names the file. */
export function parseRevision(text: string, file: string): Revision {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), revisionSchema), text);
  if (read.success) return read.output;
  throw new Refusal(
    `${file} is not a revision: ${describeIssues(read.issues)}. Put back the file of a backup; the revisions before it are beside it.`,
  );
}

/** A revision as the log keeps it. Throws where it is none: a fault of ours. */
export const revisionText = (revision: Revision): string =>
  `${JSON.stringify(v.parse(revisionSchema, revision), null, 2)}\n`;
