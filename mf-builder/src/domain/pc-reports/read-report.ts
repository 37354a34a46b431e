import type { PastedList } from '../pasted-lists/list-line';
import { aida64 } from './aida64';
import { dxdiag } from './dxdiag';
import type { ReportReader } from './finding';
import { fetchTools } from './fetch-tools';
import { hwinfo } from './hwinfo';
import { inxi } from './inxi';
import { linesOfFindings } from './lines-of-findings';
import { lshw } from './lshw';
import { msinfo } from './msinfo';
import { reportLines } from './report-lines';
import { ssu } from './ssu';

// The ones with a name of their own come first: their reports may name the others' words.
const readers: readonly ReportReader[] = [ssu, hwinfo, aida64, dxdiag, msinfo, lshw, inxi, fetchTools];

/** A report tells what it is in its first lines; a greeting may stand before it. */
const headLines = 400;

/** The parts that a report of a PC names, all of them owned; undefined where a text is none. Nothing else of it is kept. */
export function readReport(text: string): PastedList | undefined {
  const lines = reportLines(text);
  const reader = readerOf(lines);
  return reader && { lines: linesOfFindings(reader.read(lines)), notes: [] };
}

/** Whether a text is a report of a PC: it holds names, serial numbers and addresses. */
export const isReport = (text: string): boolean => readerOf(reportLines(text)) !== undefined;

function readerOf(lines: ReturnType<typeof reportLines>): ReportReader | undefined {
  const head = lines.slice(0, headLines).join('\n');
  return readers.find(({ recognises }) => recognises(head));
}
