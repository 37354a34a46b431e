import { drafts } from '../../state/drafts';

/**
 * Keeps a pasted text until it is imported. Only what is known to be no report of a PC outlives a reload: a report holds names and serial
 * numbers, and it takes the reader to know one.
 */
export async function keepDraft(name: string, text: string): Promise<void> {
  drafts.hold(name, text);
  try {
    const { isReport } = await import(/* webpackChunkName: "pasted-list" */ '../pasted-list');
    if (drafts.read(name) === text && !isReport(text)) drafts.write(name, text);
  } catch {
    // Without the reader nobody knows what the text is: it stays in memory.
  }
}
